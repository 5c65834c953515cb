import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { formatRupees, toPaise } from '#domain/money/money.ts';
import { findSales } from '#shop/analytics/find-sales.ts';
import { countSales } from '#shop/catalogue/products/count-sales.ts';
import { inTransaction } from '#shop/context.ts';
import { inviteReview } from '#shop/orders/invite-review.ts';
import { storePromotion } from '#test/orders/store-promotion.ts';
import { audit } from '#test/auditor.ts';
import { buy, buyOnline, get, post, readInvoice, readStock, readOrder, toOrderBody } from '#test/buy.ts';
import type { TestShop } from '#test/open-shop.ts';
import { makeParcels, openParcelShop, refused } from '#test/scenes/parcels.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openParcelShop();
});
afterEach(async () => expect(await audit(shop)).toEqual([]));
afterAll(() => shop.close());

async function readTold(orderNumber: string): Promise<string[]> {
  await shop.drainJobs();
  return (await shop.outbox()).map(({ body }) => body).filter((body) => body.includes(orderNumber));
}

test('a parcel refused at the door is credited and restocked, and its buyer reads that no payment is due', async () => {
  const { packer, lamp, moved, makeShipped } = await makeParcels(shop);
  const { id, buyer } = await makeShipped();
  expect(await readStock(shop, lamp)).toBe(7);
  const order = await moved(packer, id, 'return-to-origin', refused);
  expect(order).toMatchObject({
    status: 'returned_to_origin',
    payment: { status: 'pending', paid_at: null, refunded: 0 },
    refunds: [],
    credit_notes: [{ amount: order.totals.total, reason: 'Refused at the door' }],
  });
  expect(order.returned_at).not.toBeNull();
  expect(order.events.at(-1)).toMatchObject({
    kind: 'order_returned_to_origin',
    from: 'shipped',
    to: 'returned_to_origin',
    actor_name: 'Ravi the packer',
    reason: 'Refused at the door',
  });
  expect(await readStock(shop, lamp)).toBe(10);
  expect(await readInvoice(shop, buyer, id)).toMatchObject({ status: 'canceled' });
  const paper = await (await get(shop, `/invoices/${id}/download`, buyer)).arrayBuffer();
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(paper)), { mergePages: true });
  expect(text).toContain('Cancelled by credit note');
  expect(text).toContain(order.credit_notes[0]!.number);
  const told = await readTold(order.order_number);
  const truth = 'could not be delivered, and the parcel came back to us. No payment is due.';
  // The buyer gets one e-mail and one SMS.
  expect(told.filter((body) => body.includes(truth))).toHaveLength(2);
  expect(told.filter((body) => /was delivered|sent ₹|back to you/.test(body))).toEqual([]);
});

test('a parcel that came back invites no review, counts no sale, and its order cannot be completed', async () => {
  const { owner, packer, lamp, move, moved, makeShipped } = await makeParcels(shop);
  const { id } = await makeShipped();
  await moved(packer, id, 'return-to-origin', { ...refused, restock: false });
  await inviteReview(shop.ctx, id);
  const invited = shop.db.selectFrom('messages').select('id').where('kind', '=', 'review_invited');
  expect(await invited.execute()).toEqual([]);
  await countSales(shop.ctx);
  const product = shop.db.selectFrom('products').select('units_sold_90_days').where('id', '=', lamp.id);
  expect(await product.executeTakeFirst()).toEqual({ units_sold_90_days: 0 });
  const day = { from: '2026-11-01', to: '2027-03-31' };
  expect(await findSales(shop.ctx, day, 'product')).toEqual([]);
  for (const step of ['delivery', 'completion', 'cash'])
    expect((await move(owner, id, step)).status).toBe(409);
});

test('pieces that cannot be sold again are written off, with order and credit note recorded as the cause', async () => {
  const { packer, lamp, move, moved, makeShipped } = await makeParcels(shop);
  const { id: none } = await makeShipped();
  await moved(packer, none, 'return-to-origin', { ...refused, restock: false });
  expect(await readStock(shop, lamp)).toBe(7);
  const { id: some, buyer } = await makeShipped();
  const [item] = (await readOrder(shop, buyer, some)).items;
  const wrong = { ...refused, restock: [{ item_id: item!.id, quantity: 4 }] };
  expect(await (await move(packer, some, 'return-to-origin', wrong)).json()).toMatchObject({
    code: 'stock.too_many',
    error: 'Only 3 pieces of Hanging Lamp came back',
  });
  const order = await moved(packer, some, 'return-to-origin', {
    ...refused,
    restock: [{ item_id: item!.id, quantity: 2 }],
  });
  expect(await readStock(shop, lamp)).toBe(6);
  const moves = await shop.db
    .selectFrom('stock_moves')
    .select(['kind', 'quantity', 'credit_note_id'])
    .where('order_id', '=', some)
    .orderBy('quantity')
    .execute();
  expect(moves).toEqual([
    { kind: 'sold', quantity: -3, credit_note_id: null },
    { kind: 'written_off', quantity: -1, credit_note_id: order.credit_notes[0]!.id },
    { kind: 'returned', quantity: 3, credit_note_id: null },
  ]);
});

test('a returned prepaid order is refunded in full, including delivery, only by staff who may refund', async () => {
  const { buyer, owner, packer, lamp, move, moved, ship } = await makeParcels(shop);
  const { order: placed } = await buyOnline(shop, buyer, toOrderBody({ productId: lamp.id, quantity: 3 }));
  await ship(placed.id);
  expect((await move(packer, placed.id, 'return-to-origin', refused)).status).toBe(403);
  const order = await moved(owner, placed.id, 'return-to-origin', {
    reason: 'The address could not be found',
  });
  const { total } = placed.totals;
  expect(order).toMatchObject({
    status: 'returned_to_origin',
    payment: { status: 'refunded', refunded: total },
    refunds: [{ amount: total, reason: 'returned' }],
    credit_notes: [{ amount: total }],
  });
  const told = await readTold(order.order_number);
  const sentence = `came back to us. ${formatRupees(toPaise(total))} will be refunded within 5-7 business days.`;
  expect(told.filter((body) => body.includes(sentence))).toHaveLength(2);
});

test('earlier partial refunds, of pieces or price, are not refunded again', async () => {
  const { buyer, owner, lamp, moved, ship } = await makeParcels(shop);
  const { order: placed } = await buyOnline(shop, buyer, toOrderBody({ productId: lamp.id, quantity: 3 }));
  await ship(placed.id);
  const { total } = placed.totals;
  for (const [key, part] of [
    ['refund-of-a-piece', { items: [{ item_id: placed.items[0]!.id, quantity: 1 }] }],
    ['refund-of-a-price', { amount: 100 }],
  ] as const) {
    const body = { reason: 'A lamp is missing', ...part };
    const answer = await post(shop, `/admin/orders/${placed.id}/refund`, { as: owner, key, body });
    expect(answer.status).toBe(200);
  }
  const order = await moved(owner, placed.id, 'return-to-origin', { ...refused, restock: false });
  expect(order.payment).toMatchObject({ status: 'refunded', refunded: total });
  expect(order.credit_notes).toHaveLength(3);
});

test('a parcel refunded in full on its way can still come back: its pieces are booked without a second note', async () => {
  const { buyer, owner, packer, lamp, moved, ship } = await makeParcels(shop);
  const { order: placed } = await buyOnline(shop, buyer, toOrderBody({ productId: lamp.id, quantity: 3 }));
  await ship(placed.id);
  const body = { reason: 'A gift to a friend', amount: placed.totals.total };
  const gift = { as: owner, key: 'refund-of-all', body };
  expect((await post(shop, `/admin/orders/${placed.id}/refund`, gift)).status).toBe(200);
  const order = await moved(packer, placed.id, 'return-to-origin', { ...refused, restock: false });
  expect(order.credit_notes).toHaveLength(1);
  expect(await readStock(shop, lamp)).toBe(7);
});

test('a promotion code used for a parcel that came back can be used again', async () => {
  const { buyer, packer, lamp, moved, ship } = await makeParcels(shop);
  const code = 'FIRSTLAMP';
  const promotion = {
    code,
    description: '',
    type: 'fixed',
    amountPaise: 50_00,
    perCustomerLimit: 1,
  } as const;
  await inTransaction(shop.as({ kind: 'system' }), (tx) => storePromotion(tx, promotion));
  const body = toOrderBody({ productId: lamp.id }, { promo_code: code });
  const { id } = await buy(shop, buyer, body);
  await ship(id);
  const again = { ...body, items: [{ product_id: lamp.id, quantity: 2 }] };
  await expect(buy(shop, buyer, again)).rejects.toThrow('promotion.refused');
  await moved(packer, id, 'return-to-origin', refused);
  expect((await buy(shop, buyer, again)).totals.coupon_code).toBe(code);
});
