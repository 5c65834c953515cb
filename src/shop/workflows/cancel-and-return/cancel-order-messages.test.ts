import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
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
let buyer: MadeCustomer;
let owner: MadeStaff;
let idol: MadeProduct;
beforeAll(async () => {
  shop = await openShop();
});
beforeEach(async () => {
  buyer = await makeCustomer(shop);
  owner = await makeStaff(shop);
  idol = await makeProduct(shop, { pricePaise: 3999_00 });
});
afterAll(() => shop.close());

/** Returns the messages that say that an order was cancelled. */
async function readMessages(orderNumber: string): Promise<string[]> {
  await shop.drainJobs();
  const sent = await shop.outbox();
  return sent.map(({ body }) => body).filter((body) => body.includes(`${orderNumber} was cancelled`));
}

function readCancellation(orderId: string) {
  return shop.db
    .selectFrom('orders as o')
    .innerJoin('order_events as e', 'e.order_id', 'o.id')
    .select(['o.cancelled_reason', 'e.kind', 'e.reason'])
    .where('o.id', '=', orderId)
    .where('e.to_status', '=', 'cancelled')
    .executeTakeFirstOrThrow();
}

test('a customer who gives no reason and has paid nothing is told of no money', async () => {
  const order = await buy(shop, buyer, toOrderBody({ productId: idol.id }));
  await post(shop, `/orders/${order.id}/cancellation`, { as: buyer, body: {} });
  expect(await readCancellation(order.id)).toEqual({
    cancelled_reason: 'customer',
    kind: 'order_cancelled',
    reason: 'Cancelled by the customer',
  });
  const messages = await readMessages(order.order_number);
  expect(messages.length).toBeGreaterThan(0);
  for (const message of messages) expect(message).not.toContain('goes back to you');
});

test('a customer who has paid online is told of the whole amount', async () => {
  const { order } = await buyOnline(shop, buyer, toOrderBody({ productId: idol.id }));
  await post(shop, `/orders/${order.id}/cancellation`, { as: buyer, body: {} });
  const messages = await readMessages(order.order_number);
  expect(messages.length).toBeGreaterThan(0);
  // 3,999 less 5 % for paying online, and the delivery charge.
  const amount = `₹${order.totals.total.toLocaleString('en-IN')}`;
  for (const message of messages) expect(message).toContain(`${amount}`);
});

test.each([
  [true, 'no_stock'],
  [false, 'staff'],
])('staff cancels an order; sold out is %s, and the order says why', async (soldOut, cancelledReason) => {
  const order = await buy(shop, buyer, toOrderBody({ productId: idol.id }));
  const body = { reason: 'The kiln broke', sold_out: soldOut };
  await post(shop, `/admin/orders/${order.id}/cancellation`, { as: owner, body });
  expect(await readCancellation(order.id)).toEqual({
    cancelled_reason: cancelledReason,
    kind: 'order_cancelled',
    reason: 'The kiln broke',
  });
});

test('an order that cannot be cancelled any more says in which state it is', async () => {
  const order = await buy(shop, buyer, toOrderBody({ productId: idol.id }));
  await post(shop, `/orders/${order.id}/cancellation`, { as: buyer, body: {} });
  const again = await post(shop, `/orders/${order.id}/cancellation`, { as: buyer, body: {} });
  expect(await again.json()).toMatchObject({ code: 'order.not_cancellable', status: 'cancelled' });
});
