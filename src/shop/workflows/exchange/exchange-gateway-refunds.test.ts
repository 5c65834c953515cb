import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { AdminOrderJson } from '#contract/order/admin-order.ts';
import type { OrderJson } from '#contract/order/order.ts';
import { audit } from '#test/auditor.ts';
import { post } from '#test/buy.ts';
import { letTimePass, refundInDashboard } from '#test/dashboard.ts';
import { type MadeStaff, makeStaff } from '#test/make.ts';
import type { TestShop } from '#test/open-shop.ts';
import { onePiece } from '#test/scenes/exchanges.ts';
import { makeLinkedExchanges, openExchangeShop } from '#test/scenes/exchanges-by-link.ts';
import { payAfterAll } from '#test/scenes/gateway-refunds.ts';
import { applyRefunds } from '#shop/workflows/confirm-payment/fetch-payments.ts';
import { steerRazorpay } from '#test/suppliers/steer-razorpay.ts';

// The owner refunds money that the shop owes for an exchange in Razorpay's dashboard: nothing is sent twice.

const lamp = 999_00;
/** Two lamps and their delivery. */
const paid = 2098_00;

let shop: TestShop;
let owner: MadeStaff;
const { move, exchange, look, makeArrived, listRefunds, cancel } = makeLinkedExchanges(
  () => shop,
  () => owner,
);
beforeAll(async () => {
  shop = await openExchangeShop();
  owner = await makeStaff(shop);
});
beforeEach(() => steerRazorpay(shop, { webhooks: 'on', failNext: null }));
afterEach(async () => expect(await audit(shop)).toEqual([]));
afterAll(() => shop.close());

/** Makes a delivered order of two lamps, paid online, of which one is replaced. */
async function makeReplaced(): Promise<{ first: OrderJson; made: { id: string }; paymentId: string }> {
  const { first } = await makeArrived();
  const { exchange: made } = await exchange(first.id, { items: onePiece(first) });
  return { first, made, paymentId: first.payment.transaction_id! };
}

const sentAtGateway = async (paymentId: string) =>
  (await shop.ctx.razorpay.getPayment(paymentId)).amount_refunded;

let keys = 0;
async function refund(order: { id: string }, amount: number): Promise<AdminOrderJson> {
  shop.clock.advance(1000);
  const key = `exchange-at-gateway-${(keys += 1)}`;
  const body = { amount, reason: 'A scratch' };
  expect((await post(shop, `/admin/orders/${order.id}/refund`, { as: owner, key, body })).status).toBe(200);
  return look(order.id);
}

test('a dashboard refund replaces a waiting refund of an exchange, and the rest is still owed', async () => {
  const { first, made, paymentId } = await makeReplaced();
  await cancel(made);
  await refundInDashboard(shop, paymentId, { amount: 400_00 });
  await letTimePass(shop);
  expect(await sentAtGateway(paymentId)).toBe(lamp);
  expect(await listRefunds(made)).toEqual(
    expect.arrayContaining(['cancelled 599 earlier', 'gateway_initiated 400 earlier']),
  );
  expect((await look(first.id)).needs_look).toEqual([]);
  expect((await look(made.id)).events.map(({ kind }) => kind)).toContain('gateway_refunded');
});

test('a refund that failed at the bank and was made in the dashboard is not sent again', async () => {
  const { first, made, paymentId } = await makeReplaced();
  await steerRazorpay(shop, { failNext: 'refund_later' });
  await cancel(made);
  await letTimePass(shop);
  expect(await look(made.id)).toMatchObject({ needs_look: ['refund_failed'], money: { refunded: 0 } });
  await refundInDashboard(shop, paymentId, { amount: lamp });
  await letTimePass(shop);
  expect((await look(made.id)).money.refunded).toBe(lamp / 100);
  expect([(await look(made.id)).needs_look, (await look(first.id)).needs_look]).toEqual([[], []]);
  expect((await move(owner, made.id, 'refund-retry')).status).toBe(409);
  expect(await listRefunds(made)).toEqual(['gateway_initiated 999 earlier']);
});

test('one refund in the dashboard covers what is owed for the order and for its exchange', async () => {
  const { first, made, paymentId } = await makeReplaced();
  await refund(first, 300);
  await cancel(made);
  await refundInDashboard(shop, paymentId);
  await letTimePass(shop);
  expect(await sentAtGateway(paymentId)).toBe(paid);
  expect(await listRefunds(made)).toEqual(['gateway_initiated 999 earlier']);
  expect(await listRefunds(first)).toEqual(['gateway_initiated 1099 own']);
  // Of the price of the other lamp and its delivery, a credit note calls for three hundred rupees.
  expect((await look(first.id)).needs_look).toEqual(['gateway_refund']);
  const after = await refund(first, 799);
  expect(after).toMatchObject({ needs_look: [], money: { refunded: 1099 } });
});

test('an unexplained refund in the dashboard counts towards an exchange that is cancelled later', async () => {
  const { first, made, paymentId } = await makeReplaced();
  await refundInDashboard(shop, paymentId, { amount: 1200_00 });
  await letTimePass(shop);
  expect((await look(first.id)).needs_look).toEqual(['gateway_refund']);
  await cancel(made);
  await letTimePass(shop);
  expect(await sentAtGateway(paymentId)).toBe(1200_00);
  expect(await listRefunds(made)).toEqual(['gateway_initiated 999 earlier']);
  expect(await listRefunds(first)).toEqual(['gateway_initiated 201 own']);
  await refund(first, 1099);
  await letTimePass(shop);
  expect(await sentAtGateway(paymentId)).toBe(paid);
});

test('a gift does not reduce the refund of an exchange, only a later one that the payment cannot cover', async () => {
  const { first, made, paymentId } = await makeReplaced();
  await refundInDashboard(shop, paymentId, { amount: paid - lamp });
  await letTimePass(shop);
  await move(owner, first.id, 'refund-explanation', { reason: 'A gift' });
  await cancel(made);
  await letTimePass(shop);
  expect(await sentAtGateway(paymentId)).toBe(paid);
  expect(await listRefunds(made)).toEqual(['cancelled 999 earlier']);
  expect((await refund(first, 999)).money).toMatchObject({ credited: 1998, refunded: 1099 });
  await letTimePass(shop);
  expect(await sentAtGateway(paymentId)).toBe(paid);
});

test('a dashboard refund that covers an exchange is not taken from a gift as well', async () => {
  const { first, made, paymentId } = await makeReplaced();
  await refundInDashboard(shop, paymentId, { amount: paid - lamp });
  await letTimePass(shop);
  await move(owner, first.id, 'refund-explanation', { reason: 'A gift' });
  await refundInDashboard(shop, paymentId, { amount: 60_00 });
  await letTimePass(shop);
  await cancel(made);
  await letTimePass(shop);
  expect(await sentAtGateway(paymentId)).toBe(paid);
  expect(await listRefunds(made)).toEqual(
    expect.arrayContaining(['cancelled 939 earlier', 'gateway_initiated 60 earlier']),
  );
});

/** Cancels an exchange whose refund fails and is sent again; `report` reports that the bank paid the failed one after all. */
async function makeResent() {
  const { first, made, paymentId } = await makeReplaced();
  await steerRazorpay(shop, { failNext: 'refund_later' });
  await cancel(made);
  await letTimePass(shop);
  const { razorpay } = shop.ctx;
  const [failed] = await razorpay.listRefunds(paymentId);
  expect((await move(owner, made.id, 'refund-retry')).status).toBe(200);
  const report = async () => {
    const system = { ...shop.as({ kind: 'system' }), razorpay: payAfterAll(razorpay, failed!.id) };
    const told = { ...failed!, status: 'processed' as const };
    for (let time = 0; time < 2; time += 1) await applyRefunds(system, paymentId, [told]);
    await letTimePass(shop);
  };
  return { first, made, paymentId, report };
}

test('a failed refund waiting to be sent again is not paid twice if the bank pays it after all', async () => {
  const { made, paymentId, report } = await makeResent();
  await report();
  expect(await listRefunds(made)).toEqual(['gateway_initiated 999 earlier']);
  expect((await look(made.id)).needs_look).toEqual([]);
  expect(await sentAtGateway(paymentId)).toBe(0);
});

test('a failed refund that was sent again, then paid by the bank after all, must be explained by the owner', async () => {
  const { first, made, report } = await makeResent();
  await letTimePass(shop);
  await report();
  expect(await listRefunds(made)).toEqual(['cancelled 999 earlier']);
  expect(await listRefunds(first)).toEqual(['gateway_initiated 999 own']);
  expect((await look(first.id)).needs_look).toEqual(['gateway_refund']);
});
