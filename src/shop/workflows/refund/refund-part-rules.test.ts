import { makeAwb } from '#test/order-moves.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { RefundPart } from '#contract/order/admin-order.ts';
import type { OrderJson } from '#contract/order/order.ts';
import { dayMs } from '#domain/durations.ts';
import { audit } from '#test/auditor.ts';
import { buy, buyOnline, post, toOrderBody } from '#test/buy.ts';
import { letTimePass, refundInDashboard } from '#test/dashboard.ts';
import { type MadeCustomer, type MadeStaff, makeCustomer, makeProduct, makeStaff } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { refundPart } from './refund-part.ts';

let shop: TestShop;
let buyer: MadeCustomer;
let owner: MadeStaff;
beforeAll(async () => {
  shop = await openShop();
});
beforeEach(async () => {
  buyer = await makeCustomer(shop);
  owner = await makeStaff(shop);
});
afterEach(async () => expect(await audit(shop)).toEqual([]));
afterAll(() => shop.close());

const moves = {
  shipped: ['packing', 'shipment'],
  delivered: ['packing', 'shipment', 'delivery'],
  completed: ['packing', 'shipment', 'delivery', 'completion'],
} as const;

async function move(orderId: string, until: keyof typeof moves): Promise<void> {
  const parcel = { courier: 'bluedart', tracking_number: makeAwb() };
  for (const step of moves[until]) {
    shop.clock.advance(step === 'completion' ? 60 * dayMs : 1000);
    const body = step === 'shipment' ? parcel : {};
    // An owner who has just signed in, because sessions end after a week.
    owner = await makeStaff(shop);
    expect((await post(shop, `/admin/orders/${orderId}/${step}`, { as: owner, body })).status).toBe(200);
  }
}

/** Makes an order of two lamps, paid online. */
async function makePaid(until?: keyof typeof moves): Promise<OrderJson> {
  const { id: productId } = await makeProduct(shop, { pricePaise: 999_00 });
  const { order } = await buyOnline(shop, buyer, toOrderBody({ productId, quantity: 2 }));
  if (until) await move(order.id, until);
  return order;
}

let keys = 0;
function refund(orderId: string, part: Partial<RefundPart>): Promise<void> {
  shop.clock.advance(1000);
  const request = { reason: 'It came broken', restock: false, ...part };
  return refundPart(owner.ctx, orderId, request, `rules-${(keys += 1)}-key`);
}

const all = ({ items }: OrderJson) => items.map(({ id, quantity }) => ({ item_id: id, quantity }));

async function readReturn(orderId: string): Promise<unknown[]> {
  const order = shop.db.selectFrom('orders').select('returned_at').where('id', '=', orderId);
  const events = shop.db.selectFrom('order_events').select('kind').where('order_id', '=', orderId);
  const kinds = await events.where('kind', 'in', ['order_refunded', 'order_returned']).execute();
  return [(await order.executeTakeFirstOrThrow()).returned_at !== null, kinds.map(({ kind }) => kind)];
}

async function readPaymentStatus(orderId: string): Promise<string> {
  const order = shop.db.selectFrom('orders').select('payment_status').where('id', '=', orderId);
  return (await order.executeTakeFirstOrThrow()).payment_status;
}

test.each([
  [undefined, 'This would take every piece out of the order. Cancel the order instead'],
  [
    'shipped' as const,
    'The parcel is on its way. Record a return once it has arrived, or mark the order as returned to origin if it comes back',
  ],
])(
  'a refund of all pieces of an order that is %s is refused with advice on what to do',
  async (until, sentence) => {
    const order = await makePaid(until);
    await expect(refund(order.id, { items: all(order) })).rejects.toMatchObject({
      code: 'order.keeps_nothing',
      detail: { status: until ?? 'processing' },
      message: sentence,
    });
  },
);

test.each(['delivered', 'completed'] as const)(
  'a refund of all pieces of an order that is %s counts as a return of the order',
  async (until) => {
    const order = await makePaid(until);
    await refund(order.id, { items: all(order) });
    expect(await readReturn(order.id)).toEqual([true, ['order_returned']]);
    expect(await readPaymentStatus(order.id)).toBe('refunded');
  },
);

test('a refund of the whole price without a piece does not count as a return', async () => {
  const order = await makePaid('delivered');
  await refund(order.id, { amount: order.totals.total });
  expect(await readReturn(order.id)).toEqual([false, ['order_refunded']]);
  expect(await readPaymentStatus(order.id)).toBe('refunded');
});

test('a refund of all pieces without the delivery charge does not count as a return of the order', async () => {
  const order = await makePaid('delivered');
  expect(order.totals.shipping).toBeGreaterThan(0);
  await refund(order.id, { items: all(order), charges: false });
  expect(await readReturn(order.id)).toEqual([false, ['order_refunded']]);
  expect(await readPaymentStatus(order.id)).toBe('completed');
});

test('an earlier dashboard refund is reported to the buyer once and not sent to the gateway again', async () => {
  const order = await makePaid('delivered');
  await refundInDashboard(shop, order.payment.transaction_id!, { amount: 100_00 });
  await letTimePass(shop);
  await refund(order.id, { amount: 100 });
  const told = shop.db.selectFrom('messages').select('facts').where('kind', '=', 'order_refunded');
  const facts = await told.where('dedupe_key', 'like', `order_refunded/${order.id}%`).execute();
  expect(facts.map((message) => (message.facts as { refundPaise: number }).refundPaise)).toEqual([
    100_00, 100_00,
  ]);
  const refunds = shop.db.selectFrom('refunds').select(['reason', 'amount_paise']);
  expect(await refunds.where('order_id', '=', order.id).execute()).toEqual([
    { reason: 'gateway_initiated', amount_paise: 100_00 },
  ]);
});

test.each([
  ['cash', 'You paid in cash, so we will contact you to return it.'],
  ['online', 'It reaches you within 5-7 business days.'],
])(
  'the message about a refund of an order paid in %s explains how the money comes back',
  async (paid, sentence) => {
    const { id: productId } = await makeProduct(shop, { pricePaise: 999_00 });
    const body = toOrderBody({ productId });
    const order = paid === 'cash' ? await buy(shop, buyer, body) : (await buyOnline(shop, buyer, body)).order;
    await move(order.id, 'delivered');
    if (paid === 'cash') await post(shop, `/admin/orders/${order.id}/cash`, { as: owner, body: {} });
    await refund(order.id, { amount: 100 });
    await shop.drainJobs();
    const texts = (await shop.outbox()).map((message) => message.body);
    const told = texts.filter((text) => text.includes(order.order_number) && text.includes('₹100.00'));
    expect(told.length).toBeGreaterThan(0);
    for (const text of told) expect(text).toContain(sentence);
    if (paid === 'cash') expect(told.join()).not.toMatch(/We are refunding|business days/);
  },
);

test('a price reduction for named lines is credited to those lines only', async () => {
  const [lamp, bowl] = [await makeProduct(shop), await makeProduct(shop)];
  const pieces = [{ productId: lamp.id }, { productId: bowl.id }];
  const { order } = await buyOnline(shop, buyer, toOrderBody(pieces));
  const scratched = order.items.find(({ product_id }) => product_id === bowl.id)!;
  await refund(order.id, { amount: 100, items: [{ item_id: scratched.id }] });
  const lines = shop.db.selectFrom('credit_note_lines').select(['order_line_id', 'amount_paise']);
  expect(await lines.where('order_id', '=', order.id).execute()).toEqual([
    { order_line_id: scratched.id, amount_paise: 100_00 },
  ]);
});

test('the command itself refuses a refund of nothing', async () => {
  const order = await makePaid();
  await expect(refund(order.id, {})).rejects.toMatchObject({ code: 'refund.nothing' });
});
