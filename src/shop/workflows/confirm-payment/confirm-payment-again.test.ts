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

test('the answer is how far the payment has come, even when an older fact arrives late', async () => {
  const id = 'pay_AGAINanswer00';
  expect(await scene.tell(order, { id, status: 'authorized' })).toBe('authorized');
  expect(await scene.tell(order, { id, status: 'captured' })).toBe('captured');
  expect(await scene.tell(order, { id, status: 'failed' })).toBe('captured');
  expect(await read()).toMatchObject({ status: 'processing', payment: { status: 'completed' } });
  expect(
    await scene.tell({ ...order, gatewayOrderId: 'order_STRANGER0002' }, { status: 'captured' }),
  ).toBeUndefined();
});

test('another payment that fails changes nothing of an order that is paid', async () => {
  await scene.tell(order, { status: 'captured' });
  await scene.tell(order, { status: 'failed' });
  expect(await read()).toMatchObject({ status: 'processing', payment: { status: 'completed' } });
});

test('an authorized payment, whose bank still decides, neither pays nor fails', async () => {
  await scene.tell(order, { status: 'authorized' });
  expect(await read()).toMatchObject({ status: 'pending', payment: { status: 'pending' } });
});

test('a payment that fails after its order expired leaves the payment of the order as it was', async () => {
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

test('an order that is paid late tells its time of payment, and expires no more', async () => {
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
  'an order that expired %i days before it is paid is %s: its price and its discount are no offer for ever',
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
