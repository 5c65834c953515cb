import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { AdminOrderJson } from '#contract/order/admin-order.ts';
import type { OrderJson } from '#contract/order/order.ts';
import { toPaise } from '#domain/money/money.ts';
import { audit } from '#test/auditor.ts';
import { countAnswers } from '#test/buy.ts';
import { post, readOrder } from '#test/buy.ts';
import { type MadeCustomer, type MadeStaff } from '#test/make.ts';
import { makeStaff } from '#test/make.ts';
import { letTimePass, refundInDashboard } from '#test/dashboard.ts';
import { callApi } from '#test/call-api.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { makeOrderMoves } from '#test/order-moves.ts';
import { countEmails, makePaidOrder, payAfterAll, readRefunds } from '#test/scenes/gateway-refunds.ts';
import { steerRazorpay } from '#test/suppliers/steer-razorpay.ts';
import { applyRefunds } from '#shop/workflows/confirm-payment/fetch-payments.ts';

let shop: TestShop;
let owner: MadeStaff;
let buyer: MadeCustomer;
let order: OrderJson;
let paymentId: string;
beforeAll(async () => {
  shop = await openShop();
  owner = await makeStaff(shop);
});
beforeEach(async () => {
  await steerRazorpay(shop, { webhooks: 'on', failNext: null });
  ({ buyer, order, paymentId } = await makePaidOrder(shop));
});
afterEach(async () => expect(await audit(shop)).toEqual([]));
afterAll(() => shop.close());

const moves = makeOrderMoves(() => shop);
const move = (what: string, body: object = {}, as = owner) => moves.move(as, order.id, what, body);
const deliver = () => moves.deliver(owner, order.id);

let keys = 0;
function cutPrice(rupees: number): Promise<Response> {
  shop.clock.advance(1000);
  return post(shop, `/admin/orders/${order.id}/refund`, {
    as: owner,
    key: `outside-${(keys += 1)}-key`,
    body: { reason: 'It came broken', amount: rupees },
  });
}

async function seeInAdmin(): Promise<AdminOrderJson> {
  return (await callApi('GET /admin/orders/{id}', { shop, as: owner, params: { id: order.id } })).order;
}

const sentAtGateway = async () => (await shop.ctx.razorpay.getPayment(paymentId)).amount_refunded;
const total = () => toPaise(order.totals.total);

test('an order fully refunded in the dashboard shows it, waits for the owner, and cannot be shipped', async () => {
  await refundInDashboard(shop, paymentId);
  await letTimePass(shop);
  expect((await readOrder(shop, buyer, order.id)).payment).toMatchObject({
    status: 'refunded',
    refunded: order.totals.total,
  });
  const seen = await seeInAdmin();
  expect(seen).toMatchObject({ status: 'processing', needs_look: ['gateway_refund'], credit_notes: [] });
  expect(seen.refunds).toMatchObject([
    { reason: 'gateway_initiated', status: 'processed', amount: order.totals.total },
  ]);
  expect(seen.events.filter(({ kind }) => kind === 'gateway_refunded')).toMatchObject([{ actor: 'system' }]);
  expect(await countEmails(shop, order, /was refunded outside the shop$/)).toBe(1);
  expect(await countEmails(shop, order, /^Refund for order/)).toBe(1);
  const parcel = { courier: 'bluedart', tracking_number: '69123456789' };
  expect(await countAnswers([await move('packing'), await move('shipment', parcel)])).toEqual({
    '409 order.gateway_refunded': 2,
  });

  // The cancelled order has its credit note, and nothing is sent a second time.
  expect((await move('cancellation', { reason: 'Out of clay' })).status).toBe(200);
  await letTimePass(shop);
  const after = await seeInAdmin();
  expect(after).toMatchObject({ status: 'cancelled', needs_look: [], payment: { status: 'refunded' } });
  expect(after.credit_notes).toMatchObject([{ amount: order.totals.total }]);
  expect(await readRefunds(shop, order)).toEqual([['gateway_initiated', 'processed', total(), 0]]);
  expect(await sentAtGateway()).toBe(total());
});

test('a gift is explained once, without a credit note, and a later return refunds only what is left', async () => {
  await refundInDashboard(shop, paymentId, { amount: 100_00 });
  await letTimePass(shop);
  const packer = await makeStaff(shop, 'packer');
  const because = { reason: 'The parcel was late' };
  expect((await move('refund-explanation', because, packer)).status).toBe(403);
  expect((await move('refund-explanation', because)).status).toBe(200);
  expect(await countAnswers([await move('refund-explanation', because)])).toEqual({
    '409 refund.none_to_explain': 1,
  });
  const seen = await seeInAdmin();
  expect(seen).toMatchObject({ needs_look: [], credit_notes: [], payment: { status: 'completed' } });
  expect(seen.events.at(-1)).toMatchObject({ kind: 'refund_explained', reason: 'The parcel was late' });
  await deliver();
  // A gift counts towards no credit note, as long as there is money left.
  expect((await cutPrice(200)).status).toBe(200);
  expect((await move('return', { reason: 'Too small' })).status).toBe(200);
  await letTimePass(shop);
  expect(await readRefunds(shop, order)).toEqual([
    ['gateway_initiated', 'processed', 100_00, 0],
    ['returned', 'processed', 200_00, 0],
    ['returned', 'processed', total() - 300_00, 0],
  ]);
  expect(await sentAtGateway()).toBe(total());
});

test('an unexplained refund counts towards the next credit notes; the buyer is notified of each rupee once', async () => {
  await deliver();
  await refundInDashboard(shop, paymentId, { amount: 250_00 });
  await letTimePass(shop);
  expect((await cutPrice(200)).status).toBe(200);
  expect((await cutPrice(90)).status).toBe(200);
  await letTimePass(shop);
  expect(await readRefunds(shop, order)).toEqual([
    ['returned', 'processed', 40_00, 0],
    ['gateway_initiated', 'processed', 250_00, 0],
  ]);
  expect((await seeInAdmin()).credit_notes.map(({ amount }) => amount)).toEqual([200, 90]);
  const messages = (await shop.outbox()).filter(
    ({ channel, subject }) => channel === 'email' && subject === `Refund for order ${order.order_number}`,
  );
  expect(messages.map(({ body }) => /₹[\d.,]+\d/.exec(body)?.[0]).toSorted()).toEqual(['₹250.00', '₹40.00']);
});

test('a waiting refund gives way to a dashboard refund: nothing is sent twice, and only the rest is sent', async () => {
  await deliver();
  const refuse = { failNext: Array.from({ length: 20 }, () => 'refund') };
  await steerRazorpay(shop, refuse);
  await cutPrice(300);
  await refundInDashboard(shop, paymentId, { amount: 300_00 });
  await steerRazorpay(shop, { failNext: null });
  await letTimePass(shop);
  expect(await readRefunds(shop, order)).toEqual([['gateway_initiated', 'processed', 300_00, 0]]);
  await steerRazorpay(shop, refuse);
  await cutPrice(200);
  await refundInDashboard(shop, paymentId, { amount: 80_00 });
  await steerRazorpay(shop, { failNext: null });
  await letTimePass(shop);
  expect(await readRefunds(shop, order)).toEqual([
    ['gateway_initiated', 'processed', 80_00, 0],
    ['returned', 'processed', 120_00, 0],
    ['gateway_initiated', 'processed', 300_00, 0],
  ]);
  expect((await seeInAdmin()).needs_look).toEqual([]);
});

test('a failed refund that is repeated in Razorpay’s dashboard is settled', async () => {
  await steerRazorpay(shop, { failNext: 'refund_later' });
  await move('cancellation', { reason: 'Out of clay' });
  await letTimePass(shop);
  expect((await seeInAdmin()).needs_look).toEqual(['refund_failed']);
  await refundInDashboard(shop, paymentId);
  await letTimePass(shop);
  expect((await seeInAdmin()).needs_look).toEqual([]);
  expect(await readRefunds(shop, order)).toEqual([['gateway_initiated', 'processed', total(), 0]]);
  expect(await countAnswers([await move('refund-retry')])).toEqual({ '409 refund.none_failed': 1 });
});

test('a failed dashboard refund is owed again only if a credit note calls for it', async () => {
  await refundInDashboard(shop, paymentId, { fails: true });
  // The refund's webhook arrives before the bank has refused it.
  while ((await shop.sandbox.runDue()) > 0) await shop.drainJobs();
  expect((await readOrder(shop, buyer, order.id)).payment.status).toBe('refunded');
  await letTimePass(shop);
  expect((await readOrder(shop, buyer, order.id)).payment).toMatchObject({
    status: 'completed',
    refunded: 0,
  });
  expect((await seeInAdmin()).needs_look).toEqual([]);

  await refundInDashboard(shop, paymentId, { fails: true });
  while ((await shop.sandbox.runDue()) > 0) await shop.drainJobs();
  await move('cancellation', { reason: 'Out of clay' });
  await letTimePass(shop);
  expect((await seeInAdmin()).needs_look).toEqual(['refund_failed']);
  expect(await countEmails(shop, order, /^The refund of .* failed$/)).toBe(2);
  expect((await move('refund-retry')).status).toBe(200);
  await letTimePass(shop);
  expect(await readRefunds(shop, order)).toContainEqual(['returned', 'processed', total(), 0]);
  expect(await sentAtGateway()).toBe(total());
});

test('a failed dashboard refund waiting to be sent again is not paid twice if the bank pays it after all', async () => {
  await refundInDashboard(shop, paymentId, { fails: true });
  while ((await shop.sandbox.runDue()) > 0) await shop.drainJobs();
  await move('cancellation', { reason: 'Out of clay' });
  await letTimePass(shop);
  expect((await move('refund-retry')).status).toBe(200);
  const [failed] = await shop.ctx.razorpay.listRefunds(paymentId);
  const razorpay = payAfterAll(shop.ctx.razorpay, failed!.id);
  await applyRefunds({ ...shop.as({ kind: 'system' }), razorpay }, paymentId, [
    { ...failed!, status: 'processed' },
  ]);
  await letTimePass(shop);
  expect(await readRefunds(shop, order)).toEqual([['gateway_initiated', 'processed', total(), 0]]);
  expect(await sentAtGateway()).toBe(0);
});
