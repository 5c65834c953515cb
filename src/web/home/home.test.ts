import { expect, test } from 'vitest';
import { inTransaction } from '#shop/context.ts';
import { writeSettings } from '#shop/content/save-settings.ts';
import { openShop } from '#test/open-shop.ts';
import { renderPage } from '#test/render.ts';
import * as home from './home.route.tsx';

test('home: without a database, built-in slides and tiles and a product error are shown, with status 503', async () => {
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

test('home: the payment badge names only the methods offered, and is left out when there are none', async () => {
  const shop = await openShop();
  const show = async (razorpay: typeof shop.ctx.razorpay | undefined, codEnabled: boolean) => {
    await inTransaction(shop.as({ kind: 'system' }), (tx) => writeSettings(tx, { payment: { codEnabled } }));
    await shop.changes.settle();
    const { text } = await renderPage(home, { ...shop.ctx, razorpay }, { path: '/' });
    return /On orders above \S+ (.*?) ?Authentic products/.exec(text)?.[1];
  };
  const { razorpay } = shop.ctx;
  expect(await show(razorpay, true)).toBe('Secure payment UPI, cards, net banking or cash on delivery');
  expect(await show(undefined, true)).toBe('Cash on delivery Pay when your order arrives');
  expect(await show(razorpay, false)).toBe('Secure payment UPI, cards or net banking');
  expect(await show(undefined, false)).toBe('');
  await shop.close();
});
