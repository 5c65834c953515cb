import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sweepPayments } from './sweep-payments.ts';
import { audit } from '#test/auditor.ts';
import {
  buy,
  countAnswers,
  openPayment,
  payAtGateway,
  post,
  readOrder,
  sendWebhook,
  toGatewayPayment,
  toOrderBody,
} from '#test/buy.ts';
import { type MadeCustomer, type MadeProduct, makeCustomer, makeProduct } from '#test/make.ts';
import { type TestShop, openShop, webhookSecret } from '#test/open-shop.ts';

let shop: TestShop;
let buyer: MadeCustomer;
let idol: MadeProduct;
beforeAll(async () => {
  shop = await openShop();
});
beforeEach(async () => {
  buyer = await makeCustomer(shop);
  idol = await makeProduct(shop);
});
afterAll(async () => {
  expect(await audit(shop)).toEqual([]);
  await shop.close();
});

async function orderOnline() {
  const { id } = await buy(shop, buyer, toOrderBody({ productId: idol.id }, { paymentMethod: 'razorpay' }));
  const { razorpay_order_id: gatewayOrderId, amount } = await openPayment(shop, buyer, id);
  return { id, gatewayOrderId, amount };
}

function toBody(
  order: { gatewayOrderId: string; amount: number },
  paymentId: string,
  event = 'payment.captured',
): string {
  const status =
    event === 'payment.failed' ? 'failed' : event === 'payment.authorized' ? 'authorized' : 'captured';
  const entity = toGatewayPayment({
    id: paymentId,
    amount: order.amount,
    order_id: order.gatewayOrderId,
    status,
  });
  return JSON.stringify({
    entity: 'event',
    event,
    payload: { payment: { entity } },
    created_at: 1_790_000_000,
  });
}

async function countEffects(): Promise<object | undefined> {
  const { rows } = await sql<object>`
    select (select count(*) from webhook_events) as events, (select count(*) from payments) as payments,
           (select count(*) from invoices) as invoices, (select count(*) from order_events) as moves,
           (select count(*) from refunds) as refunds`.execute(shop.db);
  return rows[0];
}

test('a webhook alone makes an order paid', async () => {
  const order = await orderOnline();
  expect((await sendWebhook(shop, toBody(order, 'pay_TESTwebhook00'), { eventId: 'evt_alone' })).status).toBe(
    200,
  );
  await shop.drainJobs();
  expect(await readOrder(shop, buyer, order.id)).toMatchObject({
    status: 'processing',
    payment: { status: 'completed' },
  });
});

test('a webhook whose signature does not match its exact bytes changes nothing', async () => {
  const order = await orderOnline();
  const body = toBody(order, 'pay_TESTforged000');
  const sign = (text: string, secret = webhookSecret) =>
    createHmac('sha256', secret).update(text).digest('hex');
  const right = sign(body);
  const before = await countEffects();
  const forged: [body: string, signature: string][] = [
    [body, ''],
    [body, 'no signature'],
    [body, right.slice(0, -1)],
    [body, `${right}0`],
    [body, right.toUpperCase()],
    [body, right.replace(/^./, (first) => (first === '0' ? '1' : '0'))],
    [body, sign(body, 'another secret')],
    [body, sign(body, 'sandbox_key_secret')],
    [body, sign('')],
    [body.replace('captured', 'captureD'), right],
    [body.replace('124000', '124001'), right],
    [`${body} `, right],
    [`\uFEFF${body}`, right],
    [JSON.stringify(JSON.parse(body), null, 1), right],
    ['', right],
    ['{}', right],
  ];
  for (const [index, [sent, signature]] of forged.entries()) {
    const response = await sendWebhook(shop, sent, { signature, eventId: `evt_forged_${index}` });
    expect([index, response.status]).toEqual([index, 422]);
  }
  await shop.drainJobs();
  expect(await countEffects()).toEqual(before);
  expect(await readOrder(shop, buyer, order.id)).toMatchObject({ status: 'pending' });
});

test.each(['', 'not json', '[]', '{"event":"payment.captured"}', '{"entity":"event","payload":7}'])(
  'a correctly signed body of "%s" is refused as malformed',
  async (body) => {
    const before = await countEffects();
    const response = await sendWebhook(shop, body, { eventId: `evt_odd_${body.length}` });
    expect(await countAnswers([response])).toEqual({ '400 request.malformed': 1 });
    expect(await countEffects()).toEqual(before);
  },
);

test('events of one payment in any order end in the same state', async () => {
  for (const [index, order] of [
    ['payment.failed', 'payment.authorized', 'payment.captured', 'order.paid'],
    ['order.paid', 'payment.captured', 'payment.authorized', 'payment.failed'],
    ['payment.captured', 'payment.failed', 'order.paid', 'payment.authorized'],
  ].entries()) {
    const bell = await makeProduct(shop);
    const { id } = await buy(shop, buyer, toOrderBody({ productId: bell.id }, { paymentMethod: 'razorpay' }));
    const { razorpay_order_id: gatewayOrderId, amount } = await openPayment(shop, buyer, id);
    const { razorpay_payment_id } = await payAtGateway(shop, gatewayOrderId, { vpa: 'quiet@razorpay' });
    for (const event of order) {
      const eventId = `evt_order_${index}_${event}`;
      await sendWebhook(shop, toBody({ gatewayOrderId, amount }, razorpay_payment_id, event), { eventId });
      await shop.drainJobs();
    }
    expect(await readOrder(shop, buyer, id)).toMatchObject({
      status: 'processing',
      payment: { status: 'completed' },
    });
  }
});

test('an unknown kind of event does nothing, and only its kind is stored', async () => {
  const body = JSON.stringify({
    entity: 'event',
    event: 'fund_account.validation.completed',
    payload: { fund_account: 'x'.repeat(500_000) },
    created_at: 1,
  });
  expect((await sendWebhook(shop, body, { eventId: 'evt_strange' })).status).toBe(200);
  await shop.drainJobs();
  const stored = await shop.db
    .selectFrom('webhook_events')
    .select(['kind', 'payload', 'processed_at'])
    .where('event_id', '=', 'evt_strange')
    .executeTakeFirstOrThrow();
  expect(stored).toEqual({
    kind: 'fund_account.validation.completed',
    payload: '{}',
    processed_at: expect.any(Date),
  });
});

test('with every webhook lost and the browser closed, the sweep still finds each captured payment', async () => {
  const orders = [];
  for (const vpa of ['silent@razorpay', 'silent@razorpay', 'failure@razorpay']) {
    const bell = await makeProduct(shop);
    const { id } = await buy(shop, buyer, toOrderBody({ productId: bell.id }, { paymentMethod: 'razorpay' }));
    const { razorpay_order_id } = await openPayment(shop, buyer, id);
    await payAtGateway(shop, razorpay_order_id, { vpa });
    orders.push(id);
  }
  const system = shop.as({ kind: 'system' });
  await sweepPayments(system);
  expect(await readOrder(shop, buyer, orders[0]!)).toMatchObject({ status: 'pending' });
  shop.clock.advance(16 * 60_000);
  await sweepPayments(system);
  await sweepPayments(system);
  const seen = await Promise.all(orders.map((id) => readOrder(shop, buyer, id)));
  expect(seen.map(({ status, payment }) => [status, payment.status])).toEqual([
    ['processing', 'completed'],
    ['processing', 'completed'],
    ['pending', 'failed'],
  ]);
});

test('an order that Razorpay does not know does not stop the sweep for the others', async () => {
  const lost = await orderOnline();
  idol = await makeProduct(shop);
  const found = await orderOnline();
  const strange = { gateway_order_id: 'order_NOTATRAZORPAY' };
  await shop.db.updateTable('gateway_orders').set(strange).where('order_id', '=', lost.id).execute();
  await payAtGateway(shop, found.gatewayOrderId, { vpa: 'silent@razorpay' });
  shop.clock.advance(16 * 60_000);
  await sweepPayments(shop.as({ kind: 'system' }));
  expect(await readOrder(shop, buyer, found.id)).toMatchObject({ status: 'processing' });
  await post(shop, `/orders/${lost.id}/cancellation`, { as: buyer, body: {} });
});

test('refund webhooks only move a refund forward', async () => {
  const { id, gatewayOrderId } = await orderOnline();
  const paid = await payAtGateway(shop, gatewayOrderId);
  await post(shop, '/payment/verify', { as: buyer, body: { order_id: id, ...paid } });
  await post(shop, `/orders/${id}/cancellation`, { as: buyer, body: {} });
  await shop.drainJobs();
  const readRefund = () =>
    shop.db.selectFrom('refunds').selectAll().where('order_id', '=', id).executeTakeFirstOrThrow();
  const refund = await readRefund();
  const tell = async (status: string, eventId: string) => {
    const entity = {
      id: refund.gateway_refund_id,
      entity: 'refund',
      amount: refund.amount_paise,
      currency: 'INR',
      payment_id: paid.razorpay_payment_id,
      receipt: refund.id,
      status,
      created_at: 1,
    };
    const body = {
      entity: 'event',
      event: `refund.${status}`,
      payload: { refund: { entity } },
      created_at: 1,
    };
    await sendWebhook(shop, JSON.stringify(body), { eventId });
    await shop.drainJobs();
  };
  await tell('processed', 'evt_refund_1');
  await tell('pending', 'evt_refund_2');
  await tell('failed', 'evt_refund_3');
  expect((await readRefund()).status).toBe('processed');
});
