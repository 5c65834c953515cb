import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Order } from '#admin/orders/use-order.ts';
import { mount } from '#test/mount.ts';
import { RefundDialog } from './refund-dialog.tsx';

const order = {
  id: 'ord_1',
  order_number: 'HAAT1001',
  version: 1,
  customer: { name: 'Asha' },
  items: [{ id: 'itm_1', product_name: 'Diya', product_image: '/diya.webp', quantity: 2, returned: 0 }],
  returns: [],
  totals: { shipping: 0, gift_wrap: 0, cod_charges: 0 },
} as unknown as Order;

type Sent = { items: { quantity: number }[] };
const refunded: Sent[] = [];
let answerForTwo: () => void;

// The test DOM cannot open dialogs.
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function open() {
    this.open = true;
  };
  refunded.length = 0;
  const two = new Promise<void>((resolve) => {
    answerForTwo = resolve;
  });
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    const sent = JSON.parse(body) as Sent;
    if (path.endsWith('/refund')) {
      refunded.push(sent);
      return Response.json({ order });
    }
    const { quantity } = sent.items[0]!;
    if (quantity === 2) await two;
    const figures = {
      cash: 0,
      counted: quantity === 2 ? 500 : 0,
      charges: 0,
      whole: false,
      invoice_number: 'A1',
      tax: 0,
      pieces: [],
    };
    return Response.json({ ...figures, amount: quantity * 450 });
  });
});
afterEach(() => vi.unstubAllGlobals());

test('a refund cannot be sent while the figure on its button is of an earlier choice', async () => {
  const dialog = createElement(RefundDialog, { order, onClose: () => {} });
  const { user } = mount(() => createElement(QueryClientProvider, { client: new QueryClient() }, dialog));
  const more = await screen.findByRole('button', { name: 'Increase Pieces of Diya' });
  const button = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Refund/ });
  await user.type(screen.getByLabelText(/^Reason/), 'One was broken');
  await user.click(more);
  await screen.findByRole('button', { name: 'Refund ₹450' });
  expect(button().disabled).toBe(false);
  await user.click(more);
  expect(button().textContent).toBe('Refund ₹450');
  expect(button().disabled).toBe(true);
  await user.click(button());
  expect(refunded).toEqual([]);
  answerForTwo();
  await screen.findByRole('button', { name: 'Refund ₹900' });
  await screen.findByText('₹500 was already refunded in Razorpay’s dashboard and is not sent again.');
  await screen.findByText('₹400 goes back to Asha the way it was paid.');
  expect(button().disabled).toBe(false);
  await user.click(button());
  expect(refunded[0]?.items[0]?.quantity).toBe(2);
});

test('a refund can be sent from a page without TLS, where a browser makes no UUID', async () => {
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes });
  const dialog = createElement(RefundDialog, { order, onClose: () => {} });
  const { user } = mount(() => createElement(QueryClientProvider, { client: new QueryClient() }, dialog));
  await user.type(await screen.findByLabelText(/^Reason/), 'One was broken');
  await user.click(screen.getByRole('button', { name: 'Increase Pieces of Diya' }));
  await user.click(await screen.findByRole('button', { name: 'Refund ₹450' }));
  expect(refunded[0]?.items[0]?.quantity).toBe(1);
});
