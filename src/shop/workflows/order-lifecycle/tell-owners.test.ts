import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { dayMs, minuteMs } from '#domain/durations.ts';
import { writeSettings } from '#shop/content/save-settings.ts';
import { type Ctx, inTransaction } from '#shop/context.ts';
import { audit } from '#test/auditor.ts';
import { buy, buyOnline, openPayment, payAtGateway, post, toOrderBody } from '#test/buy.ts';
import { type MadeCustomer, type MadeStaff, makeCustomer, makeProduct, makeStaff } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { placeOrder } from '#shop/workflows/place-order/place-order.ts';
import { PlaceOrder } from '#contract/order/place-order.ts';
import { sweepPayments } from '#shop/workflows/confirm-payment/sweep-payments.ts';
import { sendDailySummary } from './send-daily-summary.ts';

let shop: TestShop;
let buyer: MadeCustomer;
let owner: MadeStaff;
beforeAll(async () => {
  shop = await openShop();
  await makeStaff(shop, 'packer');
  owner = await makeStaff(shop);
  await makeStaff(shop);
});
beforeEach(async () => {
  buyer = await makeCustomer(shop, { name: 'Zubeida' });
  await shop.db.updateTable('staff').set({ ended_at: null }).execute();
  await setSettings({});
  await shop.db.deleteFrom('messages').execute();
});
afterAll(async () => {
  expect(await audit(shop)).toEqual([]);
  await shop.close();
});

async function setSettings(settings: Parameters<typeof writeSettings>[1]): Promise<void> {
  const usual = { notifications: {}, payment: {} };
  const system = shop.as({ kind: 'system' });
  await inTransaction(system, (tx) => writeSettings(tx, { ...usual, ...settings }));
  await shop.changes.settle();
}

async function makeBody() {
  const { id: productId } = await makeProduct(shop, { stock: 10 });
  return toOrderBody({ productId, quantity: 2 }, { name: 'Zubeida' });
}

/** Reads the messages of a kind that were written: recipient, channel and facts. */
async function listTold(kind: string) {
  return shop.db
    .selectFrom('messages')
    .select(['channel', 'recipient', 'facts'])
    .where('kind', '=', kind)
    .orderBy('recipient')
    .execute();
}

test('each owner gets one message about a cash on delivery order, without its customer’s data', async () => {
  const { order_number: number } = await buy(shop, buyer, await makeBody());
  const told = await listTold('new_order');
  expect(told).toHaveLength(2);
  expect(told.every(({ channel }) => channel === 'email')).toBe(true);
  expect(told[0]!.facts).toMatchObject({ order: number, pieces: 2, paymentMethod: 'cod', confirmUntil: '' });
  expect(told[0]!.facts).toMatchObject({ path: `/admin/orders/${number}` });
  expect(JSON.stringify(told)).not.toMatch(/Zubeida|meera@example|9876543210|Hazratganj/);
});

test('each owner gets one message about an online order once it is paid, however the payment is reported', async () => {
  const { order } = await buyOnline(shop, buyer, await makeBody());
  const told = await listTold('new_order');
  expect(told).toHaveLength(2);
  expect(told[0]!.facts).toMatchObject({ order: order.order_number, pieces: 2, paymentMethod: 'razorpay' });
  // The webhook of the same payment adds none.
  await shop.sandbox.runDue();
  await shop.drainJobs();
  expect(await listTold('new_order')).toEqual(told);
  for (const vpa of ['success@razorpay', 'silent@razorpay']) {
    await shop.db.deleteFrom('messages').execute();
    buyer = await makeCustomer(shop);
    const { id } = await buy(shop, buyer, { ...(await makeBody()), paymentMethod: 'razorpay' });
    await payAtGateway(shop, (await openPayment(shop, buyer, id)).razorpay_order_id, { vpa });
    await shop.sandbox.runDue();
    shop.clock.advance(20 * minuteMs);
    await sweepPayments(shop.as({ kind: 'system' }));
    await shop.drainJobs();
    expect([vpa, (await listTold('new_order')).length]).toEqual([vpa, 2]);
  }
});

test('owners get no message about an online order before it is paid', async () => {
  await buy(shop, buyer, { ...(await makeBody()), paymentMethod: 'razorpay' });
  expect(await listTold('new_order')).toEqual([]);
});

test('the message about an order awaiting the owner gives the deadline', async () => {
  await setSettings({ payment: { codNeedsConfirmation: true } });
  await buy(shop, buyer, await makeBody());
  const [told] = await listTold('new_order');
  expect(told!.facts).toMatchObject({ confirmUntil: expect.stringContaining('Nov') });
});

test.each(['daily', 'off'] as const)(
  'with the setting "%s" owners get no message about each order',
  async (newOrders) => {
    await setSettings({ notifications: { newOrders } });
    await buy(shop, buyer, await makeBody());
    await buyOnline(shop, buyer, await makeBody());
    expect(await listTold('new_order')).toEqual([]);
  },
);

test('without e-mail the seller’s phone number gets the message by SMS', async () => {
  const seller = await readSeller();
  await setSettings({ seller: { ...seller, phone: '98765 43210' } });
  const onlySms: Ctx = { ...buyer.ctx, messengers: { sms: shop.ctx.messengers.sms } };
  await placeOrder(onlySms, PlaceOrder.parse(await makeBody()));
  expect(await listTold('new_order')).toMatchObject([{ channel: 'sms', recipient: '+919876543210' }]);
  await setSettings({ seller });
});

async function readSeller() {
  const row = await shop.db
    .selectFrom('settings')
    .select('document')
    .where('section', '=', 'seller')
    .executeTakeFirstOrThrow();
  return row.document as object;
}

test('a day without news sends no summary', async () => {
  const quiet = await openShop();
  await makeStaff(quiet);
  await sendDailySummary(quiet.as({ kind: 'system' }));
  expect(await quiet.db.selectFrom('messages').select('id').execute()).toEqual([]);
  await quiet.close();
});

test('a daily summary lists new orders and pending work, and each owner gets one a day', async () => {
  const system = shop.as({ kind: 'system' });
  await setSettings({ notifications: { newOrders: 'daily' } });
  shop.clock.advance(2 * dayMs);
  await sendDailySummary(system);
  const before = await listTold('daily_summary');
  await shop.db.deleteFrom('messages').execute();
  shop.clock.advance(dayMs);
  buyer = await makeCustomer(shop);
  owner = await makeStaff(shop);
  const delivered = await buy(shop, buyer, await makeBody());
  for (const [step, body] of [
    ['packing', {}],
    ['shipment', { courier: 'delhivery', tracking_number: '12345678901' }],
    ['delivery', {}],
  ] as const)
    expect((await post(shop, `/admin/orders/${delivered.id}/${step}`, { as: owner, body })).status).toBe(200);
  shop.clock.advance(8 * dayMs);
  buyer = await makeCustomer(shop);
  await setSettings({ notifications: { newOrders: 'daily' }, payment: { codNeedsConfirmation: true } });
  const waiting = await buy(shop, buyer, await makeBody());
  await shop.db
    .updateTable('messages')
    .set({ failed_at: shop.clock.now(), failure: 'the provider refused it' })
    .where('kind', '=', 'order_received')
    .where('dedupe_key', 'like', `%${waiting.id}%`)
    .execute();
  await sendDailySummary(system);
  await sendDailySummary(system);
  const told = await listTold('daily_summary');
  expect(told).toHaveLength(3);
  expect(told[0]!.facts).toMatchObject({
    orders: { count: 1, totalPaise: waiting.totals.total * 100 },
    unconfirmed: expect.arrayContaining([waiting.order_number]),
    cash: [delivered.order_number],
    unsent: [{ kind: 'order_received', count: 2 }],
  });
  expect(before.every(({ facts }) => (facts as { orders: unknown }).orders === null)).toBe(true);
});
