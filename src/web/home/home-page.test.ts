import { createElement } from 'react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ProductDraftInput } from '#domain/catalogue/product-draft.ts';
import { inTransaction } from '#shop/context.ts';
import { addCategory, type AddedCategory } from '#shop/catalogue/categories/add-category.ts';
import { addProducts } from '#shop/catalogue/products/add-products.ts';
import { openShop, type TestShop } from '#test/open-shop.ts';
import { render, renderPage } from '#test/render.ts';
import * as home from './home.route.tsx';
import { CategoryTiles } from './category-tiles.tsx';

let shop: TestShop;
let empty: TestShop;

beforeAll(async () => {
  [shop, empty] = await Promise.all([openShop(), openShop()]);
  await inTransaction(shop.as({ kind: 'system' }), async (tx) => {
    const material = { key: 'material', label: 'Material', kind: 'options' as const, options: ['Brass'] };
    const lamps = await addCategory(tx, {
      slug: 'lighting',
      name: 'Lighting',
      description: 'Lamps from all over India',
      position: 1,
      filters: [material],
      subcategories: ['Oil & Ghee Lamps', 'Lanterns'],
    });
    await addCategory(tx, { slug: 'gifting', name: 'Gifting', position: 2 });
    await addProducts(tx, [
      lamp(lamps, { sku: 'A', name: 'Brass Diya', featured: true, salePricePaise: 800_00 }),
      lamp(lamps, { sku: 'B', name: 'Clay Lantern', featured: true, stockQuantity: 0 }),
    ]);
  });
});
afterAll(() => Promise.all([shop.close(), empty.close()]));

function lamp(to: AddedCategory, own: Partial<ProductDraftInput>): ProductDraftInput {
  const subcategoryId = to.subcategoryIds.get('Oil & Ghee Lamps')!;
  return {
    sku: 'L',
    name: 'Lamp',
    categoryId: to.id,
    subcategoryId,
    hsn: '94055000',
    pricePaise: 1000_00,
    stockQuantity: 3,
    attributes: [],
    ...own,
  };
}

test('home: slides, all categories twice, featured products that can be had, and the way to all of them', async () => {
  const { text, links } = await renderPage(home, shop.ctx, { path: '/' });
  const to = (href: string) => links.filter((link) => link.href === href).map(({ words }) => words);
  expect(to('/category/lighting').length).toBeGreaterThanOrEqual(3);
  expect(to('/products')).toEqual(expect.arrayContaining(['View All Products']));
  expect(text).toMatch(/Featured Products .*Brass Diya/);
  expect(text).not.toContain('Clay Lantern');
  expect(text).toContain('Shop by Category');
});

test('home: what everybody can count on, with the threshold of the settings', async () => {
  const { text } = await renderPage(home, shop.ctx, { path: '/' });
  for (const badge of [
    'Free shipping On orders above ₹5,000',
    'Secure payment',
    'Authentic products',
    '7 days return policy',
  ])
    expect(text).toContain(badge);
});

test('home: the newsletter can be subscribed to with an e-mail address', async () => {
  const { html, text } = await renderPage(home, shop.ctx, { path: '/' });
  expect(html).toMatch(/<input[^>]*type="email"[^>]*name="email"|<input[^>]*name="email"[^>]*type="email"/);
  expect(text).toContain('Subscribe');
});

test('home: without categories the fixed slides lead to all products, and there are no tiles', async () => {
  const { links } = await renderPage(home, empty.ctx, { path: '/' });
  const slides = links.filter(({ words }) => words.includes(': '));
  expect(slides.map(({ words, href }) => [words.split(' : ')[0], href])).toEqual([
    ['Shop Now', '/products'],
    ['Explore', '/products'],
    ['View Collection', '/products'],
    ['Discover', '/products'],
  ]);
  const tiles = links.slice(links.indexOf(slides.at(-1)!) + 1).map(({ href }) => href);
  expect(tiles.filter((href) => href.startsWith('/category'))).toEqual([]);
});

test('home: while the categories cannot be read, six fixed tiles lead to all products', async () => {
  const { html, links } = await render(createElement(CategoryTiles, { categories: [], isUnknown: true }));
  expect(html).toContain('Shop by Category');
  expect(links.slice(0, 6)).toEqual(
    ['Divine Collections', 'Wall Decor', 'Festivals', 'Lighting', 'Home Accent', 'Gifting'].map((words) => ({
      words: expect.stringContaining(words),
      href: '/products',
    })),
  );
});
