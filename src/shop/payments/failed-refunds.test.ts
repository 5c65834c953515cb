import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OrderJson } from '#contract/order/order.ts';
import { commands } from '#cli/commands.ts';
import { callApi } from '#test/call-api.ts';
import { audit } from '#test/auditor.ts';
import { buyOnline, countAnswers, post, readOrder, sendWebhook, toOrderBody } from '#test/buy.ts';
import { type MadeCustomer, type MadeStaff, makeCustomer, makeProduct, makeStaff } from '#test/make.ts';
import { letTimePass } from '#test/dashboard.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { steerRazorpay } from '#test/suppliers/steer-razorpay.ts';

/** Receives the messages about failed refunds, as the settings of the shop name them. */
const grievanceOfficer = 'grievance@kashi.example';
let shop: TestShop;
let owner: MadeStaff;
let buyer: MadeCustomer;
let order: OrderJson;
beforeAll(async () => {
  shop = await openShop();
  owner = await makeStaff(shop);
});
beforeEach(async () => {
  buyer = await makeCustomer(shop);
  const idol = await makeProduct(shop);
  order = (await buyOnline(shop, buyer, toOrderBody({ productId: idol.id }))).order;
});
afterEach(async () => expect(await audit(shop)).toEqual([]));
afterAll(() => shop.close());

/** Cancels the order, and makes the bank refuse its refund. */
async function failRefund(): Promise<void> {
  await steerRazorpay(shop, { failNext: 'refund_later' });
  await post(shop, `/orders/${order.id}/cancellation`, { as: buyer, body: {} });
  await letTimePass(shop);
}

const retry = () => post(shop, `/admin/orders/${order.id}/refund-retry`, { as: owner, body: {} });

async function readRefunds() {
  return shop.db
    .selectFrom('refunds')
    .selectAll()
    .where('order_id', '=', order.id)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

async function readTicketMessages(subject: RegExp): Promise<string[]> {
  const messages = (await shop.outbox()).filter((message) => subject.test(message.subject));
  return messages.filter(({ body }) => body.includes(order.order_number)).map(({ recipient }) => recipient);
}

async function listLooking(): Promise<string[]> {
  const answer = await callApi('GET /admin/orders', { shop, as: owner, query: { look: 'true' } });
  return answer.orders.map(({ order_number }) => order_number);
}

test('a refund refused by the bank is not shown as refunded to buyer or staff until it is sent again', async () => {
  const readStatuses = async () => {
    const seen = await callApi('GET /admin/orders/{id}', { shop, as: owner, params: { id: order.id } });
    const told = await readOrder(shop, buyer, order.id);
    return [
      told.payment.status,
      told.payment.refunded,
      told.refunds.at(-1)?.status,
      seen.order.payment.status,
    ];
  };
  await failRefund();
  expect(await readStatuses()).toEqual(['completed', 0, 'failed', 'completed']);
  await retry();
  await letTimePass(shop);
  expect(await readStatuses()).toEqual(['refunded', order.totals.total, 'processed', 'refunded']);
});

test('an account cannot be erased while a refused refund is owed, but can be once the money arrived', async () => {
  const readErasure = () => callApi('GET /profile/erasure', { shop, as: buyer });
  await failRefund();
  expect(await readErasure()).toMatchObject({ allowed: false, orders: [order.order_number] });
  await retry();
  await letTimePass(shop);
  expect(await readErasure()).toMatchObject({ allowed: true, orders: [] });
});

test('a failed refund is reported to the owner, logged and listed, and can be sent again', async () => {
  await failRefund();
  expect(await readTicketMessages(/^The refund of ₹[\d,.]+ for HT-[\w-]+ failed$/)).toEqual([
    grievanceOfficer,
  ]);
  expect(await audit(shop)).toContainEqual(
    expect.stringContaining('captured money is used once or owed back'),
  );
  const seen = await callApi('GET /admin/orders/{id}', { shop, as: owner, params: { id: order.id } });
  expect(seen.order.needs_look).toEqual(['refund_failed']);
  expect(seen.order.events.at(-1)).toMatchObject({ kind: 'refund_failed', actor: 'system' });
  expect(await listLooking()).toEqual([order.order_number]);
  const say = (name: string, words: string[] = []) =>
    commands[name]!.run(shop.as({ kind: 'system' }), { words, flags: { look: name === 'orders' } });
  expect(await say('orders')).toMatch(new RegExp(`^${order.order_number} .* ! a refund failed\n1 of 1$`));
  expect(await say('order', [order.order_number])).toContain(`refund-again ${order.order_number}`);

  expect((await retry()).status).toBe(200);
  await letTimePass(shop);
  const again = /The bank did not accept our refund of .*, so we are sending it again\./;
  const told = (await shop.outbox()).filter(
    ({ body }) => again.test(body) && body.includes(order.order_number),
  );
  expect(told.map(({ channel }) => channel).toSorted()).toEqual(['email', 'sms']);
  expect(await readRefunds()).toMatchObject([
    { status: 'replaced' },
    { status: 'processed', amount_paise: order.totals.total * 100 },
  ]);
  // The buyer sees the refund that succeeded, not the one that failed.
  expect((await readOrder(shop, buyer, order.id)).refunds.map(({ status }) => status)).toEqual(['processed']);
  expect(await listLooking()).toEqual([]);
  expect(await countAnswers([await retry()])).toEqual({ '409 refund.none_failed': 1 });
});

test('a failed refund is sent again only once, despite repeated requests and failure reports', async () => {
  await failRefund();
  const answers = await Promise.all(Array.from({ length: 20 }, retry));
  expect(await countAnswers(answers)).toEqual({ '200': 1, '409 refund.none_failed': 19 });
  const [failed] = await readRefunds();
  const entity = {
    id: failed!.gateway_refund_id,
    entity: 'refund',
    amount: failed!.amount_paise,
    currency: 'INR',
    payment_id: order.payment.transaction_id,
    receipt: failed!.id,
    status: 'failed',
    created_at: 1_790_000_000,
  };
  const body = { entity: 'event', event: 'refund.failed', payload: { refund: { entity } }, created_at: 1 };
  await sendWebhook(shop, JSON.stringify(body), { eventId: `evt_again_${order.id}` });
  await letTimePass(shop);
  expect((await readRefunds()).map(({ status }) => status)).toEqual(['replaced', 'processed']);
  expect(await readTicketMessages(/^The refund of/)).toHaveLength(1);
  const seen = await shop.ctx.razorpay.getPayment(order.payment.transaction_id!);
  expect(seen.amount_refunded).toBe(failed!.amount_paise);
});

test('a failed second try is reported again, and a third try succeeds', async () => {
  await failRefund();
  await steerRazorpay(shop, { failNext: 'refund_later' });
  await retry();
  await letTimePass(shop);
  expect(await readTicketMessages(/^The refund of/)).toHaveLength(2);
  expect(await listLooking()).toEqual([order.order_number]);
  await retry();
  await letTimePass(shop);
  expect((await readRefunds()).map(({ status }) => status)).toEqual(['replaced', 'replaced', 'processed']);
});
