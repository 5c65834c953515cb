import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ShopError } from '#domain/error.ts';
import { listRefunds, makePaymentReports } from '#test/scenes/payment-reports.ts';
import { audit } from '#test/auditor.ts';
import { readOrder } from '#test/buy.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { startPayment } from './start-payment.ts';

// The owner changes the keys of Razorpay while an order is unpaid.

let shop: TestShop;
let reports: Awaited<ReturnType<typeof makePaymentReports>>;
beforeAll(async () => {
  shop = await openShop();
});
beforeEach(async () => {
  reports = await makePaymentReports(shop);
});
afterAll(async () => {
  expect(await audit(shop)).toEqual([]);
  await shop.close();
});

/**
 * Starts the payment of an order with another key: a key of the same account knows its Razorpay orders, a key of another account does not.
 */
async function startWith(keyId: string, orderId: string, { ofSameAccount = false } = {}) {
  const { razorpay } = shop.ctx;
  const refuse = () => {
    throw new ShopError({ kind: 'unavailable', code: 'supplier.refused', message: 'No such order' });
  };
  const getOrder: typeof razorpay.getOrder = async (id) => (ofSameAccount ? razorpay.getOrder(id) : refuse());
  return startPayment({ ...reports.buyer.ctx, razorpay: { ...razorpay, keyId, getOrder } }, orderId);
}

test('an unpaid order gets a new Razorpay order when the keys become those of another account', async () => {
  const order = await reports.orderOnline();
  const both = await Promise.all([startWith('rzp_live_1', order.id), startWith('rzp_live_1', order.id)]);
  const again = await startWith('rzp_live_1', order.id);
  expect(new Set(both.map(({ razorpay_order_id }) => razorpay_order_id))).toEqual(
    new Set([again.razorpay_order_id]),
  );
  expect(again.razorpay_order_id).not.toBe(order.gatewayOrderId);
  expect(again).toMatchObject({ key_id: 'rzp_live_1', amount: order.amount });
  await reports.tell({ ...order, gatewayOrderId: again.razorpay_order_id }, { status: 'captured' });
  expect((await readOrder(shop, reports.buyer, order.id)).payment.status).toBe('completed');
});

test('a payment for the former Razorpay order still counts, and a second payment is refunded', async () => {
  const order = await reports.orderOnline();
  await reports.tell(order, { status: 'failed' });
  const { razorpay_order_id } = await startWith('rzp_live_1', order.id);
  await reports.tell(order, { status: 'captured' });
  expect((await readOrder(shop, reports.buyer, order.id)).payment.status).toBe('completed');
  await reports.tell({ ...order, gatewayOrderId: razorpay_order_id }, { status: 'captured' });
  expect(await listRefunds(shop, order.id)).toMatchObject([
    { reason: 'duplicate', amount_paise: order.amount },
  ]);
});

test('a new key of the same account keeps the Razorpay order, and checks it only once', async () => {
  const order = await reports.orderOnline();
  const first = await startWith('rzp_live_2', order.id, { ofSameAccount: true });
  const second = await startWith('rzp_live_2', order.id);
  expect([first.razorpay_order_id, second.razorpay_order_id]).toEqual([
    order.gatewayOrderId,
    order.gatewayOrderId,
  ]);
});
