import { afterAll, beforeAll, expect, test } from 'vitest';
import { POPULAR_SEARCHES } from '#domain/search/search.ts';
import { inTransaction } from '#shop/context.ts';
import { openShop, type TestShop } from '#test/open-shop.ts';
import { addCategory } from '#shop/catalogue/categories/add-category.ts';
import { addProducts } from '#shop/catalogue/products/add-products.ts';
import { suggest } from './suggest.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await openShop();
  await inTransaction(shop.as({ kind: 'system' }), async (tx) => {
    const lamps = await addCategory(tx, {
      slug: 'diwali-lamps',
      name: 'Diwali Lamps',
      position: 1,
      subcategories: ['Clay Diyas', 'Empty Diyas'],
    });
    await addCategory(tx, { slug: 'diaries', name: 'Diaries', position: 2 });
    const shared = { categoryId: lamps.id, hsn: '69120040', pricePaise: 100_00, stockQuantity: 3 };
    const diyas = Array.from({ length: 8 }, (_, index) => ({
      ...shared,
      sku: `DIYA-${index}`,
      name: `Hand-thrown Diya ${index}`,
      subcategoryId: lamps.subcategoryIds.get('Clay Diyas')!,
      tags: ['दीपक', 'diwali'],
    }));
    await addProducts(tx, [
      { ...shared, sku: 'BELL', name: 'Temple Bell', tags: ['दीया stand', 'Deepak'], stockQuantity: 9 },
      { ...shared, sku: 'PHOOL', name: 'Phool Toran', tags: ['flowers'] },
      { ...shared, sku: 'SALE', name: 'Diya of Brass', pricePaise: 250_50, salePricePaise: 199_00 },
      ...diyas,
    ]);
  });
});
afterAll(() => shop?.close());

const suggestedNames = async (typed: string) =>
  (await suggest(shop.ctx, typed)).products.map(({ name }) => name);

test('products whose name begins with the typed text come first, and at most six are suggested', async () => {
  const found = await suggestedNames('diy');
  expect(found[0]).toBe('Diya of Brass');
  expect(found).toHaveLength(6);
  expect(await suggestedNames('temple be')).toEqual(['Temple Bell']);
});

test.each(['phool', 'phoo', 'pho', 'fool', 'PHUL tor', 'फूल'])('%s suggests the garland', async (typed) => {
  expect(await suggestedNames(typed)).toEqual(['Phool Toran']);
});

test('a typo is corrected, and noise gives no suggestions', async () => {
  expect(await suggestedNames('tempel')).toEqual(['Temple Bell']);
  expect(await suggest(shop.ctx, 'zzzz')).toEqual({ products: [], categories: [], terms: [] });
  expect(await suggest(shop.ctx, '%')).toEqual({ products: [], categories: [], terms: [] });
  expect(await suggest(shop.ctx, '🙂')).toEqual({ products: [], categories: [], terms: [] });
});

test('a suggested product has its prices in rupees', async () => {
  const [first] = (await suggest(shop.ctx, 'diya of')).products;
  expect(first).toMatchObject({ name: 'Diya of Brass', price: 250.5, sale_price: 199, image: null });
});

test('non-empty categories are suggested, each before its subcategories', async () => {
  const { categories } = await suggest(shop.ctx, 'di');
  expect(categories).toEqual([
    { name: 'Diwali Lamps', slug: 'diwali-lamps' },
    { name: 'Diwali Lamps', slug: 'diwali-lamps', subcategory: { name: 'Clay Diyas', slug: 'clay-diyas' } },
  ]);
});

test('suggested terms are popular searches and frequent tags, each once regardless of spelling', async () => {
  expect((await suggest(shop.ctx, 'd')).terms).toEqual([
    'Wall Decor',
    'Divine',
    'diwali',
    'दीपक',
    'दीया stand',
  ]);
  expect((await suggest(shop.ctx, 'wall')).terms).toEqual([POPULAR_SEARCHES[0]]);
});

test('the API refuses an empty query and one of more than eighty letters', async () => {
  const ask = (q: string) => shop.app.request(`/api/v1/products/suggest?q=${encodeURIComponent(q)}`);
  expect(await (await ask('temple')).json()).toMatchObject({ products: [{ name: 'Temple Bell' }] });
  for (const q of ['', '   ', 'x'.repeat(81)]) expect((await ask(q)).status).toBe(422);
  expect((await shop.app.request('/api/v1/products/suggest')).status).toBe(422);
  expect((await ask('x'.repeat(80))).status).toBe(200);
});

test('a product renamed a moment ago is suggested by its new name', async () => {
  await shop.db.updateTable('products').set({ name: 'Temple Gong' }).where('sku', '=', 'BELL').execute();
  await shop.changes.settle();
  const answer = await shop.app.request('/api/v1/products/suggest?q=temple');
  expect(await answer.json()).toMatchObject({ products: [{ name: 'Temple Gong' }] });
});
