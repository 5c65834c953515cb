import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { audit } from '#test/auditor.ts';
import { countAnswers, readOrder, readStock } from '#test/buy.ts';
import type { TestShop } from '#test/open-shop.ts';
import { makeParcels, openParcelShop, refused } from '#test/scenes/parcels.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openParcelShop();
});
afterEach(async () => expect(await audit(shop)).toEqual([]));
afterAll(() => shop.close());

test('of twenty concurrent deliveries and returns to origin of one parcel exactly one succeeds', async () => {
  const { packer, move, makeShipped } = await makeParcels(shop);
  const { id, buyer } = await makeShipped();
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      index % 2 === 0 ? move(packer, id, 'return-to-origin', refused) : move(packer, id, 'delivery'),
    ),
  );
  expect((await countAnswers(answers))['200']).toBe(1);
  const { status, credit_notes } = await readOrder(shop, buyer, id);
  expect(credit_notes).toHaveLength(status === 'returned_to_origin' ? 1 : 0);
});

test('of twenty concurrent delivery corrections and cash entries of one order exactly one succeeds', async () => {
  const { owner, packer, move, makeShipped } = await makeParcels(shop);
  const { id, buyer } = await makeShipped();
  expect((await move(packer, id, 'delivery')).status).toBe(200);
  const correction = { ...refused, delivered_by_mistake: true };
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      index % 2 === 0 ? move(owner, id, 'return-to-origin', correction) : move(owner, id, 'cash'),
    ),
  );
  expect((await countAnswers(answers))['200']).toBe(1);
  const { status, payment } = await readOrder(shop, buyer, id);
  expect(payment.status).toBe(status === 'returned_to_origin' ? 'pending' : 'completed');
});

test('of twenty concurrent returns to origin of one parcel one succeeds', async () => {
  const { packer, lamp, move, makeShipped } = await makeParcels(shop);
  const { id } = await makeShipped();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => move(packer, id, 'return-to-origin', refused)),
  );
  expect(await countAnswers(answers)).toEqual({ '200': 1, '409 order.not_returnable': 19 });
  expect(await readStock(shop, lamp)).toBe(10);
});

test.each([
  [`update orders set status = 'returned_to_origin'`, 'orders_returned_to_origin_keep_no_money'],
  [
    `update orders set status = 'returned_to_origin', returned_at = now()`,
    'orders_returned_to_origin_are_credited',
  ],
  [
    `update orders set status = 'returned_to_origin', returned_at = now(), payment_status = 'completed', paid_at = now()`,
    'orders_returned_to_origin_keep_no_money',
  ],
])('the database refuses "%s"', async (statement, constraint) => {
  const { makeShipped } = await makeParcels(shop);
  const { id } = await makeShipped();
  const written = sql.raw(`${statement} where id = '${id}'`).execute(shop.db);
  await expect(written).rejects.toMatchObject({ constraint });
});
