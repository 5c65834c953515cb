import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { toPaymentFact } from '#domain/payment/payment-fact.ts';
import { expireOrder } from '#shop/workflows/run-order/expire-order.ts';
import { confirmPayment } from './confirm-payment.ts';
import { audit } from '#test/auditor.ts';
import { buy, openPayment, post, readOrder, toGatewayPayment, toOrderBody } from '#test/buy.ts';
import { type MadeCustomer, type MadeProduct, makeCustomer, makeProduct } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';

let shop: TestShop;
let buyer: MadeCustomer;
let idol: MadeProduct;
beforeAll(async () => {
  shop = await openShop();
});
beforeEach(async () => {
  buyer = await makeCustomer(shop);
  idol = await makeProduct(shop, { stock: 3 });
});
afterAll(async () => {
  expect(await audit(shop)).toEqual([]);
  await shop.close();
});

/** Makes an unpaid online order, opened at Razorpay: 1,200 − 5 % prepaid + 100 shipping, in the home State. */
async function orderOnline() {
  const order = await buy(shop, buyer, toOrderBody({ productId: idol.id }, { paymentMethod: 'razorpay' }));
  const { razorpay_order_id: gatewayOrderId, amount } = await openPayment(shop, buyer, order.id);
  return { id: order.id, gatewayOrderId, amount };
}

type Told = { id?: string; amount?: number; currency?: string; status: 'authorized' | 'captured' | 'failed' };
let count = 0;

/** Confirms a payment, as browser, webhook and sweep all do in the end. */
async function tell(order: { gatewayOrderId: string; amount: number }, told: Told): Promise<void> {
  count += 1;
  const { id = `pay_TEST${String(count).padStart(9, '0')}`, amount = order.amount, ...rest } = told;
  const payment = toGatewayPayment({ id, amount, order_id: order.gatewayOrderId, ...rest });
  await confirmPayment(shop.as({ kind: 'system' }), toPaymentFact(payment, shop.clock.now())!);
}

async function listRefunds(orderId: string) {
  return shop.db
    .selectFrom('refunds')
    .select(['reason', 'amount_paise', 'status'])
    .where('order_id', '=', orderId)
    .execute();
}

async function stockLeft(): Promise<number> {
  const row = await shop.db
    .selectFrom('products')
    .select('stock_quantity')
    .where('id', '=', idol.id)
    .executeTakeFirstOrThrow();
  return row.stock_quantity;
}

/** Reads the refund amounts that the buyer's messages state. */
async function listTold(orderId: string): Promise<number[]> {
  const messages = await shop.db
    .selectFrom('messages')
    .select('facts')
    .where('kind', '=', 'order_refunded')
    .where('dedupe_key', 'like', `order_refunded/${orderId}/%`)
    .execute();
  return messages.map(({ facts }) => (facts as { refundPaise: number }).refundPaise);
}

async function letExpire(orderId: string): Promise<void> {
  shop.clock.advance(31 * 60_000);
  await expireOrder(shop.as({ kind: 'system' }), orderId);
}

test('late money brings the order back while its products are still there', async () => {
  const order = await orderOnline();
  await letExpire(order.id);
  expect(await readOrder(shop, buyer, order.id)).toMatchObject({
    status: 'cancelled',
    cancelled_reason: 'unpaid',
  });
  expect(await stockLeft()).toBe(3);
  await tell(order, { status: 'captured', id: 'pay_TESTlate00000' });
  await tell(order, { status: 'captured', id: 'pay_TESTlate00000' });
  expect(await readOrder(shop, buyer, order.id)).toMatchObject({
    status: 'processing',
    cancelled_reason: null,
    payment: { status: 'completed' },
  });
  expect(await stockLeft()).toBe(2);
  expect(await listRefunds(order.id)).toEqual([]);
});

test('late money goes back when the products are sold', async () => {
  const order = await orderOnline();
  await letExpire(order.id);
  await buy(shop, await makeCustomer(shop), toOrderBody({ productId: idol.id, quantity: 3 }));
  await tell(order, { status: 'captured' });
  expect(await readOrder(shop, buyer, order.id)).toMatchObject({
    status: 'cancelled',
    payment: { status: 'pending' },
  });
  expect(await listRefunds(order.id)).toMatchObject([{ reason: 'late', amount_paise: 1240_00 }]);
  expect(await listTold(order.id)).toEqual([1240_00, 1240_00]);
  expect(await stockLeft()).toBe(0);
});

test('money that went back brings nothing back, even when the products return and it is told of again', async () => {
  const order = await orderOnline();
  await letExpire(order.id);
  const neighbour = await makeCustomer(shop);
  const theirs = await buy(shop, neighbour, toOrderBody({ productId: idol.id, quantity: 3 }));
  await tell(order, { status: 'captured', id: 'pay_TESTtoolate00' });
  await post(shop, `/orders/${theirs.id}/cancellation`, { as: neighbour, body: {} });
  expect(await stockLeft()).toBe(3);
  await tell(order, { status: 'captured', id: 'pay_TESTtoolate00' });
  expect(await readOrder(shop, buyer, order.id)).toMatchObject({ status: 'cancelled' });
  expect(await stockLeft()).toBe(3);
  // A new payment still revives the order.
  await tell(order, { status: 'captured', id: 'pay_TESTanother00' });
  expect(await readOrder(shop, buyer, order.id)).toMatchObject({ status: 'processing' });
});

test('money for an order that its buyer cancelled goes back', async () => {
  const order = await orderOnline();
  await post(shop, `/orders/${order.id}/cancellation`, { as: buyer, body: {} });
  await tell(order, { status: 'captured' });
  expect(await readOrder(shop, buyer, order.id)).toMatchObject({
    status: 'cancelled',
    cancelled_reason: 'customer',
  });
  expect(await listRefunds(order.id)).toMatchObject([{ reason: 'late' }]);
});

test('money and the end of its time at once: paid or refunded, never lost', async () => {
  for (let round = 0; round < 8; round += 1) {
    const thing = await makeProduct(shop, { stock: 1 });
    const body = toOrderBody({ productId: thing.id }, { paymentMethod: 'razorpay' });
    const { id } = await buy(shop, buyer, body);
    const { razorpay_order_id: gatewayOrderId, amount } = await openPayment(shop, buyer, id);
    shop.clock.advance(31 * 60_000);
    await Promise.all([
      expireOrder(shop.as({ kind: 'system' }), id),
      tell({ gatewayOrderId, amount }, { status: 'captured' }),
      post(shop, '/orders', { as: await makeCustomer(shop), body: toOrderBody({ productId: thing.id }) }),
    ]);
    expect(await audit(shop)).toEqual([]);
  }
});
