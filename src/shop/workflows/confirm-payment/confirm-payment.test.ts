import { afterAll, beforeAll, expect, test } from 'vitest';
import { audit } from '#test/auditor.ts';
import { buy, openPayment, payAtGateway, post, readOrder, toOrderBody } from '#test/buy.ts';
import { makeProduct } from '#test/make.ts';
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

test('a captured payment moves the order to processing, with its invoice and a message', async () => {
  const { buyer, orderOnline, tell } = await makePaymentReports(shop);
  const order = await orderOnline();
  expect(order.amount).toBe(1240_00);
  await tell(order, { status: 'captured', id: 'pay_TESTcaptured' });
  const paid = await readOrder(shop, buyer, order.id);
  expect(paid).toMatchObject({
    status: 'processing',
    payment: { status: 'completed', razorpay_payment_id: 'pay_TESTcaptured', expires_at: null },
  });
  expect(paid.invoice_id).toMatch(/^inv_/);
  await shop.drainJobs();
  expect((await shop.outbox()).some(({ body }) => body.includes(paid.order_number))).toBe(true);
});

test('twenty concurrent reports of one capture have one effect', async () => {
  const { buyer, orderOnline, tell } = await makePaymentReports(shop);
  const order = await orderOnline();
  await Promise.all(
    Array.from({ length: 20 }, () => tell(order, { id: 'pay_TESTtwenty000', status: 'captured' })),
  );
  expect(await readOrder(shop, buyer, order.id)).toMatchObject({ status: 'processing' });
  const invoices = await shop.db
    .selectFrom('invoices')
    .select('id')
    .where('order_id', '=', order.id)
    .execute();
  expect(invoices).toHaveLength(1);
});

test.each([
  ['a paisa too little', { amount: 1239_99, currency: 'INR' }],
  ['a paisa too much', { amount: 1240_01, currency: 'INR' }],
  ['another currency', { amount: 1240_00, currency: 'USD' }],
])('a payment of %s leaves the order unpaid and is refunded', async (_, wrong) => {
  const { buyer, orderOnline, tell } = await makePaymentReports(shop);
  const order = await orderOnline();
  await tell(order, { status: 'captured', ...wrong });
  expect(await readOrder(shop, buyer, order.id)).toMatchObject({
    status: 'pending',
    payment: { status: 'pending' },
  });
  expect(await listRefunds(shop, order.id)).toMatchObject([
    { reason: 'mismatch', amount_paise: wrong.amount },
  ]);
  // A message can state amounts in rupees only.
  expect(await listToldRefunds(shop, order.id)).toEqual(
    wrong.currency === 'INR' ? [wrong.amount, wrong.amount] : [],
  );
  await tell(order, { status: 'captured' });
  expect(await readOrder(shop, buyer, order.id)).toMatchObject({ status: 'processing' });
});

test("the signature of a customer's own payment does not pay another's order", async () => {
  const { buyer, orderOnline } = await makePaymentReports(shop);
  const mine = await orderOnline();
  const cheap = await makeProduct(shop, { pricePaise: 100_00 });
  const small = await buy(shop, buyer, toOrderBody({ productId: cheap.id }, { paymentMethod: 'razorpay' }));
  const { razorpay_order_id } = await openPayment(shop, buyer, small.id);
  const paid = await payAtGateway(shop, razorpay_order_id);
  const response = await post(shop, '/payment/verify', { as: buyer, body: { order_id: mine.id, ...paid } });
  expect([response.status, await response.json()]).toMatchObject([
    422,
    { code: 'payment.not_verified', error: 'Payment verification failed' },
  ]);
  expect(await readOrder(shop, buyer, mine.id)).toMatchObject({ status: 'pending' });
});

test('verifying a failed payment marks it as failed, and the order stays payable', async () => {
  const { buyer, orderOnline } = await makePaymentReports(shop);
  const order = await orderOnline();
  const failed = await payAtGateway(shop, order.gatewayOrderId, { vpa: 'failure@razorpay' });
  const body = { order_id: order.id, ...failed };
  await post(shop, '/payment/verify', { as: buyer, body });
  expect(await readOrder(shop, buyer, order.id)).toMatchObject({
    status: 'pending',
    payment: { status: 'failed' },
  });
});

test('an authorized payment is captured when it is verified', async () => {
  const { buyer, orderOnline } = await makePaymentReports(shop);
  const order = await orderOnline();
  const paid = await payAtGateway(shop, order.gatewayOrderId, { vpa: 'manual@razorpay' });
  const response = await post(shop, '/payment/verify', { as: buyer, body: { order_id: order.id, ...paid } });
  expect(response.status).toBe(200);
  expect(await readOrder(shop, buyer, order.id)).toMatchObject({ payment: { status: 'completed' } });
});

test('a second captured payment is refunded', async () => {
  const { buyer, orderOnline, tell } = await makePaymentReports(shop);
  const order = await orderOnline();
  await tell(order, { status: 'captured', id: 'pay_TESTfirst0000' });
  await tell(order, { status: 'captured', id: 'pay_TESTsecond000' });
  await tell(order, { status: 'captured', id: 'pay_TESTsecond000' });
  expect(await listRefunds(shop, order.id)).toMatchObject([{ reason: 'duplicate', amount_paise: 1240_00 }]);
  expect(await listToldRefunds(shop, order.id)).toEqual([1240_00, 1240_00]);
  expect(await readOrder(shop, buyer, order.id)).toMatchObject({
    status: 'processing',
    payment: { razorpay_payment_id: 'pay_TESTfirst0000' },
  });
});

test('a payment for an unknown order changes nothing', async () => {
  const { tell } = await makePaymentReports(shop);
  await tell(
    { gatewayOrderId: 'order_STRANGER0001', amount: 100_00 },
    { status: 'captured', id: 'pay_STRANGER0001' },
  );
  const kept = await shop.db
    .selectFrom('payments')
    .select('id')
    .where('gateway_payment_id', '=', 'pay_STRANGER0001')
    .execute();
  expect(kept).toEqual([]);
});
