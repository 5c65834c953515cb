import { afterAll, beforeAll, expect, test } from 'vitest';
import { cancelOrder } from '#shop/workflows/cancel-and-return/cancel-order.ts';
import { buy, toOrderBody } from '#test/buy.ts';
import { makeCustomer, makeProduct } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { countSales } from './count-sales.ts';
import { getProduct } from './get-product.ts';
import { listPairs } from './list-pairs.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

async function pairsOf(id: string, besides: { id: string }[] = []): Promise<string[]> {
  await countSales(shop.ctx);
  await shop.changes.settle();
  const cards = await listPairs(shop.ctx, await getProduct(shop.ctx, id), { besides, limit: 2 });
  return cards.map(({ name }) => name);
}

test('products bought together by two customers are shown, most frequent first; cancelled orders do not count', async () => {
  const thali = await makeProduct(shop, { name: 'Thali', stock: 50 });
  const bell = await makeProduct(shop, { name: 'Bell', stock: 50 });
  const diya = await makeProduct(shop, { name: 'Diya', stock: 50 });
  const lone = await makeProduct(shop, { name: 'Lone', stock: 50 });
  const together = async (...ids: string[]) => {
    const buyer = await makeCustomer(shop);
    const order = await buy(shop, buyer, toOrderBody(ids.map((productId) => ({ productId }))));
    return { ...buyer, order };
  };
  await together(thali.id, bell.id, lone.id);
  expect(await pairsOf(thali.id)).toEqual([]);
  const second = await together(thali.id, bell.id, diya.id);
  await together(thali.id, diya.id);
  await together(thali.id, diya.id);
  expect(await pairsOf(thali.id)).toEqual(['Diya', 'Bell']);
  expect(await pairsOf(thali.id, [diya])).toEqual(['Bell']);
  await cancelOrder(second.ctx, second.order.id, '');
  expect(await pairsOf(thali.id)).toEqual(['Diya']);
});

test('without such orders, products of the same colour in other categories are shown, low stock last', async () => {
  const make = async (name: string, category: string, value: string, stock = 5) => {
    const made = await makeProduct(shop, { name, category, stock });
    const colour = { product_id: made.id, name: 'colour', value, position: 0 };
    await shop.db.insertInto('product_attributes').values(colour).execute();
    return made;
  };
  const rug = await make('Rug', 'home-accent', 'Indigo');
  await make('Indigo Cushion', 'home-accent', 'Indigo');
  await make('Last Bag', 'storage-bags', 'Indigo', 5);
  await make('Indigo Bag', 'storage-bags', 'Indigo', 6);
  await make('Red Bag', 'storage-bags', 'Red');
  await make('Gone Bag', 'storage-bags', 'Indigo', 0);
  expect(await pairsOf(rug.id)).toEqual(['Indigo Bag', 'Last Bag']);
});
