import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from 'playwright-core';
import { desk, newVisitor, openBrowser, untilAwake } from '../support/browser.ts';
import { findShop } from '../support/find-shop.ts';
import { findCheapest, isThere, pickVaried } from '../catalogue/varied-product.ts';
import { pickProducts } from '../support/products.ts';
import { followLink } from '../support/shopper.ts';

const { url } = findShop();
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test('a product is prefetched on hover, and a click navigates to it without loading a new document', async () => {
  const { page, asked, card, path } = await openCategory();
  await card.hover();
  await expect.poll(() => asked.some((each) => each.startsWith(`${path}.data`))).toBe(true);
  expect(new URL(page.url()).pathname).not.toBe(path);
  await page.evaluate(() => (document.body.dataset.same = 'yes'));
  await card.click();
  await expect.poll(() => new URL(page.url()).pathname).toBe(path);
  expect(await page.evaluate(() => document.body.dataset.same)).toBe('yes');
  expect(asked).not.toContain(path);
  await page.context().close();
});

test('pointing at a link while offline leaves the page as it is', async () => {
  const { page, card } = await openCategory();
  await page.context().setOffline(true);
  await page.evaluate(() => (document.body.dataset.same = 'yes'));
  await card.hover();
  await card.focus();
  await page.waitForTimeout(1_000);
  expect(await page.evaluate(() => document.body.dataset.same)).toBe('yes');
  await page.context().close();
});

test('a click for a new tab is left to the browser, and the list stays as it is', async () => {
  const { page, card } = await openCategory();
  const before = page.url();
  await page.evaluate(() =>
    addEventListener('click', (event) => (document.body.dataset.taken = String(event.defaultPrevented))),
  );
  await card.click({ modifiers: ['ControlOrMeta'] });
  expect(await page.evaluate(() => document.body.dataset.taken)).toBe('false');
  expect(page.url()).toBe(before);
  await card.click();
  expect(await page.evaluate(() => document.body.dataset.taken)).toBe('true');
  await page.context().close();
});

test('a button pressed before the script has loaded acts as soon as it has', async () => {
  const { plain } = await pickProducts(url);
  const visitor = await newVisitor(browser, desk);
  const page = await visitor.newPage();
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  // Scripts that start before the page has loaded delay its load event.
  await page.goto(`${url}/product/${plain.product.slug}`, { waitUntil: 'domcontentloaded' });
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).first().click();
  release();
  await page.getByText('Added to cart!').waitFor();
  await visitor.close();
});

test('a colour and Add to Cart that are pressed before the script has loaded act one after the other', async () => {
  const { pot } = await pickVaried(url);
  const { color, size } = findCheapest(pot);
  const other = pot.variants.find((each) => isThere(each) && each.size === size && each.color !== color)!;
  const visitor = await newVisitor(browser, desk);
  const page = await visitor.newPage();
  const held = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(`${url}/product/${pot.slug}`, { waitUntil: 'domcontentloaded' });
  await page.getByRole('button', { name: other.color!, exact: true }).click();
  for (const _ of ['first press', 'impatient press'])
    await page.getByRole('button', { name: 'Add to Cart', exact: true }).first().click();
  held.resolve();
  await page.getByText('Added to cart!').waitFor();
  await page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' }).click();
  await page.getByRole('main').getByText(`${other.color}, ${size}`, { exact: true }).waitFor();
  await visitor.close();
});

test('a page whose script never loads is opened as a document instead of leaving the visitor waiting', async () => {
  const visitor = await newVisitor(browser, desk);
  const page = await visitor.newPage();
  await page.clock.install();
  let lost = 0;
  await page.route(/\/assets\/wishlist\.route.*\.js$/, (route) =>
    lost++ === 0 ? undefined : route.continue(),
  );
  await page.goto(`${url}/about`);
  await untilAwake(page);
  await followLink(page, '/wishlist');
  await expect.poll(() => lost).toBe(1);
  await page.clock.fastForward(9_000);
  expect(new URL(page.url()).pathname).toBe('/about');
  await page.clock.fastForward(2_000);
  await page.getByRole('heading', { level: 1, name: /wishlist/i }).waitFor();
  await visitor.close();
});

async function openCategory() {
  const { varied } = await pickProducts(url);
  const visitor = await newVisitor(browser, desk);
  const page = await visitor.newPage();
  const asked: string[] = [];
  visitor.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`${url}/category/${varied.category.slug}`);
  await untilAwake(page);
  const path = `/product/${varied.product.slug}`;
  return { page, asked, path, card: page.locator(`article a[href="${path}"]`).first() };
}
