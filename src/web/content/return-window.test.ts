import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSettings } from '#shop/content/read-settings.ts';
import { saveSettings } from '#shop/content/save-settings.ts';
import { makeProduct } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { renderPage } from '#test/render.ts';
import * as home from '#web/home/home.route.tsx';
import * as product from '#web/product/product.route.tsx';
import * as faq from './faq.route.tsx';
import * as returns from './returns.route.tsx';
import * as terms from './terms-conditions.route.tsx';

// The return window is a single setting, which every page reads.

let shop: TestShop;
let slug: string;

beforeAll(async () => {
  shop = await openShop();
  ({ slug } = await makeProduct(shop));
});
afterAll(() => shop.close());

async function setReturnDays(returnDays: number) {
  const { general } = await readSettings(shop.ctx);
  await saveSettings(shop.as({ kind: 'system' }), { general: { ...general, returnDays } });
  await shop.changes.settle();
}

const pages = () =>
  ({
    home: renderPage(home, shop.ctx, { path: '/' }),
    product: renderPage(product, shop.ctx, { path: `/product/${slug}`, params: { slug } }),
    returns: renderPage(returns, shop.ctx, { path: '/returns' }),
    faq: renderPage(faq, shop.ctx, { path: '/faq' }),
    terms: renderPage(terms, shop.ctx, { path: '/terms-conditions' }),
  }) as const;

test.each([7, 10])('a return window of %s days is shown on every page that mentions it', async (days) => {
  await setReturnDays(days);
  const { home: badge, product: piece, returns: policy, faq: answers, terms: law } = pages();
  expect((await badge).text).toContain(`${days} days return policy`);
  expect((await piece).text).toContain(`Within ${days} days of delivery, unused`);
  expect((await policy).text).toMatch(
    new RegExp(`^Returns & Refunds .* ${days} days .* within ${days} days`),
  );
  expect((await answers).text).toContain(`within ${days} days of delivery`);
  expect((await law).text).toContain(`within ${days} days of delivery`);
});

test('a shop that accepts no returns does not promise any', async () => {
  await setReturnDays(0);
  const { home: badge, product: piece, returns: policy } = pages();
  expect((await badge).text).not.toContain('return policy');
  expect((await piece).text).not.toContain('of delivery, unused');
  expect((await policy).text).not.toMatch(/within\s+of delivery|\{returnWindow\}/);
});
