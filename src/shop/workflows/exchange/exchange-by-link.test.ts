import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { AdminOrderJson } from '#contract/order/admin-order.ts';
import { hourMs } from '#domain/durations.ts';
import { sweepPayments } from '#shop/workflows/confirm-payment/sweep-payments.ts';
import { expireOrder } from '#shop/workflows/order-lifecycle/expire-order.ts';
import { audit } from '#test/auditor.ts';
import { post } from '#test/buy.ts';
import { letTimePass } from '#test/dashboard.ts';
import { type MadeStaff, makeProduct, makeStaff } from '#test/make.ts';
import type { TestShop } from '#test/open-shop.ts';
import { actOnLink } from '#test/orders/by-telephone.ts';
import { onePiece } from '#test/scenes/exchanges.ts';
import { makeLinkedExchanges, openExchangeShop, savePayment } from '#test/scenes/exchanges-by-link.ts';

// The difference to dearer pieces is paid by a payment link before they are packed.

const second = 1000;

let shop: TestShop;
let owner: MadeStaff;
const { move, ask, exchange, preview, look, makeArrived, makeWaiting, listRefunds, cancel } =
  makeLinkedExchanges(
    () => shop,
    () => owner,
  );
beforeAll(async () => {
  shop = await openExchangeShop({ poolSize: 20 });
  owner = await makeStaff(shop);
});
afterEach(async () => expect(await audit(shop)).toEqual([]));
afterAll(() => shop.close());

const expire = (id: string) => expireOrder(shop.as({ kind: 'system' }), id);

async function stockOf(order: AdminOrderJson): Promise<number> {
  const { product_id: id } = order.items[0]!;
  const query = shop.db.selectFrom('products').select('stock_quantity').where('id', '=', id);
  return (await query.executeTakeFirstOrThrow()).stock_quantity;
}

test('the new order waits for the difference without an invoice, and can be packed once the link is paid', async () => {
  const { buyer, first, order, url } = await makeWaiting();
  expect(order).toMatchObject({
    stage: 'unpaid',
    status: 'pending',
    payment: { method: 'razorpay', status: 'pending' },
    money: { charged: 1499, from_exchange: 999, received: 0, due: 500 },
    documents: [],
  });
  expect((await move(owner, order.id, 'packing')).status).toBe(409);
  const wait = Date.parse(order.payment_link!.expires_at) - shop.clock.now().getTime();
  expect(Math.abs(wait - 24 * hourMs)).toBeLessThan(60 * second);
  await letTimePass(shop);
  const texts = (await look(order.id)).messages.map(({ kind, text }) => `${kind} ${text}`).join(' ');
  expect(texts).toContain('We will send you a payment link for the difference of ₹500.00');
  expect(texts).toContain('Please pay ₹500.00 here by');
  expect((await look(first.id)).events.at(-1)!.reason).toBe(
    `${order.order_number}: It came broken (₹500.00 by payment link)`,
  );
  const ownPay = { as: buyer, body: { order_id: order.id } };
  expect(await (await post(shop, '/payment/create-order', ownPay)).json()).toMatchObject({
    code: 'payment.by_link',
    error: 'This order is part of an exchange. Please pay it with the payment link that we sent you.',
  });
  await actOnLink(shop, url, { act: 'pay' });
  await letTimePass(shop);
  const paid = await look(order.id);
  expect(paid).toMatchObject({
    stage: 'to_pack',
    payment: { status: 'completed' },
    money: { charged: 1499, from_exchange: 999, received: 500, due: 0 },
    documents: [{ kind: 'tax_invoice', status: 'paid', amount: 1499 }],
  });
  expect(paid.messages.find(({ kind }) => kind === 'order_paid')!.text).toContain('We have received ₹500.00');
});

test('if the link expires unpaid, pieces and credit go back once, and a late payment is refunded in full', async () => {
  const { order, url } = await makeWaiting();
  expect(await stockOf(order)).toBe(1);
  shop.clock.advance(24 * hourMs - 8 * second);
  // The bank answers after twenty seconds, when the order is cancelled.
  await actOnLink(shop, url, { act: 'pay', vpa: 'late@upi' });
  shop.clock.advance(9 * second);
  await expire(order.id);
  await expire(order.id);
  expect(await look(order.id)).toMatchObject({
    status: 'cancelled',
    cancelled_reason: 'unpaid',
    money: { from_exchange: 999, received: 0, refunded: 999, due: 0 },
    documents: [],
  });
  expect(await stockOf(order)).toBe(2);
  shop.clock.advance(30 * second);
  await letTimePass(shop);
  expect((await look(order.id)).status).toBe('cancelled');
  expect(await listRefunds(order)).toEqual(['cancelled 999 earlier', 'late 500 own']);
  const { messages } = await look(order.id);
  const told = messages.find(({ kind }) => kind === 'order_cancelled')!.text;
  expect(told).toContain('because no payment arrived. ₹999.00 will be refunded');
});

test('cancelling before the payment refunds the credit and cancels the link', async () => {
  const { order } = await makeWaiting();
  await cancel(order);
  expect(await listRefunds(order)).toEqual(['cancelled 999 earlier']);
  await sweepPayments(shop.as({ kind: 'system' }));
  const link = await shop.ctx.razorpay.findPaymentLink(order.id);
  expect(link?.status).toBe('cancelled');
});

test('cash paid first is handed back, with messages to buyer and owner, on cancellation and on expiry', async () => {
  const { order: cancelled } = await makeWaiting('cash');
  await cancel(cancelled);
  const { order: expired } = await makeWaiting('cash');
  shop.clock.advance(24 * hourMs);
  await expire(expired.id);
  await expire(expired.id);
  await letTimePass(shop);
  for (const { id, order_number } of [cancelled, expired]) {
    expect(await listRefunds({ id })).toEqual([]);
    const { money, messages, events } = await look(id);
    expect(money).toMatchObject({ refunded: 999, due: 0, cash_owed: 999 });
    const told = messages.find(({ kind }) => kind === 'order_cancelled')!.text;
    expect(told).toContain('You paid ₹999.00 in cash, so we will contact you to return it.');
    expect(told).not.toContain('business days');
    expect(events.filter(({ kind }) => kind === 'cash_owed').map(({ reason }) => reason)).toEqual([
      '₹999.00',
    ]);
    const subject = `Please return ₹999.00 for ${order_number}`;
    expect((await shop.outbox()).filter((sent) => sent.subject === subject)).toHaveLength(1);
  }
});

test('when links are paid while they expire, each payment and each credit is used once or refunded in full', async () => {
  const waiting = [await makeWaiting(), await makeWaiting(), await makeWaiting(), await makeWaiting()];
  const ends = waiting.map(({ order }) => Date.parse(order.payment_link!.expires_at));
  shop.clock.set(new Date(Math.min(...ends) - second));
  // Two are paid and their webhooks are on the way; for the other two the bank approves the payment only afterwards.
  const vpas = ['late@upi', 'quick@upi', 'late@upi', 'quick@upi'];
  await Promise.all(waiting.map(({ url }, index) => actOnLink(shop, url, { act: 'pay', vpa: vpas[index]! })));
  shop.clock.set(new Date(Math.max(...ends)));
  const twentyTimes = Array.from({ length: 20 }, (_, index) => expire(waiting[index % 4]!.order.id));
  await Promise.all([letTimePass(shop), ...twentyTimes]);
  shop.clock.advance(30 * second);
  await letTimePass(shop);
  const [lost, kept] = [
    { status: 'cancelled', refunds: ['cancelled 999 earlier', 'late 500 own'], stock: 2 },
    { status: 'processing', refunds: [] as string[], stock: 1 },
  ];
  const ended = waiting.map(async ({ order }) => {
    const { status } = await look(order.id);
    return { status, refunds: await listRefunds(order), stock: await stockOf(order) };
  });
  expect(await Promise.all(ended)).toEqual([lost, kept, lost, kept]);
});

test('a payment method that the shop does not offer is named with the reason, and refused', async () => {
  const { first } = await makeArrived();
  const idol = await makeProduct(shop, { pricePaise: 1499_00, stock: 2 });
  const wish = { items: onePiece(first), instead: [{ product_id: idol.id, quantity: 1 }] };
  await savePayment(shop, { codEnabled: false });
  const foreseen = await (await preview(first.id, wish)).json();
  expect(foreseen).toMatchObject({
    due: 500,
    not_offered: { in_cash: expect.stringContaining('cash on delivery is off') as string, by_link: null },
  });
  const refused = await ask(first.id, wish);
  expect([refused.status, await refused.json()]).toMatchObject([
    409,
    {
      code: 'exchange.not_offered',
      error: 'The difference cannot be paid in cash because cash on delivery is off in the settings.',
    },
  ]);
  // Pieces that cost the same need no way to pay.
  await exchange(first.id, { items: onePiece(first) });
  await savePayment(shop, { codEnabled: true });
});

test('the database itself revives no exchange, and refunds no more than its credit', async () => {
  const { order, first } = await makeWaiting();
  await cancel(order);
  await expect(
    sql`update orders set status = 'processing', cancelled_reason = null, cancelled_at = null where id = ${order.id}`.execute(
      shop.db,
    ),
  ).rejects.toMatchObject({ constraint: 'orders_exchange_stays_cancelled' });
  await expect(
    sql`insert into refunds (id, payment_id, order_id, amount_paise, reason, dedupe_key, status, created_at, updated_at)
        select 'rfd_more', paid_by, ${order.id}, 100, 'cancelled', 'more', 'due', now(), now() from orders where id = ${first.id}`.execute(
      shop.db,
    ),
  ).rejects.toMatchObject({ constraint: 'refunds_within_credit' });
});
