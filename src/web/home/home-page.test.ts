import { createElement } from 'react';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { makeProduct } from '#test/make.ts';
import { openShop, type TestShop } from '#test/open-shop.ts';
import { render, renderPage } from '#test/render.ts';
import { addLamps } from '#test/scenes/lamps.ts';
import * as home from './home.route.tsx';
import { CategoryTiles } from './category-tiles.tsx';

let shop: TestShop;
let empty: TestShop;

beforeAll(async () => {
  [shop, empty] = await Promise.all([openShop(), openShop()]);
  await addLamps(shop);
});
afterAll(() => Promise.all([shop.close(), empty.close()]));

test('home: shows categories, featured products in stock and a link to all products', async () => {
  const { text, links } = await renderPage(home, shop.ctx, { path: '/' });
  const to = (href: string) => links.filter((link) => link.href === href).map(({ words }) => words);
  expect(to('/category/lighting').length).toBeGreaterThanOrEqual(3);
  expect(to('/products')).toEqual(expect.arrayContaining(['View All Products']));
  expect(text).toMatch(/Featured Products .*Brass Diya/);
  expect(text).not.toContain('Clay Lantern');
  expect(text).toContain('Shop by Category');
});

test('home: while nothing is featured, the newest products are shown', async () => {
  const fresh = await openShop();
  onTestFinished(fresh.close);
  await makeProduct(fresh, { name: 'Jaipur Stole' });
  await fresh.changes.settle();
  const { text } = await renderPage(home, fresh.ctx, { path: '/' });
  expect(text).toMatch(/New Arrivals .*Jaipur Stole/);
  expect(text).not.toContain('Picked for the season');
});

test('home: shows the benefits, with the free-shipping threshold from the settings', async () => {
  const { text } = await renderPage(home, shop.ctx, { path: '/' });
  for (const badge of [
    'Free shipping On orders above ₹5,000',
    'Secure payment',
    'Authentic products',
    '7 days return policy',
  ])
    expect(text).toContain(badge);
});

test('home: shows a newsletter form with an e-mail field', async () => {
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
  const { html, links } = await render(
    createElement(CategoryTiles, { title: '', categories: [], isUnknown: true }),
  );
  expect(html).toContain('Shop by Category');
  expect(links.slice(0, 6)).toEqual(
    ['Divine Collections', 'Wall Decor', 'Festivals', 'Lighting', 'Home Accent', 'Gifting'].map((words) => ({
      words: expect.stringContaining(words),
      href: '/products',
    })),
  );
});
