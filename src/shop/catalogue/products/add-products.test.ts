import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ShopError } from '#domain/error.ts';
import type { ProductDraftInput } from '#domain/catalogue/product-draft.ts';
import { inTransaction } from '#shop/context.ts';
import { makeCategory } from '#test/make.ts';
import { openShop, type TestShop } from '#test/open-shop.ts';
import { addProduct, addProducts } from './add-products.ts';
import { getProduct } from './get-product.ts';

let shop: TestShop;
let categoryId: string;
let count = 0;

beforeAll(async () => {
  shop = await openShop();
  categoryId = await makeCategory(shop);
});
afterAll(() => shop?.close());

function add(own: Partial<ProductDraftInput>): Promise<string> {
  count += 1;
  const draft = { sku: `P${count}`, name: 'Diya', categoryId, hsn: '69120040', pricePaise: 120_00, ...own };
  return inTransaction(shop.as({ kind: 'system' }), (tx) => addProduct(tx, draft));
}

async function refusal(own: object): Promise<Record<string, string>> {
  const error = await add(own as Partial<ProductDraftInput>).then(
    () => undefined,
    (thrown: ShopError) => thrown,
  );
  expect(error?.kind).toBe('invalid');
  return error?.fields ?? {};
}

test('products added together have IDs in the order in which they were added', async () => {
  const drafts = Array.from({ length: 20 }, (_, index) => {
    const sku = `ROW${index}`;
    return { sku, name: 'Diya', categoryId, hsn: '69120040', pricePaise: 120_00 };
  });
  const ids = await inTransaction(shop.as({ kind: 'system' }), (tx) => addProducts(tx, drafts));
  const { rows } = await sql<{ id: string }>`
    select id from products where sku = any(${drafts.map(({ sku }) => sku)}) order by id`.execute(shop.db);
  expect(rows.map(({ id }) => id)).toEqual(ids);
});

test('a product without a valid HSN code is refused', async () => {
  expect(await refusal({ hsn: undefined })).toEqual({ hsn: 'Enter an HSN code' });
  expect(await refusal({ hsn: '12' })).toEqual({
    hsn: 'Enter an HSN code of 4 to 8 digits: invoices need it',
  });
});

test('a sale price is never above the MRP, of a product or of a variant', async () => {
  expect(await refusal({ salePricePaise: 120_01 })).toHaveProperty('salePricePaise');
  const dear = { sku: 'V', size: 'M', pricePaise: 100_00, salePricePaise: 100_01 };
  expect(await refusal({ variants: [dear] })).toHaveProperty(['variants.0.salePricePaise']);
});

test('two variants cannot have the same options, and no variant can be without any', async () => {
  const medium = { size: 'M', pricePaise: 100_00 };
  expect(
    await refusal({
      variants: [
        { ...medium, sku: 'V1' },
        { ...medium, sku: 'V2' },
      ],
    }),
  ).toHaveProperty(['variants.1']);
  expect(await refusal({ variants: [{ sku: 'V1', pricePaise: 100_00 }] })).toHaveProperty(['variants.0']);
});

test.each([
  { pricePaise: 0 },
  { pricePaise: 1.5 },
  { stockQuantity: -1 },
  { name: 'D' },
  { sku: 'no spaces' },
])('%o is refused', async (wrong) => {
  expect(Object.keys(await refusal(wrong))).toEqual(Object.keys(wrong));
});

test('an added product is read back as entered, with its first stock in the ledger', async () => {
  const id = await add({
    tags: ['दीया'],
    maker: { name: 'Sunita', story: 'Throws.' },
    attributes: [
      { name: 'Material', value: 'Clay' },
      { name: 'material', value: 'Clay' },
    ],
    variants: [
      { sku: 'R-S', color: 'Red', size: 'S', pricePaise: 200_00, salePricePaise: 150_00, stockQuantity: 4 },
      { sku: 'R-L', color: 'Red', size: 'L', pricePaise: 90_00, stockQuantity: 5, available: false },
    ],
  });
  const product = await getProduct(shop.ctx, id);
  expect(product).toMatchObject({
    pricePaise: 200_00,
    salePricePaise: 150_00,
    fromPricePaise: 150_00,
    stockQuantity: 4,
    hasVariants: true,
    attributes: [{ name: 'material', value: 'Clay' }],
    maker: { name: 'Sunita', story: 'Throws.' },
    gi: null,
  });
  const moves = await shop.db
    .selectFrom('stock_moves')
    .select(['kind', 'quantity'])
    .where('product_id', '=', id)
    .execute();
  expect(moves).toEqual([
    { kind: 'stocked', quantity: 4 },
    { kind: 'stocked', quantity: 5 },
  ]);
});

test('withdrawing a variant leaves the product with the price of the next one', async () => {
  const id = await add({
    variants: [
      { sku: 'X1', size: 'S', pricePaise: 100_00, stockQuantity: 1 },
      { sku: 'X2', size: 'L', pricePaise: 300_00, salePricePaise: 250_00, stockQuantity: 1 },
    ],
  });
  await shop.db.updateTable('variants').set({ available: false }).where('sku', '=', 'X1').execute();
  expect(await getProduct(shop.ctx, id)).toMatchObject({
    pricePaise: 300_00,
    fromPricePaise: 250_00,
    stockQuantity: 1,
  });
});
