import { expect, test } from 'vitest';
import { openShop } from '#test/open-shop.ts';
import { renderPage } from '#test/render.ts';
import * as home from './home.route.tsx';

test('home: without its database the fixed slides and tiles stand there, the goods are said to have failed, and nobody keeps the page', async () => {
  const shop = await openShop();
  await shop.close();
  const { status, text, html } = await renderPage(home, shop.ctx, { path: '/' });
  expect(status).toBe(503);
  expect(text).toContain('Failed to fetch products');
  expect(html).toMatch(/<button[^>]*>Retry</);
  expect(text).toMatch(/Shop Now.*Explore.*View Collection.*Discover/);
  expect(text).toContain('On orders above ₹5,000');
  expect(text).toMatch(/Shop by Category .*Gifting/);
  expect(html).not.toContain('href="/category/');
});
