import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '#shop/context.ts';
import { addCategory } from '#shop/catalogue/categories/add-category.ts';
import { addProducts } from '#shop/catalogue/products/add-products.ts';
import { callApi } from '#test/call-api.ts';
import { type MadeStaff, makeProduct, makeStaff } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';

let shop: TestShop;
let packer: MadeStaff;
beforeAll(async () => {
  shop = await openShop();
  packer = await makeStaff(shop, 'packer');
});
afterAll(() => shop.close());

const find = async (q: string) =>
  (await callApi('GET /admin/offers', { shop, as: packer, query: { q } })).offers;

test('staff find products by name, and by SKU with the exact variant first', async () => {
  await inTransaction(shop.as({ kind: 'system' }), async (tx) => {
    const { id: categoryId } = await addCategory(tx, { slug: 'lamps', name: 'Lamps', position: 1 });
    const lamp = {
      categoryId,
      hsn: '69120040',
      pricePaise: 900_00,
      salePricePaise: 750_00,
      stockQuantity: 4,
    };
    await addProducts(tx, [{ ...lamp, sku: 'DY-1', name: 'Brass Diya' }]);
  });
  const sizes = [
    { color: 'Blue', size: 'S', stock: 3 },
    { color: 'Blue', size: 'M', stock: 0 },
  ];
  const stole = await makeProduct(shop, { name: 'Stole', variants: sizes });
  await shop.changes.settle();

  const lamp = { variant_id: null, name: 'Brass Diya', sku: 'DY-1', price: 750, stock: 4 };
  expect(await find('diya')).toMatchObject([lamp]);
  expect(await find('dy-1')).toMatchObject([lamp]);
  const [{ sku: first }, { sku: second }] = await shop.db
    .selectFrom('variants')
    .select('sku')
    .orderBy('position')
    .execute()
    .then((rows) => rows as [{ sku: string }, { sku: string }]);
  expect(await find(` ${second.toLowerCase()} `)).toMatchObject([
    { product_id: stole.id, variant_id: stole.variantIds[1], name: 'Stole, Blue, M', sku: second, stock: 0 },
    { product_id: stole.id, variant_id: stole.variantIds[0], name: 'Stole, Blue, S', sku: first, stock: 3 },
  ]);
  expect(await find('nothing of this kind')).toEqual([]);
});
