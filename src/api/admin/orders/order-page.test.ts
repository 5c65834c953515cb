import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { AdminOrderJson } from '#contract/order/admin-order.ts';
import { writeSettings } from '#shop/content/save-settings.ts';
import { inTransaction } from '#shop/context.ts';
import { callApi } from '#test/call-api.ts';
import { buy, buyOnline, post, toOrderBody } from '#test/buy.ts';
import {
  type MadeCustomer,
  type MadeProduct,
  type MadeStaff,
  makeCustomer,
  makeProduct,
  makeStaff,
} from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';

let shop: TestShop;
let owner: MadeStaff;
let packer: MadeStaff;
let buyer: MadeCustomer;
let diya: MadeProduct;
beforeAll(async () => {
  shop = await openShop();
  owner = await makeStaff(shop);
  packer = await makeStaff(shop, 'packer');
});
beforeEach(async () => {
  buyer = await makeCustomer(shop);
  diya = await makeProduct(shop);
});
afterAll(() => shop.close());

async function open(id: string, as = owner): Promise<AdminOrderJson> {
  return (await callApi('GET /admin/orders/{id}', { shop, as, params: { id } })).order;
}

async function step(id: string, what: string, body: unknown = {}): Promise<void> {
  shop.clock.advance(1000);
  expect((await post(shop, `/admin/orders/${id}/${what}`, { as: owner, body })).status).toBe(200);
}

test('the page of a returned order shows its money, documents and account', async () => {
  const { id } = await buy(shop, buyer, toOrderBody({ productId: diya.id }));
  const placed = await open(id);
  const { total } = placed.totals;
  const nothing = { received: 0, refunded: 0, from_exchange: 0, to_exchange: 0, cash_owed: 0 };
  expect(placed.money).toEqual({ ...nothing, charged: total, due: total, credited: 0 });
  expect(placed.documents).toMatchObject([{ kind: 'tax_invoice', status: 'sent', amount: total }]);
  expect(placed.account).toMatchObject({ id: buyer.customerId, name: 'Meera Kumari', orders: 1, refused: 0 });
  await step(id, 'shipment', { courier: 'delhivery', tracking_number: '12345678901' });
  await step(id, 'return-to-origin', { reason: 'Refused at the door' });
  const back = await open(placed.order_number.toLowerCase());
  expect(back.money).toEqual({ ...nothing, charged: total, due: 0, credited: total });
  expect(back.documents.map(({ kind }) => kind)).toEqual(['tax_invoice', 'credit_note']);
  expect(back.account.refused).toBe(1);
});

test('shows what was paid online and refunded', async () => {
  const { order } = await buyOnline(shop, buyer, toOrderBody({ productId: diya.id }));
  const { total } = order.totals;
  expect((await open(order.id)).money).toMatchObject({ received: total, due: 0 });
  await step(order.id, 'cancellation', { reason: 'Broken in the workshop' });
  expect((await open(order.id)).money).toMatchObject({
    received: total,
    due: 0,
    credited: total,
    refunded: total,
  });
});

test('the page shows the messages to the buyer with their text, and none to the owner', async () => {
  const { id, order_number: number } = await buy(shop, buyer, toOrderBody({ productId: diya.id }));
  const { messages } = await open(id);
  expect(messages.map(({ kind, channel, status }) => `${kind} ${channel} ${status}`).toSorted()).toEqual([
    'order_received email waiting',
    'order_received sms waiting',
  ]);
  expect(messages.every(({ text }) => text.includes(number))).toBe(true);
});

test('the page offers the actions that the state and permissions allow, and each step raises the version', async () => {
  const { id } = await buy(shop, buyer, toOrderBody({ productId: diya.id }));
  const placed = await open(id);
  expect(placed.actions).toEqual(['pack', 'change_address', 'ship', 'cancel']);
  expect((await open(id, packer)).actions).toEqual(['pack', 'change_address', 'ship']);
  await step(id, 'packing');
  const packed = await open(id);
  expect(packed.version).toBe(placed.version + 1);
  expect(packed.stage).toBe('to_hand_over');
  await step(id, 'shipment', { courier: 'delhivery', tracking_number: '12345678901' });
  expect((await open(id)).actions).toEqual(['correct_shipment', 'deliver', 'return_to_origin']);
  await step(id, 'delivery');
  expect((await open(id)).actions).toEqual([
    'collect_cash',
    'request_return',
    'exchange',
    'return_to_origin',
  ]);
  await step(id, 'cash');
  expect((await open(id)).actions).toEqual(['complete', 'request_return', 'exchange', 'return', 'refund']);
});

test('an unanswered call is noted with its time, also in the list, and only while the order awaits confirmation', async () => {
  const needCall = (codNeedsConfirmation: boolean) =>
    inTransaction(shop.as({ kind: 'system' }), (tx) =>
      writeSettings(tx, { payment: { codNeedsConfirmation } }),
    ).then(() => shop.changes.settle());
  await needCall(true);
  const { id } = await buy(shop, buyer, toOrderBody({ productId: diya.id }));
  await needCall(false);
  expect((await open(id, packer)).actions).toContain('not_reached');
  expect((await open(id)).unanswered_calls).toBeNull();
  await step(id, 'calls', { result: 'not_reached' });
  await step(id, 'calls', { result: 'not_reached' });
  const calls = { count: 2, last_at: shop.clock.now().toISOString() };
  const order = await open(id);
  expect(order).toMatchObject({ stage: 'to_confirm', unanswered_calls: calls });
  expect(order.events.filter(({ kind }) => kind === 'customer_not_reached')).toHaveLength(2);
  const list = { shop, as: owner, query: { q: order.order_number } };
  expect((await callApi('GET /admin/orders', list)).orders).toMatchObject([{ unanswered_calls: calls }]);
  await step(id, 'confirmation');
  expect((await open(id)).actions).not.toContain('not_reached');
  const late = await post(shop, `/admin/orders/${id}/calls`, {
    as: owner,
    body: { result: 'not_reached' },
  });
  expect([late.status, await late.json()]).toMatchObject([409, { code: 'order.not_waiting' }]);
});

test('an edit of an outdated version is refused with who changed the order and when, and the current order', async () => {
  const { id } = await buy(shop, buyer, toOrderBody({ productId: diya.id }));
  const { version } = await open(id);
  await step(id, 'packing', { version });
  const late = await post(shop, `/admin/orders/${id}/cancellation`, {
    as: owner,
    body: { version, reason: 'Sold out' },
  });
  expect(late.status).toBe(409);
  expect(await late.json()).toMatchObject({
    code: 'order.stale',
    error: expect.stringMatching(/^Ravi the owner changed this order at \d\d:\d\d\./),
    order: { id, version: version + 1 },
    changed: { by: { id: owner.staffId, name: 'Ravi the owner' } },
  });
  expect((await open(id)).status).toBe('processing');
});

test('every change writes one audit event with what differs, and one that changes nothing writes none', async () => {
  const { id } = await buy(shop, buyer, toOrderBody({ productId: diya.id }));
  await step(id, 'packing');
  await step(id, 'packing');
  await step(id, 'notes', { text: 'Call before delivery' });
  const rows = await shop.db
    .selectFrom('audit_events')
    .selectAll()
    .where('subject', '=', id)
    .orderBy('at')
    .execute();
  expect(rows).toMatchObject([
    {
      action: 'order.packed',
      staff_id: owner.staffId,
      before: { packed_at: null },
      after: { packed_at: expect.any(String), events: [{ kind: 'order_packed' }] },
    },
    {
      action: 'order.note_added',
      before: {},
      after: { events: [{ kind: 'note_added', reason: 'Call before delivery' }] },
    },
  ]);
});

test('a note appears on the staff timeline as written by staff, and an empty note is refused', async () => {
  const { id } = await buy(shop, buyer, toOrderBody({ productId: diya.id }));
  await step(id, 'notes', { text: 'Call before delivery' });
  const { events } = await open(id);
  expect(events.at(-1)).toMatchObject({ kind: 'note_added', reason: 'Call before delivery', actor: 'staff' });
  const empty = await post(shop, `/admin/orders/${id}/notes`, { as: owner, body: { text: ' ' } });
  expect(empty.status).toBe(422);
});

test('a message is sent once more to the same recipient', async () => {
  const { id } = await buy(shop, buyer, toOrderBody({ productId: diya.id }));
  const [first] = (await open(id)).messages;
  await step(id, `messages/${first!.id}/resend`);
  const { messages, events } = await open(id);
  const again = messages.filter(({ kind, to }) => kind === first!.kind && to === first!.to);
  expect(again.map(({ text }) => text)).toEqual([first!.text, first!.text]);
  expect(events.at(-1)!.kind).toBe('message_resent');
  const other = await buy(shop, await makeCustomer(shop), toOrderBody({ productId: diya.id }));
  const wrong = await post(shop, `/admin/orders/${other.id}/messages/${first!.id}/resend`, {
    as: owner,
    body: {},
  });
  expect(wrong.status).toBe(404);
});

test('events of one moment keep the order in which they were written', async () => {
  const { id } = await buy(shop, buyer, toOrderBody({ productId: diya.id }));
  const notes = ['She called', 'Her aunt called', 'The courier called', 'She called again', 'Nobody called'];
  for (const text of notes)
    expect((await post(shop, `/admin/orders/${id}/notes`, { as: owner, body: { text } })).status).toBe(200);
  const { events } = await open(id);
  expect(new Set(events.map(({ at }) => at)).size).toBe(1);
  expect(events.map(({ reason }) => reason)).toEqual(['', ...notes]);
});
