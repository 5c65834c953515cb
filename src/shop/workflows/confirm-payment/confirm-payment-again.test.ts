import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { dayMs } from '#domain/durations.ts';
import { cancelOrder } from '#shop/workflows/cancel-and-return/cancel-order.ts';
import { expireOrder } from '#shop/workflows/order-lifecycle/expire-order.ts';
import { audit } from '#test/auditor.ts';
import { readOrder } from '#test/buy.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { makePaymentReports } from '#test/scenes/payment-reports.ts';

let shop: TestShop;
let scene: Awaited<ReturnType<typeof makePaymentReports>>;
let order: Awaited<ReturnType<typeof scene.orderOnline>>;
beforeAll(async () => {
  shop = await openShop();
});
beforeEach(async () => {
  scene = await makePaymentReports(shop);
  order = await scene.orderOnline();
});
afterAll(async () => {
  expect(await audit(shop)).toEqual([]);
  await shop.close();
});

const read = () => readOrder(shop, scene.buyer, order.id);

test('confirming returns the latest state of the payment, even if an older fact arrives late', async () => {
  const id = 'pay_AGAINanswer00';
  expect(await scene.tell(order, { id, status: 'authorized' })).toBe('authorized');
  expect(await scene.tell(order, { id, status: 'captured' })).toBe('captured');
  expect(await scene.tell(order, { id, status: 'failed' })).toBe('captured');
  expect(await read()).toMatchObject({ status: 'processing', payment: { status: 'completed' } });
  expect(
    await scene.tell({ ...order, gatewayOrderId: 'order_STRANGER0002' }, { status: 'captured' }),
  ).toBeUndefined();
});

test('a second payment that fails does not change a paid order', async () => {
  await scene.tell(order, { status: 'captured' });
  await scene.tell(order, { status: 'failed' });
  expect(await read()).toMatchObject({ status: 'processing', payment: { status: 'completed' } });
});

test('an authorized payment, which the bank is still deciding, neither pays nor fails the order', async () => {
  await scene.tell(order, { status: 'authorized' });
  expect(await read()).toMatchObject({ status: 'pending', payment: { status: 'pending' } });
});

test('a payment that fails after its order expired leaves the payment status unchanged', async () => {
  shop.clock.advance(31 * 60_000);
  await expireOrder(shop.as({ kind: 'system' }), order.id);
  await scene.tell(order, { status: 'failed' });
  expect(await read()).toMatchObject({ status: 'cancelled', payment: { status: 'pending' } });
});

test('a second payment of an order that was paid, cancelled and refunded is a duplicate', async () => {
  await scene.tell(order, { status: 'captured' });
  await cancelOrder(scene.buyer.ctx, order.id, '');
  expect((await read()).payment.status).toBe('refunded');
  await scene.tell(order, { status: 'captured' });
  const refunds = shop.db.selectFrom('refunds').select(['reason', 'amount_paise']);
  expect(await refunds.where('order_id', '=', order.id).orderBy('reason').execute()).toEqual([
    { reason: 'cancelled', amount_paise: order.amount },
    { reason: 'duplicate', amount_paise: order.amount },
  ]);
});

test('an order that is paid late gets its time of payment and no longer expires', async () => {
  shop.clock.advance(31 * 60_000);
  await expireOrder(shop.as({ kind: 'system' }), order.id);
  await scene.tell(order, { status: 'captured' });
  const row = shop.db.selectFrom('orders').select(['paid_at', 'expires_at']).where('id', '=', order.id);
  expect(await row.executeTakeFirst()).toEqual({ paid_at: shop.clock.now(), expires_at: null });
  const events = shop.db.selectFrom('order_events').select('kind').where('order_id', '=', order.id);
  expect(await events.where('kind', 'in', ['order_paid', 'order_revived']).execute()).toEqual([
    { kind: 'order_revived' },
  ]);
});

test.each([
  [2, 'processing', []],
  [4, 'cancelled', ['late']],
])(
  'an order that expired %i days before its payment is %s: its price and discount are not held forever',
  async (days, status, reasons) => {
    shop.clock.advance(31 * 60_000);
    await expireOrder(shop.as({ kind: 'system' }), order.id);
    shop.clock.advance(days * dayMs);
    await scene.tell(order, { status: 'captured' });
    const row = shop.db.selectFrom('orders').select('status').where('id', '=', order.id);
    expect((await row.executeTakeFirstOrThrow()).status).toBe(status);
    const refunds = shop.db.selectFrom('refunds').select('reason').where('order_id', '=', order.id);
    expect((await refunds.execute()).map(({ reason }) => reason)).toEqual(reasons);
  },
);
