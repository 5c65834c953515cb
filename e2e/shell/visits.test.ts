import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { makeMobile } from '../support/api-buyer.ts';
import { newVisitor, openBrowser, phone } from '../support/browser.ts';
import { findShop } from '../support/find-shop.ts';
import { type PickedProduct, pickProducts } from '../support/products.ts';
import { makePointer } from '../support/hand.ts';
import * as shopping from '../support/shopper.ts';

const { url, dataDir } = findShop();
let browser: Browser;
let picked: { plain: PickedProduct; varied: Required<PickedProduct> };

beforeAll(async () => {
  browser = await openBrowser();
  picked = await pickProducts(url);
});
afterAll(() => browser.close());

const utm = {
  utm_source: 'mela',
  utm_medium: 'print',
  utm_campaign: 'diwali',
  utm_term: 'diya',
  utm_content: 'leaflet',
};
const arrival = `/?${new URLSearchParams(utm)}`;

type Told = Record<string, unknown> & { what: 'visit' | 'action'; metadata: Record<string, unknown> };

async function openVisitor(): Promise<{ shopper: shopping.Shopper; context: BrowserContext; told: Told[] }> {
  const context = await newVisitor(browser, phone);
  context.setDefaultTimeout(30_000);
  const page = await context.newPage();
  const told: Told[] = [];
  page.on('request', (request) => {
    const [, what] = /\/api\/v1\/analytics\/track\/(visit|action)$/.exec(request.url()) ?? [];
    if (what) told.push({ what, ...request.postDataJSON() } as Told);
  });
  const hand = makePointer(page);
  return { shopper: { page, url, hand, isPhone: true, mobile: makeMobile() }, context, told };
}

const actionsOf = (told: Told[]) => told.filter(({ what }) => what === 'action').map(({ action }) => action);
const pagesOf = (told: Told[]) => told.filter(({ what }) => what === 'visit').map(({ page }) => page);

test('a visit from a leaflet’s link to an order records exactly six actions and its source', async () => {
  const { shopper, context, told } = await openVisitor();
  const { page } = shopper;
  const { category, product } = picked.plain;
  await shopping.visit(shopper, arrival);
  await shopping.openCategory(shopper, category.name);
  await shopping.openProduct(shopper, product.name);
  await shopping.addToCart(shopper);
  await shopping.visit(shopper, '/search?q=diya');
  await shopping.openCart(shopper);
  await shopping.checkOut(shopper);
  await shopping.signIn(shopper);
  await expect.poll(() => actionsOf(told)).toContain('checkout_start');
  await page.reload();
  await shopping.fillAddress(shopper);
  await shopping.payIn(await shopping.startPaying(shopper), shopper);
  await expect.poll(() => actionsOf(told)).toContain('purchase');
  await page.reload();
  await shopping.seesHeading(page, 'Thank you for your order');
  await expect.poll(() => pagesOf(told).filter((each) => each === '/order-confirmation').length).toBe(2);

  expect(told.map(({ action, page }) => action ?? page)).toEqual([
    '/',
    `/category/${category.slug}`,
    'view_category',
    `/product/${product.slug}`,
    'view_product',
    'add_to_cart',
    '/search',
    'search',
    '/cart',
    '/checkout',
    'checkout_start',
    '/checkout',
    'purchase',
    '/order-confirmation',
    '/order-confirmation',
  ]);
  const [first] = told;
  expect(first).toMatchObject({ what: 'visit', page: '/', referrer: '', user_id: null, ...utm });
  expect(new Set(told.map(({ session_id }) => session_id)).size).toBe(1);
  for (const visit of told.filter(({ what }) => what === 'visit')) expect(visit).toMatchObject(utm);
  const price = product.sale_price ?? product.price;
  const facts = { product_id: product.id, quantity: 1, price, name: product.name, category: category.slug };
  const [viewed, added, bought] = ['view_product', 'add_to_cart', 'purchase'].map((action) =>
    told.find((each) => each.action === action),
  );
  const about = { product_id: product.id, category: category.slug, value: price };
  expect(viewed).toMatchObject({ ...about, metadata: facts });
  expect(added).toMatchObject({ ...about, metadata: facts });

  const buyer = await shopping.toApiBuyer(shopper);
  const [order] = await buyer.orders();
  expect(bought).toMatchObject({
    value: order!.totals.total,
    metadata: { order_id: order!.id, quantity: 1 },
  });
  expect(bought!.user_id).toBe(await page.evaluate(() => localStorage.getItem('userId')));

  // The last page view was sent, and may not be stored yet.
  await expect.poll(printVisitors).toMatch(/^mela \/ print \/ diwali +1 +9 +1 +100\.0 +₹/m);
  const report = printVisitors();
  expect(report).toMatch(new RegExp(`^${escape(product.name)} +\\d+ +\\d+ +₹`, 'm'));
  expect(report).toMatch(/^purchase +\d+$/m);
  await context.close();
});

test('a typed search is recorded once, when typing pauses or the page is left before', async () => {
  const { shopper, context, told } = await openVisitor();
  const { page } = shopper;
  const searches = () =>
    told.filter(({ action }) => action === 'search').map(({ metadata }) => metadata.query);
  await shopping.visit(shopper, '/search');
  const box = page.getByRole('main').getByRole('combobox', { name: 'Search products' });
  for (const [piece, term] of [
    ['br', 'br'],
    ['as', 'bras'],
    ['s', 'brass'],
  ]) {
    await box.pressSequentially(piece!);
    await page.waitForURL((address) => address.searchParams.get('q') === term);
  }
  await expect.poll(searches).toEqual(['brass']);
  await box.fill('diya');
  await page.waitForURL(/q=diya/);
  await shopper.hand.press(page.getByRole('banner').getByRole('link', { name: /^Cart/ }));
  await page.waitForURL('**/cart');
  await expect.poll(searches).toEqual(['brass', 'diya']);
  await context.close();
});

test('a visit ends after two hours; the next page begins a new one without the source', async () => {
  const { shopper, context, told } = await openVisitor();
  const { page } = shopper;
  const { category } = picked.plain;
  const onward = `/category/${category.slug}`;
  const start = Date.now();
  const hour = 60 * 60 * 1000;
  await page.clock.setFixedTime(start);
  await shopping.visit(shopper, arrival);
  await expect.poll(() => pagesOf(told)).toEqual(['/']);
  await page.clock.setFixedTime(start + 2 * hour - 1000);
  await shopping.openCategory(shopper, category.name);
  await expect.poll(() => pagesOf(told)).toEqual(['/', onward]);
  await page.clock.setFixedTime(start + 2 * hour);
  await shopping.visit(shopper, '/about');
  await expect.poll(() => pagesOf(told)).toEqual(['/', onward, '/about']);
  const [first, second, third] = told.filter(({ what }) => what === 'visit');
  expect(second!.session_id).toBe(first!.session_id);
  expect(second).toMatchObject(utm);
  expect(third!.session_id).not.toBe(first!.session_id);
  expect(third).toMatchObject({ utm_source: '', utm_campaign: '' });
  await context.close();
});

test('visitors who send Global Privacy Control are not tracked', async () => {
  const { shopper, context, told } = await openVisitor();
  await context.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
  );
  await shopping.visit(shopper, arrival);
  await idle(shopper.page);
  await shopping.openCategory(shopper, picked.plain.category.name);
  await idle(shopper.page);
  expect(told).toEqual([]);
  expect(await shopper.page.evaluate(() => localStorage.getItem('visit'))).toBeNull();
  await context.close();
});

test.each(['refused', 'never answered'])(
  'a tracking request that is %s goes unnoticed by the visitor',
  async (how) => {
    const { shopper, context, told } = await openVisitor();
    const { page } = shopper;
    await page.route('**/analytics/track/*', (route) => (how === 'refused' ? route.abort() : undefined));
    const { product } = picked.plain;
    await shopping.visit(shopper, `/product/${product.slug}`);
    await shopping.addToCart(shopper);
    await expect.poll(() => actionsOf(told)).toEqual(['view_product', 'add_to_cart']);
    await shopping.openCart(shopper);
    await page.getByRole('link', { name: 'Proceed to Checkout' }).waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    await context.close();
  },
);

test.each([
  [['--from', 'yesterday'], '"yesterday" is not a day such as 2026-11-01'],
  [['--from', '2026-02-30'], '"2026-02-30" is not a day such as 2026-11-01'],
  [['--from', '2026-11-02', '--to', '2026-11-01'], '2026-11-02 is after 2026-11-01'],
  [['november'], 'Say: npm run visitors -- --from 2026-11-01 --to 2026-11-30'],
])('the visitors command with %j prints an error instead of a table', (words, sentence) => {
  const { stdout, stderr, status } = askForVisitors(...words);
  expect([stdout, stderr.trim(), status]).toEqual(['', sentence, 1]);
});

/** Waits until the browser has finished its deferred work. */
function idle(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise<void>((done) => requestIdleCallback(() => requestIdleCallback(() => done()))),
  );
}

function printVisitors(): string {
  const { stdout, stderr, status } = askForVisitors();
  expect([stderr, status]).toEqual(['', 0]);
  return stdout;
}

function askForVisitors(...words: string[]) {
  const script = resolve(import.meta.dirname, '../../scripts/visitors.mjs');
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  return spawnSync(process.execPath, [script, ...words], {
    cwd: resolve(import.meta.dirname, '../..'),
    env: { PATH, NODE_COMPILE_CACHE, DATA_DIR: dataDir },
    encoding: 'utf8',
  });
}

function escape(text: string): string {
  return text.replaceAll(/[^\w\s]/g, '\\$&');
}
