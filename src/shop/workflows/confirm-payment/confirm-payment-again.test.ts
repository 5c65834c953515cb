import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { toPaymentFact } from '#domain/payment/payment-fact.ts';
import { cancelOrder } from '#shop/workflows/cancel-and-return/cancel-order.ts';
import { expireOrder } from '#shop/workflows/run-order/expire-order.ts';
import { audit } from '#test/auditor.ts';
import { buy, openPayment, readOrder, toGatewayPayment, toOrderBody } from '#test/buy.ts';
import { type MadeCustomer, makeCustomer, makeProduct } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { confirmPayment } from './confirm-payment.ts';

let shop: TestShop;
let buyer: MadeCustomer;
let order: { id: string; gatewayOrderId: string; amount: number };
beforeAll(async () => {
  shop = await openShop();
});
beforeEach(async () => {
  buyer = await makeCustomer(shop);
  const { id: productId } = await makeProduct(shop);
  const { id } = await buy(shop, buyer, toOrderBody({ productId }, { paymentMethod: 'razorpay' }));
  const { razorpay_order_id: gatewayOrderId, amount } = await openPayment(shop, buyer, id);
  order = { id, gatewayOrderId, amount };
});
afterAll(async () => {
  expect(await audit(shop)).toEqual([]);
  await shop.close();
});

let count = 0;
type Told = { id?: string; status: 'authorized' | 'captured' | 'failed' };

/** Confirms a payment of the order; returns the status that the shop stores. */
function tell({ id = `pay_AGAIN${String((count += 1)).padStart(8, '0')}`, status }: Told) {
  const { gatewayOrderId, amount } = order;
  const payment = toGatewayPayment({ id, amount, order_id: gatewayOrderId, status });
  return confirmPayment(shop.as({ kind: 'system' }), toPaymentFact(payment, shop.clock.now())!);
}

const read = () => readOrder(shop, buyer, order.id);

test('the answer is how far the payment has come, even when an older fact arrives late', async () => {
  const id = 'pay_AGAINanswer00';
  expect(await tell({ id, status: 'authorized' })).toBe('authorized');
  expect(await tell({ id, status: 'captured' })).toBe('captured');
  expect(await tell({ id, status: 'failed' })).toBe('captured');
  expect(await read()).toMatchObject({ status: 'processing', payment: { status: 'completed' } });
  order.gatewayOrderId = 'order_STRANGER0002';
  expect(await tell({ status: 'captured' })).toBeUndefined();
});

test('another payment that fails changes nothing of an order that is paid', async () => {
  await tell({ status: 'captured' });
  await tell({ status: 'failed' });
  expect(await read()).toMatchObject({ status: 'processing', payment: { status: 'completed' } });
});

test('an authorized payment, whose bank still decides, neither pays nor fails', async () => {
  await tell({ status: 'authorized' });
  expect(await read()).toMatchObject({ status: 'pending', payment: { status: 'pending' } });
});

test('a payment that fails after its order expired leaves the payment of the order as it was', async () => {
  shop.clock.advance(31 * 60_000);
  await expireOrder(shop.as({ kind: 'system' }), order.id);
  await tell({ status: 'failed' });
  expect(await read()).toMatchObject({ status: 'cancelled', payment: { status: 'pending' } });
});

test('a second payment of an order that was paid, cancelled and refunded is a duplicate', async () => {
  await tell({ status: 'captured' });
  await cancelOrder(buyer.ctx, order.id, '');
  expect((await read()).payment.status).toBe('refunded');
  await tell({ status: 'captured' });
  const refunds = shop.db.selectFrom('refunds').select(['reason', 'amount_paise']);
  expect(await refunds.where('order_id', '=', order.id).orderBy('reason').execute()).toEqual([
    { reason: 'cancelled', amount_paise: order.amount },
    { reason: 'duplicate', amount_paise: order.amount },
  ]);
});

test('an order that is paid late tells its time of payment, and expires no more', async () => {
  shop.clock.advance(31 * 60_000);
  await expireOrder(shop.as({ kind: 'system' }), order.id);
  await tell({ status: 'captured' });
  const row = shop.db.selectFrom('orders').select(['paid_at', 'expires_at']).where('id', '=', order.id);
  expect(await row.executeTakeFirst()).toEqual({ paid_at: shop.clock.now(), expires_at: null });
  const events = shop.db.selectFrom('order_events').select('kind').where('order_id', '=', order.id);
  expect(await events.where('kind', 'in', ['order_paid', 'order_revived']).execute()).toEqual([
    { kind: 'order_revived' },
  ]);
});
