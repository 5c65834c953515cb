import { screen } from '@testing-library/react';
import { createElement } from 'react';
import { Link, useLocation } from 'react-router';
import { expect, test } from 'vitest';
import { mount } from '#test/mount.ts';
import { useScreenFocus } from './use-screen-focus.ts';

function Frame() {
  useScreenFocus();
  const isList = useLocation().pathname === '/orders';
  return createElement(
    'div',
    null,
    createElement(Link, { to: '/orders' }, 'Rail'),
    createElement(
      'main',
      { tabIndex: -1 },
      isList ? createElement(Link, { to: '/orders/HT-1' }, 'Row') : 'The order',
    ),
  );
}

test('A screen that was opened from a row gets the focus; a link of the rail keeps it', async () => {
  const { user } = mount(Frame, '/orders/HT-1');
  const rail = await screen.findByRole('link', { name: 'Rail' });
  await user.click(rail);
  await user.click(await screen.findByRole('link', { name: 'Row' }));
  await screen.findByText('The order');
  expect(document.activeElement).toBe(screen.getByRole('main'));
  await user.click(rail);
  await screen.findByRole('link', { name: 'Row' });
  expect(document.activeElement).toBe(rail);
});
