import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { toPaymentFact } from '#domain/payment/payment-fact.ts';
import { confirmPayment } from './confirm-payment.ts';
import { audit } from '#test/auditor.ts';
import { buy, openPayment, payAtGateway, post, readOrder, toGatewayPayment, toOrderBody } from '#test/buy.ts';
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

test('a captured payment makes the order processing, with its invoice and news', async () => {
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

test('twenty tellings at once of one capture have one effect', async () => {
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
])('%s pays nothing and goes back', async (_, wrong) => {
  const order = await orderOnline();
  await tell(order, { status: 'captured', ...wrong });
  expect(await readOrder(shop, buyer, order.id)).toMatchObject({
    status: 'pending',
    payment: { status: 'pending' },
  });
  expect(await listRefunds(order.id)).toMatchObject([{ reason: 'mismatch', amount_paise: wrong.amount }]);
  // A message can state amounts in rupees only.
  expect(await listTold(order.id)).toEqual(wrong.currency === 'INR' ? [wrong.amount, wrong.amount] : []);
  await tell(order, { status: 'captured' });
  expect(await readOrder(shop, buyer, order.id)).toMatchObject({ status: 'processing' });
});

test("the signature of one's own payment does not pay another's order", async () => {
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

test('a signed failure is a failure', async () => {
  const order = await orderOnline();
  const failed = await payAtGateway(shop, order.gatewayOrderId, { vpa: 'failure@razorpay' });
  const body = { order_id: order.id, ...failed };
  await post(shop, '/payment/verify', { as: buyer, body });
  expect(await readOrder(shop, buyer, order.id)).toMatchObject({
    status: 'pending',
    payment: { status: 'failed' },
  });
});

test('an authorized payment is captured by looking at it', async () => {
  const order = await orderOnline();
  const paid = await payAtGateway(shop, order.gatewayOrderId, { vpa: 'manual@razorpay' });
  const response = await post(shop, '/payment/verify', { as: buyer, body: { order_id: order.id, ...paid } });
  expect(response.status).toBe(200);
  expect(await readOrder(shop, buyer, order.id)).toMatchObject({ payment: { status: 'completed' } });
});

test('a second captured payment goes back', async () => {
  const order = await orderOnline();
  await tell(order, { status: 'captured', id: 'pay_TESTfirst0000' });
  await tell(order, { status: 'captured', id: 'pay_TESTsecond000' });
  await tell(order, { status: 'captured', id: 'pay_TESTsecond000' });
  expect(await listRefunds(order.id)).toMatchObject([{ reason: 'duplicate', amount_paise: 1240_00 }]);
  expect(await listTold(order.id)).toEqual([1240_00, 1240_00]);
  expect(await readOrder(shop, buyer, order.id)).toMatchObject({
    status: 'processing',
    payment: { razorpay_payment_id: 'pay_TESTfirst0000' },
  });
});

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

test('a payment for an order that is not ours changes nothing', async () => {
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
