import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buy, toOrderBody } from '#test/buy.ts';
import { callApi } from '#test/call-api.ts';
import { type MadeStaff, makeCustomer, makeProduct, makeStaff } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';

let shop: TestShop;
let accountant: MadeStaff;
beforeAll(async () => {
  shop = await openShop();
  accountant = await makeStaff(shop, 'accountant');
});
afterAll(() => shop.close());

const check = () => callApi('GET /admin/books-audit', { shop, as: accountant });

test('consistent books have no differences, and each discrepancy is reported with its order or product', async () => {
  const { id: productId, name } = await makeProduct(shop);
  const { id, order_number } = await buy(shop, await makeCustomer(shop), toOrderBody({ productId }));
  const { differences, checked, at } = await check();
  expect(differences).toEqual([]);
  expect(checked).toBeGreaterThan(15);
  expect(at).toBe(shop.clock.now().toISOString());

  await shop.db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    await sql`delete from stock_moves where order_id = ${id}`.execute(trx);
  });
  const broken = (await check()).differences;
  expect(broken.map(({ rule }) => rule)).toEqual([
    'Left and sold is what was stocked',
    'An active order has its pieces; one that was cancelled or came back has none',
  ]);
  expect(broken[0]).toMatchObject({
    count: 1,
    items: [{ id: productId, order_number: null, name, refund_failed: false }],
  });
  expect(broken[1]).toMatchObject({ count: 1, items: [{ order_number, name: order_number }] });
});
