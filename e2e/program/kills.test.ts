import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { waitFor } from '../../test/wait-for.ts';
import { type ApiBuyer, signUp } from '../support/api-buyer.ts';
import { type MortalShop, openMortalShop } from './mortal-shop.ts';

// Kills with SIGKILL a shop with its own database during an online payment, and starts it again: without manual work the order is paid or
// can be paid, and the sandbox's books show whether it was paid once. The scorecard kills the program at every named step of a payment, also
// during verification, webhooks and the first check with Razorpay; these tests cover what the customer does before and after a kill.

let shop: MortalShop;
let buyer: ApiBuyer;
let product: Awaited<ReturnType<MortalShop['product']>>;
/** Every order of this file, to be audited at the end. */
const paidOrders: string[] = [];

beforeAll(async () => {
  shop = await openMortalShop();
  buyer = await signUp(shop.url);
  product = await shop.product();
});
beforeEach(() => shop.steer({ webhooks: 'on' }));
afterAll(() => shop.close());

test('killed 20 ms after an order was sent, the program makes one order when the same key is sent again', async () => {
  const before = await buyer.orders();
  const key = randomUUID();
  const sent = buyer.place(product, key).catch(() => undefined);
  await sleep(20);
  await shop.restart();
  await sent;
  const order = await buyer.place(product, key);
  expect(await buyer.orders()).toHaveLength(before.length + 1);
  await payNow(order.id);
  await isPaidOnce(order.id);
});

test('a payment made in a window that was open when the program was killed counts', async () => {
  const order = await buyer.place(product);
  const { razorpay_order_id } = await buyer.open(order.id);
  await shop.restart();
  const paid = await buyer.pay(razorpay_order_id);
  expect((await buyer.verify(order.id, paid)).payment.status).toBe('completed');
  await isPaidOnce(order.id);
});

test.each(['success@razorpay', 'manual@razorpay'])(
  'killed after the bank took the money and before the browser reported it (%s), the order becomes paid automatically',
  async (vpa) => {
    const order = await buyer.place(product);
    const { razorpay_order_id } = await buyer.open(order.id);
    await shop.steer({ webhooks: vpa === 'success@razorpay' ? 'hold' : 'off' });
    const paid = await buyer.pay(razorpay_order_id, vpa);
    await shop.restart();
    await becomesPaid(order.id);
    await shop.steer({ webhooks: 'on' });
    // The browser's confirmation and the webhook arrive late, and change nothing.
    await buyer.verify(order.id, paid);
    await isPaidOnce(order.id);
  },
);

test('after all kills, stock and invoice numbers match the paid orders, and nothing else was ordered', async () => {
  const orders = await buyer.orders();
  expect(orders.map(({ id }) => id).toSorted()).toEqual(paidOrders.toSorted());
  const now = await shop.product(product.id);
  expect(now.stock_quantity).toBe(product.stock_quantity - orders.length);
  const numbers = (await buyer.invoices()).map(({ invoice_number }) =>
    Number(invoice_number.split('/').at(-1)),
  );
  expect(numbers.toSorted((a, b) => a - b)).toEqual(orders.map((_, index) => index + 1));
});

/** Pays like a customer after a reload: opens the payment, pays, and the browser confirms it. */
async function payNow(orderId: string): Promise<string> {
  const { razorpay_order_id } = await buyer.open(orderId);
  const order = await buyer.verify(orderId, await buyer.pay(razorpay_order_id));
  expect(order.payment.status).toBe('completed');
  return razorpay_order_id;
}

function becomesPaid(orderId: string) {
  return waitFor(`order ${orderId} to be paid`, async () => {
    const { payment } = await buyer.order(orderId);
    return payment.status === 'completed';
  });
}

async function isPaidOnce(orderId: string): Promise<void> {
  paidOrders.push(orderId);
  const { status, payment, invoice_id } = await buyer.order(orderId);
  expect({ status, payment: payment.status }).toEqual({ status: 'processing', payment: 'completed' });
  const { razorpay_order_id } = await buyer.open(orderId).catch(() => ({ razorpay_order_id: undefined }));
  expect(razorpay_order_id, 'a paid order can be paid again').toBeUndefined();
  const invoices = (await buyer.invoices()).filter(({ order_id }) => order_id === orderId);
  expect(invoices.map(({ id, document_type }) => ({ id, document_type }))).toEqual([
    { id: invoice_id, document_type: 'tax_invoice' },
  ]);
  const opened = await shop.bank.findOrderByReceipt(orderId);
  const payments = await shop.bank.listPayments(opened!.id);
  const captured = payments.filter((one) => one.status === 'captured');
  expect(captured.map(({ id, amount_refunded }) => ({ id, amount_refunded }))).toEqual([
    { id: payment.transaction_id, amount_refunded: 0 },
  ]);
}
