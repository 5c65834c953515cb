import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OrderJson } from '#contract/order/order.ts';
import { audit } from '#test/auditor.ts';
import { buy, countAnswers, openPayment, payAtGateway, post, readOrder, toOrderBody } from '#test/buy.ts';
import { type MadeCustomer, makeCustomer, makeProduct } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { readAnswer } from '#test/call-api.ts';

// The payment window was closed, or its response was lost: only a request to Razorpay shows the result of the payment.

let shop: TestShop;
let buyer: MadeCustomer;
let order: OrderJson;
let gatewayOrderId: string;
beforeAll(async () => {
  shop = await openShop();
});
beforeEach(async () => {
  buyer = await makeCustomer(shop);
  const { id: productId } = await makeProduct(shop);
  order = await buy(shop, buyer, toOrderBody({ productId }, { paymentMethod: 'razorpay' }));
  gatewayOrderId = (await openPayment(shop, buyer, order.id)).razorpay_order_id;
});
afterAll(async () => {
  expect(await audit(shop)).toEqual([]);
  await shop.close();
});

function check(as: MadeCustomer | undefined = buyer, order_id = order.id) {
  return post(shop, '/payment/check', { as, body: { order_id } });
}

async function checkPayment(): Promise<OrderJson['payment']> {
  return (await readAnswer('POST /payment/check', await check())).order.payment;
}

test('a payment that was not reported is found by checking, even with twenty checks at once', async () => {
  await payAtGateway(shop, gatewayOrderId, { vpa: 'silent@razorpay' });
  expect((await readOrder(shop, buyer, order.id)).payment.status).toBe('pending');
  const answers = await Promise.all(Array.from({ length: 20 }, () => check()));
  expect(await countAnswers(answers)).toEqual({ '200': 20 });
  expect(await checkPayment()).toMatchObject({ status: 'completed', in_progress: false });
});

test('a payment that the bank has yet to decide is shown as in progress until it decides', async () => {
  expect(await checkPayment()).toMatchObject({ status: 'pending', in_progress: false });
  await payAtGateway(shop, gatewayOrderId, { vpa: 'waiting@razorpay' });
  expect(await checkPayment()).toMatchObject({ status: 'pending', in_progress: true });
  shop.clock.advance(21_000);
  while ((await shop.sandbox.runDue()) > 0) await shop.drainJobs();
  expect(await checkPayment()).toMatchObject({ status: 'completed', in_progress: false });
});

test('a payment that the bank refused is not in progress', async () => {
  await payAtGateway(shop, gatewayOrderId, { vpa: 'failure@razorpay' });
  expect(await checkPayment()).toMatchObject({ status: 'failed', in_progress: false });
});

test('a customer cannot check another customer’s order (404, same as a missing one)', async () => {
  const stranger = await makeCustomer(shop);
  expect(await countAnswers([await check(stranger), await check(buyer, 'ord_none')])).toEqual({
    '404 order.not_found': 2,
  });
});

test('a cancelled order has no payment in progress, even if the bank has yet to decide', async () => {
  await payAtGateway(shop, gatewayOrderId, { vpa: 'waiting@razorpay' });
  expect(await checkPayment()).toMatchObject({ in_progress: true });
  await post(shop, `/orders/${order.id}/cancellation`, { as: buyer, body: {} });
  expect(await readOrder(shop, buyer, order.id)).toMatchObject({
    status: 'cancelled',
    payment: { in_progress: false },
  });
});
