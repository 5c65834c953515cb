import { afterAll, beforeAll, expect, test } from 'vitest';
import { audit } from '#test/auditor.ts';
import { buy, post, toOrderBody } from '#test/buy.ts';
import { makeCustomer, makeProduct } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(async () => {
  expect(await audit(shop)).toEqual([]);
  await shop.close();
});

test('the credit note of a cancelled order restocks its pieces, but no charge', async () => {
  const buyer = await makeCustomer(shop);
  const { id: productId } = await makeProduct(shop);
  const { id } = await buy(shop, buyer, toOrderBody({ productId, quantity: 2 }));
  await post(shop, `/orders/${id}/cancellation`, { as: buyer, body: {} });
  const lines = shop.db
    .selectFrom('credit_note_lines')
    .select(['kind', 'quantity', 'restocked', 'amount_paise'])
    .where('order_id', '=', id)
    .orderBy('kind');
  expect(await lines.execute()).toEqual([
    { kind: 'cod', quantity: 1, restocked: 0, amount_paise: 50_00 },
    { kind: 'goods', quantity: 2, restocked: 2, amount_paise: 2400_00 },
    { kind: 'shipping', quantity: 1, restocked: 0, amount_paise: 100_00 },
  ]);
});
