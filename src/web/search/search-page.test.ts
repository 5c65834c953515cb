import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '#shop/context.ts';
import { addCategory } from '#shop/catalogue/categories/add-category.ts';
import { addProducts } from '#shop/catalogue/products/add-products.ts';
import { openShop, type TestShop } from '#test/open-shop.ts';
import { renderFailure, renderPage } from '#test/render.ts';
import * as search from './search.route.tsx';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
  await inTransaction(shop.as({ kind: 'system' }), async (tx) => {
    const materials = ['Clay', 'Iron', 'Marble'];
    const filters = [{ key: 'material', label: 'Material', kind: 'options' as const, options: materials }];
    const { id } = await addCategory(tx, { slug: 'lighting', name: 'Lighting', position: 1, filters });
    const diya = {
      sku: 'A',
      name: 'Brass Diya',
      hsn: '94055000',
      pricePaise: 1000_00,
      description: 'Polished.',
      stockQuantity: 3,
    };
    await addProducts(tx, [
      { ...diya, categoryId: id, attributes: [], maker: { name: 'Kurtiyard Moradabad' } },
    ]);
    const made = (material: string) => [{ name: 'material', value: material }];
    const lamp = { hsn: '94055000', categoryId: id, stockQuantity: 3 };
    await addProducts(tx, [
      { ...lamp, sku: 'L', name: 'Lamp', pricePaise: 500_00 },
      { ...lamp, sku: 'LC', name: 'Clay Lamp', pricePaise: 200_00, attributes: made('Clay') },
      { ...lamp, sku: 'LI', name: 'Iron Lamp', pricePaise: 900_00, attributes: made('Iron') },
    ]);
  });
});
afterAll(() => shop.close());

test('search: results are counted, shown with the query and listed as cards', async () => {
  const { text, html, links } = await renderPage(search, shop.ctx, { path: '/search?q=%20brass%20' });
  expect(html).toMatch(/<h1[^>]*>Search Products</);
  expect(text).toContain('1 result for "brass"');
  expect(links.find(({ words }) => words === 'Brass Diya')?.href).toBe('/product/brass-diya');
  expect(html).toMatch(/<input[^>]*type="search"/);
});

test.each([
  ['bras diya under 2000', 'Prices up to ₹2,000.'],
  ['diya 500 to 1000', 'Prices from ₹500 to ₹1,000.'],
  ['brasd', 'No exact match. Here are the closest results.'],
  ['brass spaceship', 'No product matches all these words. These match some of them.'],
  ['polished', 'No product is named “polished”. These mention it.'],
  ['kurta', 'No product is named “kurta”. These have a word that starts with it.'],
])('search: the results for %s explain how the query was understood', async (q, words) => {
  const { text } = await renderPage(search, shop.ctx, { path: `/search?q=${encodeURIComponent(q)}` });
  expect(text).toContain(`1 result for "${q}"`);
  expect(text).toContain(words);
});

test('search: results can be sorted and filtered by their own filters while the query is kept', async () => {
  const names = async (query: string) => {
    const { links } = await renderPage(search, shop.ctx, { path: `/search?q=lamp${query}` });
    return links.flatMap(({ href, words }) => (href.startsWith('/product/') ? [words] : []));
  };
  const [first, ...others] = await names('');
  expect([first, ...others.toSorted()]).toEqual(['Lamp', 'Clay Lamp', 'Iron Lamp']);
  expect(await names('&sort=price_desc')).toEqual(['Iron Lamp', 'Lamp', 'Clay Lamp']);
  expect(await names('&material=Clay')).toEqual(['Clay Lamp']);
  const { html, text } = await renderPage(search, shop.ctx, { path: '/search?q=lamp&material=Clay' });
  expect(text).toContain('1 result for "lamp"');
  expect(text).toContain('Best Match');
  expect(html).toMatch(/<input type="hidden" name="q" value="lamp"/);
  expect(text).not.toContain('Marble');
});

test('search: an empty result repeats the query and links to the categories', async () => {
  const { text, links } = await renderPage(search, shop.ctx, { path: '/search?q=zzzz' });
  expect(text).toContain('0 results for "zzzz"');
  expect(text).toContain('No products found for "zzzz"');
  expect(text).toMatch(/try different keywords/i);
  expect(links).toContainEqual({ words: 'Browse Categories', href: '/categories' });
});

test('search: without a query there are seven popular ones to choose from', async () => {
  const { text, links } = await renderPage(search, shop.ctx, { path: '/search' });
  expect(text).toContain('Popular Searches');
  expect(links.filter(({ href }) => href.startsWith('/search?q='))).toEqual([
    { words: 'Wall Decor', href: '/search?q=Wall%20Decor' },
    { words: 'Divine', href: '/search?q=Divine' },
    { words: 'Brass', href: '/search?q=Brass' },
    { words: 'Wooden', href: '/search?q=Wooden' },
    { words: 'Handmade', href: '/search?q=Handmade' },
    { words: 'Festival', href: '/search?q=Festival' },
    { words: 'Gifts', href: '/search?q=Gifts' },
  ]);
});

test('search: a failed search shows an empty result', async () => {
  const { text } = await renderFailure(search, '/search?q=diya', new Error('away'));
  expect(text).toContain('0 results for "diya"');
  expect(text).toContain('No products found for "diya"');
});
