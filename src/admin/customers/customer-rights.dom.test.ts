import { screen } from '@testing-library/react';
import { createElement } from 'react';
import { Link, Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listToasts } from '#ui/overlay/toasts.ts';
import { mountAs } from '#test/scenes/mount-as.ts';
import type { Customer } from './customer.ts';
import { CustomerCod } from './customer-cod.tsx';
import { CustomerRights } from './customer-rights.tsx';

beforeEach(() => {
  // The test DOM cannot open dialogs.
  HTMLDialogElement.prototype.showModal = function open() {
    this.open = true;
  };
});
afterEach(() => vi.unstubAllGlobals());

test('an account that is erased after its screen was left does not open the customers', async () => {
  const erased = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => erased.promise);
  const customer = { id: 'usr_1', name: 'Asha', open_orders: [] as string[] } as Customer;
  const leave = createElement(Link, { to: '/orders' }, 'Leave');
  const routes = createElement(
    Routes,
    null,
    createElement(Route, { path: '/', element: createElement(CustomerRights, { customer }) }),
    createElement(Route, { path: '/orders', element: createElement('h1', null, 'Orders') }),
    createElement(Route, { path: '*', element: createElement('h1', null, 'Customers') }),
  );
  const { user } = mountAs([], createElement('main', null, leave, routes));
  await user.click(await screen.findByRole('button', { name: 'Erase account' }));
  await user.click(screen.getAllByRole('button', { name: 'Erase account' }).at(-1)!);
  await user.click(screen.getByText('Leave'));
  await screen.findByRole('heading', { name: 'Orders' });
  erased.resolve(Response.json({}));
  await vi.waitFor(() =>
    expect(listToasts().some(({ text }) => text === 'The account is erased')).toBe(true),
  );
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByRole('heading', { name: 'Customers' })).toBeNull();
});

test('a late answer of Block COD does not close the dialog that was opened again', async () => {
  const blocked = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => blocked.promise);
  const customer = { id: 'usr_1', refused: 0, cod_block: null } as Customer;
  const { user } = mountAs(['cancel_orders'], createElement(CustomerCod, { customer }));
  await user.click(await screen.findByRole('button', { name: 'Block COD' }));
  await user.type(screen.getByLabelText('Reason'), 'Refused three');
  await user.click(screen.getAllByRole('button', { name: 'Block COD' }).at(-1)!);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Block COD' }));
  await user.type(screen.getByLabelText('Reason'), 'Refused four');
  blocked.resolve(Response.json({}));
  await vi.waitFor(() =>
    expect(listToasts().some(({ text }) => text === 'Cash on delivery is blocked')).toBe(true),
  );
  expect(screen.getByLabelText<HTMLTextAreaElement>('Reason').value).toBe('Refused four');
});
