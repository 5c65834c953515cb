import { screen } from '@testing-library/react';
import { createElement } from 'react';
import { Link, useLocation } from 'react-router';
import { test } from 'vitest';
import { mount } from '#test/mount.ts';
import { ScreenHead } from './screen-head.tsx';

function Screen() {
  const { pathname } = useLocation();
  return createElement(
    'div',
    null,
    createElement('output', null, pathname),
    createElement(Link, { to: '/orders/HAAT1001' }, 'Order'),
    createElement(ScreenHead, { title: 'HAAT1001' }),
  );
}

test('Back goes to the list when the record was opened directly, as from an e-mail', async () => {
  const { user } = mount(Screen, '/orders/HAAT1001');
  await user.click(await screen.findByRole('button', { name: 'Back' }));
  await screen.findByText('/orders');
});

test('Back leads to the screen from which the record was opened', async () => {
  const { user } = mount(Screen, '/');
  await user.click(await screen.findByRole('link', { name: 'Order' }));
  await screen.findByText('/orders/HAAT1001');
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await screen.findByText('/');
});
