import { afterAll, beforeAll, expect, test } from 'vitest';
import { expireOrder } from '#shop/workflows/order-lifecycle/expire-order.ts';
import { audit } from '#test/auditor.ts';
import { buy, openPayment, post, readStock, readOrder, toOrderBody } from '#test/buy.ts';
import { makeCustomer, makeProduct } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { listRefunds, listToldRefunds, makePaymentReports } from '#test/scenes/payment-reports.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(async () => {
  expect(await audit(shop)).toEqual([]);
  await shop.close();
});

async function letExpire(orderId: string): Promise<void> {
  shop.clock.advance(31 * 60_000);
  await expireOrder(shop.as({ kind: 'system' }), orderId);
}

test('a late payment revives the order while its products are in stock', async () => {
  const { buyer, idol, orderOnline, tell } = await makePaymentReports(shop);
  const order = await orderOnline();
  await letExpire(order.id);
  expect(await readOrder(shop, buyer, order.id)).toMatchObject({
    status: 'cancelled',
    cancelled_reason: 'unpaid',
  });
  expect(await readStock(shop, idol)).toBe(3);
  await tell(order, { status: 'captured', id: 'pay_TESTlate00000' });
  await tell(order, { status: 'captured', id: 'pay_TESTlate00000' });
  expect(await readOrder(shop, buyer, order.id)).toMatchObject({
    status: 'processing',
    cancelled_reason: null,
    payment: { status: 'completed' },
  });
  expect(await readStock(shop, idol)).toBe(2);
  expect(await listRefunds(shop, order.id)).toEqual([]);
});

test('a late payment is refunded if the products have been sold', async () => {
  const { buyer, idol, orderOnline, tell } = await makePaymentReports(shop);
  const order = await orderOnline();
  await letExpire(order.id);
  await buy(shop, await makeCustomer(shop), toOrderBody({ productId: idol.id, quantity: 3 }));
  await tell(order, { status: 'captured' });
  expect(await readOrder(shop, buyer, order.id)).toMatchObject({
    status: 'cancelled',
    payment: { status: 'pending' },
  });
  expect(await listRefunds(shop, order.id)).toMatchObject([{ reason: 'late', amount_paise: 1240_00 }]);
  expect(await listToldRefunds(shop, order.id)).toEqual([1240_00, 1240_00]);
  expect(await readStock(shop, idol)).toBe(0);
});

test('a refunded late payment does not revive its order, even if reported again after the stock is back', async () => {
  const { buyer, idol, orderOnline, tell } = await makePaymentReports(shop);
  const order = await orderOnline();
  await letExpire(order.id);
  const neighbour = await makeCustomer(shop);
  const theirs = await buy(shop, neighbour, toOrderBody({ productId: idol.id, quantity: 3 }));
  await tell(order, { status: 'captured', id: 'pay_TESTtoolate00' });
  await post(shop, `/orders/${theirs.id}/cancellation`, { as: neighbour, body: {} });
  expect(await readStock(shop, idol)).toBe(3);
  await tell(order, { status: 'captured', id: 'pay_TESTtoolate00' });
  expect(await readOrder(shop, buyer, order.id)).toMatchObject({ status: 'cancelled' });
  expect(await readStock(shop, idol)).toBe(3);
  // A new payment still revives the order.
  await tell(order, { status: 'captured', id: 'pay_TESTanother00' });
  expect(await readOrder(shop, buyer, order.id)).toMatchObject({ status: 'processing' });
});

test('a payment for an order that its buyer cancelled is refunded', async () => {
  const { buyer, orderOnline, tell } = await makePaymentReports(shop);
  const order = await orderOnline();
  await post(shop, `/orders/${order.id}/cancellation`, { as: buyer, body: {} });
  await tell(order, { status: 'captured' });
  expect(await readOrder(shop, buyer, order.id)).toMatchObject({
    status: 'cancelled',
    cancelled_reason: 'customer',
  });
  expect(await listRefunds(shop, order.id)).toMatchObject([{ reason: 'late' }]);
});

test('a payment at the moment of expiry is kept or refunded, never lost', async () => {
  const { buyer, tell } = await makePaymentReports(shop);
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
