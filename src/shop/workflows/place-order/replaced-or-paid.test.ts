import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { minuteMs } from '#domain/durations.ts';
import { inTransaction } from '#shop/context.ts';
import { lockOrder } from '#shop/orders/lock-order.ts';
import { audit } from '#test/auditor.ts';
import { callApi } from '#test/call-api.ts';
import {
  buy,
  countAnswers,
  countLive,
  openPayment,
  payAtGateway,
  post,
  readOrder,
  toGatewayPayment,
  toOrderBody,
  tryToBuy,
} from '#test/buy.ts';
import {
  type MadeCustomer,
  type MadeProduct,
  makeCustomer,
  makeProduct,
  makeStaff,
  randomMobile,
} from '#test/make.ts';
import { actOnLink, takeByTelephone, toTelephoneBody } from '#test/orders/by-telephone.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { steerRazorpay } from '#test/suppliers/steer-razorpay.ts';
import { sweepPayments } from '#shop/workflows/confirm-payment/sweep-payments.ts';
import { applyPayment } from '#shop/workflows/confirm-payment/fetch-payments.ts';
import type { PlaceOrderInput } from '#contract/order/place-order.ts';

let shop: TestShop;
let buyer: MadeCustomer;
let idol: MadeProduct;
beforeAll(async () => {
  shop = await openShop({ poolSize: 20 });
});
beforeEach(async () => {
  buyer = await makeCustomer(shop);
  idol = await makeProduct(shop, { name: 'Dancing Ganesha', stock: 1 });
});
afterAll(async () => {
  expect(await audit(shop)).toEqual([]);
  await shop.close();
});

const online = { paymentMethod: 'razorpay' } as const;

function toBody(overrides: Partial<PlaceOrderInput> = {}) {
  return toOrderBody({ productId: idol.id }, { ...online, ...overrides });
}

/** Returns the same order with another street. */
function toChanged(overrides: Partial<PlaceOrderInput> = {}) {
  const body = toBody(overrides);
  return { ...body, address: { ...body.address, line1: '14 Hazratganj' } };
}

test('a payment for a replaced order is refunded automatically, by webhook or by the sweep alone', async () => {
  idol = await makeProduct(shop, { stock: 9 });
  for (const vpa of ['success@razorpay', 'silent@razorpay']) {
    buyer = await makeCustomer(shop);
    const first = await buy(shop, buyer, toBody());
    const { razorpay_order_id } = await openPayment(shop, buyer, first.id);
    const second = await buy(shop, buyer, toChanged());
    await payAtGateway(shop, razorpay_order_id, { vpa });
    await shop.sandbox.runDue();
    await shop.drainJobs();
    shop.clock.advance(16 * minuteMs);
    await sweepPayments(shop.as({ kind: 'system' }));
    await shop.drainJobs();
    await shop.sandbox.runDue();
    await shop.drainJobs();
    const { status, refunds } = await readOrder(shop, buyer, first.id);
    expect([status, refunds]).toMatchObject(['cancelled', [{ amount: first.totals.total, reason: 'late' }]]);
    expect(await readOrder(shop, buyer, second.id)).toMatchObject({ status: 'pending' });
  }
});

test('an order that was paid at Razorpay but not reported yet is not replaced', async () => {
  const first = await buy(shop, buyer, toBody());
  const { razorpay_order_id } = await openPayment(shop, buyer, first.id);
  await payAtGateway(shop, razorpay_order_id, { vpa: 'silent@razorpay' });
  const answer = await tryToBuy(shop, buyer, toChanged());
  expect(answer).toMatchObject({ status: 409, code: 'order.being_paid', order_id: first.id });
  expect(answer.error).toContain(first.order_number);
  expect(await readOrder(shop, buyer, first.id)).toMatchObject({ status: 'processing' });
  expect(await countLive(shop, buyer)).toBe(1);
});

test('a telephone order with a paid link is not replaced; one with an unpaid link is', async () => {
  idol = await makeProduct(shop, { stock: 9 });
  const owner = await makeStaff(shop);
  const phone = randomMobile();
  buyer = await makeCustomer(shop, { mobile: phone });
  const body = toTelephoneBody(idol, { ...online, phone });
  const first = await takeByTelephone(shop, owner, body);
  const second = await buy(shop, buyer, toBody());
  expect((await readOrder(shop, buyer, first.id)).cancelled_reason).toBe('replaced');
  const cancelled = await post(shop, `/orders/${second.id}/cancellation`, { as: buyer, body: {} });
  expect(cancelled.status).toBe(200);
  const third = await takeByTelephone(shop, owner, body);
  await actOnLink(shop, third.payment_link!.url, { act: 'pay', vpa: 'silent@razorpay' });
  const answer = await tryToBuy(shop, buyer, toBody());
  expect(answer).toMatchObject({ status: 409, code: 'order.being_paid', order_id: third.id });
  expect(await readOrder(shop, buyer, third.id)).toMatchObject({ status: 'processing' });
});

test('an order paid since the quote named it is not bought again; without the hint a new order is placed', async () => {
  idol = await makeProduct(shop, { stock: 9 });
  const first = await buy(shop, buyer, toBody());
  const { razorpay_order_id } = await openPayment(shop, buyer, first.id);
  await payAtGateway(shop, razorpay_order_id);
  await shop.sandbox.runDue();
  await shop.drainJobs();
  const hinted = await tryToBuy(shop, buyer, toChanged({ instead_of: [first.id] }));
  expect(hinted).toMatchObject({ status: 409, code: 'order.being_paid', order_id: first.id });
  const stranger = await makeCustomer(shop);
  expect(await buy(shop, stranger, toChanged({ instead_of: [first.id] }))).toMatchObject({
    status: 'pending',
  });
  expect(await buy(shop, buyer, toChanged())).toMatchObject({ status: 'pending' });
});

test('an order whose payment is authorized but not captured is not replaced', async () => {
  const first = await buy(shop, buyer, toBody());
  const { razorpay_order_id: order_id, amount } = await openPayment(shop, buyer, first.id);
  await steerRazorpay(shop, { failNext: ['capture', 'capture', 'capture', 'read', 'read', 'read'] });
  const payment = toGatewayPayment({ id: 'pay_authorized1', amount, order_id, status: 'authorized' });
  await applyPayment(shop.as({ kind: 'system' }), payment).catch(() => undefined);
  const items = [{ product_id: idol.id, quantity: 1 }];
  const quote = await callApi('POST /cart/quote', { shop, as: buyer, body: { items, ...online } });
  expect(quote.waiting).toMatchObject([{ order_id: first.id, in_progress: true }]);
  expect(await tryToBuy(shop, buyer, toChanged())).toMatchObject({ status: 409, code: 'order.being_paid' });
  await steerRazorpay(shop, { failNext: [] });
  expect(await readOrder(shop, buyer, first.id)).toMatchObject({ status: 'pending' });
});

test('a customer can replace an order while Razorpay is unreachable', async () => {
  const first = await buy(shop, buyer, toBody());
  await openPayment(shop, buyer, first.id);
  await steerRazorpay(shop, { failNext: Array.from({ length: 9 }, () => 'read') });
  expect(await buy(shop, buyer, toBody({ paymentMethod: 'cod' }))).toMatchObject({ status: 'processing' });
  await steerRazorpay(shop, { failNext: [] });
  expect(await readOrder(shop, buyer, first.id)).toMatchObject({ status: 'cancelled' });
});

test('a payment verified while another order is placed wins, and the other order is refused', async () => {
  for (let round = 0; round < 10; round += 1) {
    buyer = await makeCustomer(shop);
    idol = await makeProduct(shop, { stock: 2 });
    const first = await buy(shop, buyer, toBody());
    const { razorpay_order_id } = await openPayment(shop, buyer, first.id);
    const paid = await payAtGateway(shop, razorpay_order_id, { vpa: 'silent@razorpay' });
    const [placed] = await Promise.all([
      post(shop, '/orders', { as: buyer, body: toChanged({ instead_of: [first.id] }) }),
      post(shop, '/payment/verify', { as: buyer, body: { order_id: first.id, ...paid } }),
    ]);
    expect(await countAnswers([placed])).toEqual({ '409 order.being_paid': 1 });
    expect(await readOrder(shop, buyer, first.id)).toMatchObject({ status: 'processing' });
    expect(await countLive(shop, buyer)).toBe(1);
  }
});

test('a payment settled while the new order waits for the lock wins, even without a hint to its order', async () => {
  idol = await makeProduct(shop, { stock: 2 });
  const first = await buy(shop, buyer, toBody());
  const { razorpay_order_id } = await openPayment(shop, buyer, first.id);
  const paid = await payAtGateway(shop, razorpay_order_id, { vpa: 'silent@razorpay' });
  const queue: Promise<Response>[] = [];
  await inTransaction(shop.ctx, async (tx) => {
    await lockOrder(tx, { orderId: first.id });
    queue.push(post(shop, '/payment/verify', { as: buyer, body: { order_id: first.id, ...paid } }));
    await expect.poll(countUnpaid).toBe(1);
    queue.push(post(shop, '/orders', { as: buyer, body: toChanged() }));
    await expect.poll(countUnpaid).toBe(2);
  });
  expect(await countAnswers(await Promise.all(queue))).toEqual({ '200': 1, '409 order.being_paid': 1 });
  expect(await countLive(shop, buyer)).toBe(1);
});

/** Counts the sessions that wait for a lock. */
async function countUnpaid(): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(distinct pid)::int as waiting from pg_locks join pg_stat_activity using (pid)
     where not granted and datname = current_database()`.execute(shop.db);
  return rows[0]!.waiting;
}
