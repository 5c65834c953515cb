import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FilterSet } from '#domain/catalogue/filter-set.ts';
import type { ProductDraftInput } from '#domain/catalogue/product-draft.ts';
import { inTransaction } from '#shop/context.ts';
import { openShop, type TestShop } from '#test/open-shop.ts';
import { addCategory, type AddedCategory } from '#shop/catalogue/categories/add-category.ts';
import { addProducts } from '#shop/catalogue/products/add-products.ts';
import { listProducts } from './list-products.ts';
import type { ListProducts } from './list-query.ts';
import { recordSales } from '#shop/catalogue/products/record-sales.ts';

let shop: TestShop;

const filters: FilterSet[] = [
  { key: 'material', label: 'Material', kind: 'options', options: ['Brass', 'Clay', 'Glass, blown'] },
  { key: 'colour', label: 'Colour', kind: 'colour', options: ['Red', 'Blue'] },
  { key: 'price', label: 'Price', kind: 'price', options: ['0-499', '500-999', '1000-'] },
  { key: 'discount', label: 'Discount', kind: 'discount', options: ['10', '30'] },
];

beforeAll(async () => {
  shop = await openShop({ now: '2026-11-21T06:00:00Z' });
  await inTransaction(shop.as({ kind: 'system' }), async (tx) => {
    const lamps = await addCategory(tx, {
      slug: 'lighting',
      name: 'Lighting',
      position: 1,
      filters,
      subcategories: ['Oil Lamps', 'Hanging & Table Lamps'],
    });
    await addCategory(tx, { slug: 'Bestsellers', name: 'Bestsellers', position: 2, rule: 'bestsellers' });
    await addCategory(tx, { slug: 'new-in', name: 'New In', position: 3, rule: 'newest' });
    await addCategory(tx, { slug: 'sale', name: 'Sale', position: 4, rule: 'sale' });
    const ids = await addProducts(tx, [
      lamp(lamps, { sku: 'A', pricePaise: 499_00, createdAt: day(5), featured: true }, ['Brass']),
      lamp(lamps, { sku: 'B', pricePaise: 800_00, salePricePaise: 500_00, createdAt: day(59) }, ['Clay']),
      lamp(lamps, { sku: 'C', pricePaise: 999_99, createdAt: day(61) }, ['brass', 'Glass, blown']),
      lamp(lamps, { ...variants(), sku: 'D', createdAt: day(300), subcategoryId: null }, []),
    ]);
    await recordSales(tx, [
      { productId: ids[2]!, units: 9 },
      { productId: ids[3]!, units: 12 },
    ]);
  });
});
afterAll(() => shop?.close());

function lamp(
  category: AddedCategory,
  own: Partial<ProductDraftInput>,
  materials: string[],
): ProductDraftInput {
  return {
    sku: 'L',
    name: `Lamp ${own.sku}`,
    categoryId: category.id,
    subcategoryId: category.subcategoryIds.get('Oil Lamps')!,
    hsn: '94055000',
    pricePaise: 100_00,
    stockQuantity: 3,
    attributes: materials.map((value) => ({ name: 'material', value })),
    ...own,
  };
}

function variants(): Pick<ProductDraftInput, 'pricePaise' | 'variants'> {
  const shared = { stockQuantity: 2, size: null };
  return {
    pricePaise: 1,
    variants: [
      { ...shared, sku: 'D-R', color: 'Red', pricePaise: 3000_00, salePricePaise: 2000_00 },
      { ...shared, sku: 'D-B', color: 'Blue', pricePaise: 1500_00 },
      { ...shared, sku: 'D-G', color: 'Green', pricePaise: 900_00, available: false },
    ],
  };
}

function day(daysAgo: number): Date {
  return new Date(Date.parse('2026-11-21T06:00:00Z') - daysAgo * 24 * 60 * 60 * 1000);
}

async function names(query: ListProducts): Promise<string> {
  const { items } = await listProducts(shop.ctx, query);
  return items.map(({ name }) => name.at(-1)).join('');
}

test('products are listed newest first unless another sort is chosen', async () => {
  expect(await names({})).toBe('ABCD');
  expect(await names({ sort: 'price_asc' })).toBe('ABCD');
  expect(await names({ sort: 'price_desc' })).toBe('DCBA');
  expect(await names({ sort: 'popular' })).toMatch(/^DC/);
  expect(await names({ sort: 'featured' })).toMatch(/^A/);
});

test('a product with variants has the stock and the lowest price of its available variants', async () => {
  const { items } = await listProducts(shop.ctx, { sort: 'price_desc', limit: 1 });
  expect(items[0]).toMatchObject({
    pricePaise: 1500_00,
    stockQuantity: 4,
    hasVariants: true,
    discountPercent: 0,
  });
});

test('paging covers every product and returns the total', async () => {
  expect(await names({ limit: 3 })).toBe('ABC');
  expect(await names({ limit: 3, page: 2 })).toBe('D');
  expect(await listProducts(shop.ctx, { limit: 3, page: 9 })).toMatchObject({ items: [], total: 4, page: 9 });
});

test('rule-based categories select from the whole catalogue', async () => {
  expect(await names({ category: 'bestsellers' })).toBe('DC');
  expect(await names({ category: 'new-in' })).toBe('AB');
  expect(await names({ category: 'sale', sort: 'price_asc' })).toBe('BD');
});

test('a subcategory is found by its slug or by its name', async () => {
  expect(await names({ category: 'lighting', subcategory: 'oil-lamps' })).toBe('ABC');
  expect(await names({ category: 'LIGHTING', subcategory: 'Oil Lamps' })).toBe('ABC');
  expect(await names({ subcategory: 'OIL LAMPS' })).toBe('ABC');
  expect(await names({ category: 'lighting', subcategory: 'hanging-%26-table-lamps' })).toBe('');
});

test('an unknown category or subcategory has no products', async () => {
  expect(await listProducts(shop.ctx, { category: 'nowhere' })).toMatchObject({ items: [], total: 0 });
  expect(await listProducts(shop.ctx, { category: 'lighting', subcategory: 'nowhere' })).toMatchObject({
    total: 0,
  });
});

test('attribute filters match any chosen value in any case', async () => {
  expect(await names({ filters: { material: ['BRASS'] } })).toBe('AC');
  expect(await names({ filters: { material: ['Clay', 'Glass, blown'] } })).toBe('BC');
  expect(await names({ filters: { material: ['Clay'], price: ['1000-'] } })).toBe('');
  expect(await names({ filters: { unknown: ['x'] } })).toBe('ABCD');
});

test('a price band includes the paise of its last rupee, and sale prices count', async () => {
  expect(await names({ filters: { price: ['0-499'] } })).toBe('A');
  expect(await names({ filters: { price: ['500-999'] } })).toBe('BC');
  expect(await names({ filters: { price: ['1000-'] } })).toBe('D');
  expect(await names({ min_price: 500, max_price: 999.98 })).toBe('B');
  expect(await names({ filters: { discount: ['30'] } })).toBe('B');
});

test('option counts apply every filter except the option’s own', async () => {
  const counts = async (query: ListProducts) => {
    const { facets, total } = await listProducts(shop.ctx, { category: 'lighting', ...query });
    const options = facets.map(({ key, options: each }) => [key, each.map(({ count }) => count)]);
    return { total, ...Object.fromEntries(options) };
  };
  expect(await counts({})).toEqual({
    total: 4,
    material: [2, 1, 1],
    colour: [0, 0],
    price: [1, 2, 1],
    discount: [1, 1],
  });
  expect(await counts({ filters: { material: ['Clay'] } })).toEqual({
    total: 1,
    material: [2, 1, 1],
    colour: [0, 0],
    price: [0, 1, 0],
    discount: [1, 1],
  });
  expect(await counts({ filters: { material: ['Brass'], price: ['0-499'] } })).toEqual({
    total: 1,
    material: [1, 0, 0],
    colour: [0, 0],
    price: [1, 1, 0],
    discount: [0, 0],
  });
});

test('archived products are in no list and in no count', async () => {
  await shop.db.updateTable('products').set({ status: 'archived' }).where('sku', '=', 'B').execute();
  await shop.changes.settle();
  expect(await listProducts(shop.ctx, { category: 'lighting' })).toMatchObject({ total: 3 });
  expect(await names({})).toBe('ACD');
});

test('sold-out products come last in every sort except by price, and among equal search hits', async () => {
  const setStock = async (sku: string, stock_quantity: number) => {
    await shop.db.updateTable('products').set({ stock_quantity }).where('sku', '=', sku).execute();
    await shop.changes.settle();
  };
  await setStock('A', 0);
  expect(await names({})).toBe('CDA');
  expect(await names({ sort: 'newest', limit: 2 })).toBe('CD');
  expect(await names({ sort: 'newest', limit: 2, page: 2 })).toBe('A');
  expect(await names({ sort: 'featured' })).toMatch(/A$/);
  expect(await names({ sort: 'price_asc' })).toBe('ACD');
  await setStock('A', 3);
  await setStock('C', 0);
  expect(await names({ sort: 'popular' })).toBe('DAC');
  expect(await names({ q: 'lamp' })).toBe('DAC');
  await setStock('C', 3);
  expect(await names({ q: 'lamp' })).toBe('DCA');
});
