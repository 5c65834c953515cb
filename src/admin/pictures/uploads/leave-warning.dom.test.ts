import { act, screen } from '@testing-library/react';
import { createElement } from 'react';
import { Link, useLocation } from 'react-router';
import { expect, test } from 'vitest';
import { mount } from '#test/mount.ts';
import { LeaveWarning } from './leave-warning.tsx';

test('leaving during an upload asks for confirmation, and Cancel stays on the page', async () => {
  const Photos = () =>
    createElement(
      'div',
      null,
      createElement('output', null, useLocation().pathname),
      createElement(Link, { to: '/orders' }, 'Orders'),
      createElement(LeaveWarning, {
        title: '2 photos are still being sent',
        effect: 'They are not in the shop yet.',
      }),
    );
  // The router asks only once the effects after the first rendering have run.
  const { user } = await act(async () => mount(Photos));
  const open = await screen.findByRole('link', { name: 'Orders' });
  await user.click(open);
  await screen.findByText('2 photos are still being sent');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('status').textContent).toBe('/');
  await user.click(open);
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  expect(screen.getByRole('status').textContent).toBe('/orders');
});
