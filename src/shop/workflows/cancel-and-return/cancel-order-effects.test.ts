import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { audit } from '#test/auditor.ts';
import { buy, buyOnline, post, readOrder, toOrderBody } from '#test/buy.ts';
import { type MadeCustomer, type MadeProduct, makeCustomer, makeProduct, makeStaff } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { cancelByStaff, cancelOrder } from './cancel-order.ts';

let shop: TestShop;
let buyer: MadeCustomer;
let idol: MadeProduct;
beforeAll(async () => {
  shop = await openShop();
});
beforeEach(async () => {
  buyer = await makeCustomer(shop);
  idol = await makeProduct(shop, { stock: 5 });
});
afterAll(async () => {
  expect(await audit(shop)).toEqual([]);
  await shop.close();
});

async function readFacts(orderId: string): Promise<unknown> {
  const message = shop.db
    .selectFrom('messages')
    .select('facts')
    .where('kind', '=', 'order_cancelled')
    .where('dedupe_key', 'like', `order_cancelled/${orderId}%`);
  return (await message.executeTakeFirstOrThrow()).facts;
}

test('the cancellation message states no refund for cash on delivery, and the whole amount for a prepaid order', async () => {
  const cash = await buy(shop, buyer, toOrderBody({ productId: idol.id }));
  const { order: online } = await buyOnline(shop, buyer, toOrderBody({ productId: idol.id }));
  await cancelOrder(buyer.ctx, cash.id, '');
  await cancelOrder(buyer.ctx, online.id, '');
  expect(await readFacts(cash.id)).toMatchObject({ refundPaise: 0 });
  expect(await readFacts(online.id)).toMatchObject({ refundPaise: Math.round(online.totals.total * 100) });
});

test('a cancellation without a reason is recorded as cancelled by the customer, on the credit note too', async () => {
  const { id } = await buy(shop, buyer, toOrderBody({ productId: idol.id }));
  expect((await post(shop, `/orders/${id}/cancellation`, { as: buyer, body: {} })).status).toBe(200);
  expect(await readOrder(shop, buyer, id)).toMatchObject({
    cancelled_reason: 'customer',
    credit_notes: [{ reason: 'Cancelled by the customer' }],
  });
  const event = shop.db.selectFrom('order_events').select('reason').where('order_id', '=', id);
  expect(await event.where('to_status', '=', 'cancelled').execute()).toEqual([
    { reason: 'Cancelled by the customer' },
  ]);
});

test('the credit note of a cancelled order records that its pieces were restocked', async () => {
  const { id } = await buy(shop, buyer, toOrderBody({ productId: idol.id, quantity: 2 }));
  await cancelOrder(buyer.ctx, id, 'Wrong size');
  const lines = shop.db.selectFrom('credit_note_lines').select(['quantity', 'restocked']);
  expect(await lines.where('order_id', '=', id).where('kind', '=', 'goods').execute()).toEqual([
    { quantity: 2, restocked: 2 },
  ]);
});

test.each([
  [true, 'no_stock'],
  [false, 'staff'],
])('an order cancelled by staff, sold out: %s, is marked as %s', async (soldOut, reason) => {
  const { id } = await buy(shop, buyer, toOrderBody({ productId: idol.id }));
  await cancelByStaff((await makeStaff(shop)).ctx, id, { reason: 'The kiln broke', soldOut });
  expect(await readOrder(shop, buyer, id)).toMatchObject({ status: 'cancelled', cancelled_reason: reason });
  const log = shop.db.selectFrom('order_events').select(['kind', 'reason']).where('order_id', '=', id);
  expect(await log.where('kind', '=', 'order_cancelled').execute()).toEqual([
    { kind: 'order_cancelled', reason: 'The kiln broke' },
  ]);
  await expect(cancelOrder(buyer.ctx, id, '')).rejects.toMatchObject({
    code: 'order.not_cancellable',
    detail: { status: 'cancelled' },
  });
});

test('guests and packers cannot cancel as the customer, and packers and customers cannot cancel as staff', async () => {
  const { id } = await buy(shop, buyer, toOrderBody({ productId: idol.id }));
  const packer = await makeStaff(shop, 'packer');
  for (const ctx of [shop.ctx, packer.ctx])
    await expect(cancelOrder(ctx, id, '')).rejects.toMatchObject({ code: 'session.required' });
  for (const ctx of [packer.ctx, buyer.ctx])
    await expect(cancelByStaff(ctx, id, { reason: 'No', soldOut: false })).rejects.toThrow();
  expect(await readOrder(shop, buyer, id)).toMatchObject({ status: 'processing' });
});
