import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayMs, minuteMs } from '#domain/durations.ts';
import { buy, buyOnline, openPayment, payAtGateway, post, readOrder, toOrderBody } from '#test/buy.ts';
import { makeCustomer, makeProduct } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { sweepPayments } from './sweep-payments.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('a sweep a few minutes after the quarter hour finds a payment that came too late', async () => {
  const buyer = await makeCustomer(shop);
  const idol = await makeProduct(shop);
  const body = toOrderBody({ productId: idol.id }, { paymentMethod: 'razorpay' });
  const { id } = await buy(shop, buyer, body);
  const { razorpay_order_id } = await openPayment(shop, buyer, id);
  await payAtGateway(shop, razorpay_order_id, { vpa: 'silent@razorpay' });
  await post(shop, `/orders/${id}/cancellation`, { as: buyer, body: {} });
  shop.clock.advance(67 * minuteMs);
  await sweepPayments(shop.as({ kind: 'system' }));
  expect(await readOrder(shop, buyer, id)).toMatchObject({
    status: 'cancelled',
    refunds: [{ reason: 'late' }],
  });
});

test('a second payment that was never reported is found and refunded', async () => {
  const buyer = await makeCustomer(shop);
  const idol = await makeProduct(shop);
  const { order, gatewayOrderId } = await buyOnline(shop, buyer, toOrderBody({ productId: idol.id }));
  await payAtGateway(shop, gatewayOrderId, { vpa: 'silent@razorpay', again: true });
  shop.clock.advance(16 * minuteMs);
  await sweepPayments(shop.as({ kind: 'system' }));
  const { totals, ...read } = await readOrder(shop, buyer, order.id);
  expect(read).toMatchObject({ status: 'processing', refunds: [{ amount: totals.total }] });
});

test('an unreported payment that still revives its order is found more than three days after it was opened', async () => {
  const buyer = await makeCustomer(shop);
  const idol = await makeProduct(shop);
  const body = toOrderBody({ productId: idol.id }, { paymentMethod: 'razorpay' });
  const { id } = await buy(shop, buyer, body);
  const { razorpay_order_id } = await openPayment(shop, buyer, id);
  shop.clock.advance(60 * minuteMs);
  await sweepPayments(shop.as({ kind: 'system' }));
  expect(await readOrder(shop, buyer, id)).toMatchObject({ status: 'cancelled' });
  shop.clock.advance(3 * dayMs - 10 * minuteMs);
  await payAtGateway(shop, razorpay_order_id, { vpa: 'silent@razorpay' });
  await sweepPayments(shop.as({ kind: 'system' }));
  expect(await readOrder(shop, buyer, id)).toMatchObject({ status: 'processing' });
});
