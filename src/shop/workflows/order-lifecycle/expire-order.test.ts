import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { minuteMs } from '#domain/durations.ts';
import { inTransaction } from '#shop/context.ts';
import { storePromotion } from '#test/orders/store-promotion.ts';
import { expireOrder } from './expire-order.ts';
import { sweepPayments } from '#shop/workflows/confirm-payment/sweep-payments.ts';
import { audit } from '#test/auditor.ts';
import {
  buy,
  buyOnline,
  openPayment,
  payAtGateway,
  post,
  readStock,
  readOrder,
  toOrderBody,
} from '#test/buy.ts';
import { type MadeCustomer, type MadeProduct, makeCustomer, makeProduct } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { steerRazorpay } from '#test/suppliers/steer-razorpay.ts';

let shop: TestShop;
let buyer: MadeCustomer;
let idol: MadeProduct;
beforeAll(async () => {
  shop = await openShop();
  await inTransaction(shop.as({ kind: 'system' }), (tx) =>
    storePromotion(tx, { code: 'ONCE', description: '', type: 'fixed', amountPaise: 50_00, usageLimit: 1 }),
  );
});
beforeEach(async () => {
  buyer = await makeCustomer(shop);
  idol = await makeProduct(shop, { stock: 4 });
});
afterAll(async () => {
  expect(await audit(shop)).toEqual([]);
  await shop.close();
});

function orderOnline(overrides = {}) {
  return buy(shop, buyer, toOrderBody({ productId: idol.id }, { paymentMethod: 'razorpay', ...overrides }));
}

test('an unpaid order expires after thirty minutes; stock and code are freed, and the buyer is notified', async () => {
  const order = await orderOnline({ promo_code: 'ONCE' });
  const system = shop.as({ kind: 'system' });
  shop.clock.advance(30 * minuteMs - 1);
  await expireOrder(system, order.id);
  expect(await readOrder(shop, buyer, order.id)).toMatchObject({ status: 'pending' });
  expect(await readStock(shop, idol)).toBe(3);
  shop.clock.advance(1);
  await Promise.all(Array.from({ length: 20 }, () => expireOrder(system, order.id)));
  expect(await readOrder(shop, buyer, order.id)).toMatchObject({
    status: 'cancelled',
    cancelled_reason: 'unpaid',
  });
  expect(await readStock(shop, idol)).toBe(4);
  await shop.drainJobs();
  expect((await shop.outbox()).some(({ body }) => body.includes(order.order_number))).toBe(true);
  const again = await orderOnline({ promo_code: 'ONCE' });
  expect(again.id).not.toBe(order.id);
  expect(again.totals.coupon_amount).toBe(50);
});

test('a payment made in the last minute is found before the order expires', async () => {
  const order = await orderOnline();
  const { razorpay_order_id } = await openPayment(shop, buyer, order.id);
  await payAtGateway(shop, razorpay_order_id, { vpa: 'silent@razorpay' });
  shop.clock.advance(31 * minuteMs);
  await shop.drainJobs();
  expect(await readOrder(shop, buyer, order.id)).toMatchObject({ status: 'processing' });
});

test('no order expires while Razorpay is unreachable; the sweep expires it afterwards', async () => {
  const order = await orderOnline();
  await openPayment(shop, buyer, order.id);
  const fail = (count: number) =>
    steerRazorpay(shop, { failNext: Array.from({ length: count }, () => 'read') });
  shop.clock.advance(31 * minuteMs);
  await fail(50);
  const system = shop.as({ kind: 'system' });
  await expect(expireOrder(system, order.id)).rejects.toMatchObject({ kind: 'unavailable' });
  await sweepPayments(system);
  expect(await readOrder(shop, buyer, order.id)).toMatchObject({ status: 'pending' });
  await fail(0);
  await sweepPayments(system);
  expect(await readOrder(shop, buyer, order.id)).toMatchObject({ status: 'cancelled' });
  expect(await readStock(shop, idol)).toBe(4);
});

test('an order whose payment was opened with other keys, such as test keys, expires on time', async () => {
  const order = await orderOnline();
  await openPayment(shop, buyer, order.id);
  const others = { gateway_order_id: 'order_OfTestKeys0001' };
  await shop.db.updateTable('gateway_orders').set(others).where('order_id', '=', order.id).execute();
  shop.clock.advance(31 * minuteMs);
  await shop.drainJobs();
  expect(await readOrder(shop, buyer, order.id)).toMatchObject({ status: 'cancelled' });
  expect(await readStock(shop, idol)).toBe(4);
});

test('an order expires even if the keys were removed; its payment is found once there are keys again', async () => {
  const order = await orderOnline();
  const { razorpay_order_id } = await openPayment(shop, buyer, order.id);
  await payAtGateway(shop, razorpay_order_id, { vpa: 'silent@razorpay' });
  shop.clock.advance(31 * minuteMs);
  await sweepPayments({ ...shop.as({ kind: 'system' }), razorpay: undefined });
  expect(await readOrder(shop, buyer, order.id)).toMatchObject({ status: 'cancelled' });
  expect(await readStock(shop, idol)).toBe(4);
  await sweepPayments(shop.as({ kind: 'system' }), { isStart: true });
  expect(await readOrder(shop, buyer, order.id)).toMatchObject({ status: 'processing' });
  expect(await readStock(shop, idol)).toBe(3);
});

test('neither a cash on delivery order nor a paid order expires', async () => {
  const cash = await buy(shop, buyer, toOrderBody({ productId: idol.id, quantity: 2 }));
  const { order: paid } = await buyOnline(shop, buyer, toOrderBody({ productId: idol.id }));
  shop.clock.advance(24 * 60 * minuteMs);
  for (const { id } of [cash, paid]) {
    await expireOrder(shop.as({ kind: 'system' }), id);
    expect(await readOrder(shop, buyer, id)).toMatchObject({ status: 'processing' });
  }
  expect(await readStock(shop, idol)).toBe(1);
});

test('after a lost response to opening a payment, a retry finds the same payment', async () => {
  const order = await orderOnline();
  await steerRazorpay(shop, { failNext: 'create' });
  const failed = await post(shop, '/payment/create-order', { as: buyer, body: { order_id: order.id } });
  expect([failed.status, await failed.json()]).toMatchObject([503, { error: 'Failed to initiate payment' }]);
  const opened = await Promise.all(Array.from({ length: 5 }, () => openPayment(shop, buyer, order.id)));
  expect(new Set(opened.map(({ razorpay_order_id }) => razorpay_order_id)).size).toBe(1);
  expect(opened[0]).toMatchObject({ amount: order.totals.total * 100, currency: 'INR' });
});

/** Opens a Razorpay order and deletes its row, as if the program had died before storing it. */
async function openAndForget(orderId: string): Promise<string> {
  const { razorpay_order_id } = await openPayment(shop, buyer, orderId);
  await shop.db.deleteFrom('gateway_orders').where('order_id', '=', orderId).execute();
  return razorpay_order_id;
}

test('an order whose opened payment was not stored expires on time', async () => {
  const order = await orderOnline();
  const forgotten = await openAndForget(order.id);
  shop.clock.advance(31 * minuteMs);
  await sweepPayments(shop.as({ kind: 'system' }));
  expect(await readOrder(shop, buyer, order.id)).toMatchObject({ status: 'cancelled' });
  expect(await readStock(shop, idol)).toBe(4);
  const kept = await shop.db
    .selectFrom('gateway_orders')
    .select('gateway_order_id')
    .where('order_id', '=', order.id)
    .execute();
  expect(kept).toEqual([{ gateway_order_id: forgotten }]);
});

test('a payment that was opened but not stored is found by the sweep, and by a webhook alone', async () => {
  const swept = await orderOnline();
  await payAtGateway(shop, await openAndForget(swept.id), { vpa: 'silent@razorpay' });
  shop.clock.advance(31 * minuteMs);
  await sweepPayments(shop.as({ kind: 'system' }));
  expect(await readOrder(shop, buyer, swept.id)).toMatchObject({ status: 'processing' });
  buyer = await makeCustomer(shop);
  const told = await orderOnline();
  await payAtGateway(shop, await openAndForget(told.id));
  await shop.sandbox.runDue();
  await shop.drainJobs();
  expect(await readOrder(shop, buyer, told.id)).toMatchObject({ status: 'processing' });
});
