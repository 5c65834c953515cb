import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { desk, phone } from '../support/browser.ts';
import { findShop } from '../support/find-shop.ts';
import { openJourneyBrowser, shareTabs } from '../support/journey.ts';
import * as shopping from '../support/shopper.ts';

const { url } = findShop();
const browser = await openJourneyBrowser();
const open = shareTabs(browser, url);

test.each([
  ['phone', phone],
  ['desk', desk],
])('without script filters and sorting are submitted by a button, on a %s', async (_, viewport) => {
  const context = await browser.newContext({ viewport, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${url}/category/lighting`);
  const all = Number(await readNumber(page));
  // The page offers no control that needs a script.
  expect(await page.getByRole('article').getByRole('button').count()).toBe(0);
  const filters = page.getByRole('complementary', { name: 'Filters' });
  const box = filters.getByRole('checkbox', { disabled: false }).first();
  await box.check();
  await page.getByLabel('Sort by').selectOption('price_asc');
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await page.waitForURL(/\?.*sort=price_asc/);
  const filtered = Number(await readNumber(page));
  expect(filtered).toBeGreaterThan(0);
  expect(filtered).toBeLessThan(all);
  expect(await box.isChecked()).toBe(true);
  await page.goto(`${url}/products?category=lighting`);
  await page.getByLabel('Max ₹').fill('1000');
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await page.waitForURL(/category=lighting.*max_price=1000/);
  await page.getByText(/^Showing \d+ products?$/).waitFor();
  await context.close();
});

test('more products are appended, also on retry; Back from one of them restores the list and its position', async () => {
  const shopper = await open({ size: phone });
  const { page, hand } = shopper;
  await shopping.visit(shopper, '/products?sort=price_asc');
  const cards = page.getByRole('main').getByRole('article');
  const first = await cards.count();
  const more = page.getByRole('link', { name: 'Load more' });
  const isList = ({ pathname }: URL) => pathname.endsWith('.data');
  await page.route(isList, (route) => route.abort());
  await hand.press(more);
  await page.getByText('We could not load more products. Please try again.').waitFor();
  expect(await cards.count()).toBe(first);
  await page.unroute(isList);
  await hand.press(more);
  await expect.poll(() => cards.count()).toBe(2 * first);
  const link = cards.nth(first + 3).getByRole('link');
  await link.scrollIntoViewIfNeeded();
  await hand.press(link);
  await page.waitForURL(/\/product\//);
  await page.goBack();
  await expect.poll(() => cards.count()).toBe(2 * first);
  await expect.poll(() => isInView(link)).toBe(true);
});

test('Back to a list that became shorter shows its last page, and Back again leaves it', async () => {
  const shopper = await open({ size: phone });
  const { page, hand } = shopper;
  await shopping.visit(shopper, '/');
  await shopping.visit(shopper, '/products?sort=price_asc&page=2');
  await page.evaluate(() => history.replaceState(history.state, '', '/products?sort=price_asc&page=99'));
  await hand.press(page.getByRole('main').getByRole('article').first().getByRole('link'));
  await page.waitForURL(/\/product\//);
  await page.locator('main:focus').waitFor();
  await page.goBack();
  await page.waitForURL(/sort=price_asc&page=\d$|page=\d&sort=price_asc$/);
  await page.getByRole('main').getByRole('article').first().waitFor();
  expect(await page.getByText('No products found').count()).toBe(0);
  await page.goBack();
  await page.waitForURL(`${url}/`);
});

test('on a phone the search box of the menu opens the search with the focus in its field', async () => {
  const shopper = await open({ size: phone });
  const { page, hand } = shopper;
  await shopping.visit(shopper, '/');
  await hand.press(page.getByRole('button', { name: 'Menu', exact: true }));
  await hand.press(page.getByRole('dialog', { name: 'Menu' }).getByRole('searchbox'));
  await shopping.seesHeading(page, 'Search Products');
  await page.getByRole('dialog', { name: 'Menu' }).waitFor({ state: 'hidden' });
  await page.keyboard.type('diya');
  await page.getByRole('heading', { name: /results for "diya"/ }).waitFor();
});

test('a panel of the top bar stays closed on the page that its link opened', async () => {
  const shopper = await open();
  const { page } = shopper;
  await shopping.visit(shopper, '/');
  const nav = page.getByRole('banner').getByRole('navigation', { name: 'Categories' });
  await nav.getByRole('link', { name: 'Lighting', exact: true }).hover();
  const all = nav.getByRole('link', { name: 'View All Lighting →' });
  // A slow response gives the panel time to disappear from under the mouse while its link still has the focus.
  await page.route('**/*.data*', async (route) => {
    await sleep(400);
    await route.continue();
  });
  await all.click();
  await shopping.seesHeading(page, 'Lighting');
  await all.waitFor({ state: 'hidden' });
  await nav.getByRole('button', { name: 'More' }).hover();
  await nav.getByRole('link', { name: /^Storage & Bags \(\d+\)$/ }).waitFor();
});

test('the top bar shows the panel under the mouse rather than the focused one', async () => {
  const shopper = await open();
  const { page } = shopper;
  await shopping.visit(shopper, '/');
  const nav = page.getByRole('banner').getByRole('navigation', { name: 'Categories' });
  const more = nav.getByRole('link', { name: /^Storage & Bags \(\d+\)$/ });
  await nav.getByRole('button', { name: 'More' }).click();
  await more.waitFor();
  await nav.getByRole('link', { name: 'Gifting', exact: true }).hover();
  await nav.getByRole('link', { name: 'View All Gifting →' }).waitFor();
  await more.waitFor({ state: 'hidden' });
});

test('on a desktop the products stay in view when filters are ticked', async () => {
  const shopper = await open({ size: desk });
  const { page, hand } = shopper;
  await shopping.visit(shopper, '/category/festivals');
  const filters = page.getByRole('complementary', { name: 'Filters' });
  for (const group of ['Style', 'Colour', 'Occasion'])
    await hand.press(filters.getByText(group, { exact: true }).first());
  const box = filters.getByRole('checkbox', { name: /^Onam/ });
  await hand.choose(box);
  await page.waitForURL(/occasion=Onam/);
  await expect.poll(() => box.isChecked()).toBe(true);
  const card = page.getByRole('main').getByRole('article').first();
  const isSeen = () =>
    card.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return bottom > 160 && top < innerHeight;
    });
  await expect.poll(isSeen, { timeout: 15_000 }).toBe(true);
});

test('filters can be ticked, applied and left by keyboard alone', async () => {
  const shopper = await open({ by: 'keyboard' });
  const { page, hand } = shopper;
  await shopping.visit(shopper, '/category/lighting');
  const box = page.getByRole('complementary').getByRole('checkbox', { disabled: false }).first();
  await hand.choose(box);
  await page.waitForURL(/\/category\/lighting\?.+/);
  await expect.poll(() => box.evaluate((element) => element === document.activeElement)).toBe(true);
  const chip = page.getByRole('list', { name: 'Applied filters' }).getByRole('button', { name: /^Remove/ });
  await hand.press(chip);
  await expect.poll(() => page.url()).toBe(`${url}/category/lighting`);

  const onPhone = await open({ size: phone, by: 'keyboard' });
  await shopping.visit(onPhone, '/category/lighting');
  const opener = onPhone.page.getByRole('main').getByRole('button', { name: 'Filters' });
  await onPhone.hand.press(opener);
  const drawer = onPhone.page.getByRole('dialog', { name: 'Filters' });
  await onPhone.hand.choose(drawer.getByRole('checkbox', { disabled: false }).first());
  await onPhone.hand.press(drawer.getByRole('button', { name: 'Clear All Filters' }));
  await expect.poll(() => drawer.getByRole('checkbox', { checked: true }).count()).toBe(0);
  await onPhone.page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'hidden' });
  await expect.poll(() => opener.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(onPhone.page.url()).toBe(`${url}/category/lighting`);
});

test.each([
  ['All Products', '[aria-busy="true"].product-grid > *', 8, /^Showing \d+ products$/],
  ['Shop by Category', '[role="status"]', 1, 'Explore our curated collection of Indian handicrafts'],
])('%s shows a skeleton while it loads', async (name, placeholder, count, words) => {
  const shopper = await open();
  const { page, hand } = shopper;
  await shopping.visit(shopper, '/faq');
  const gate = Promise.withResolvers<void>();
  await page.route(
    ({ pathname }) => pathname.endsWith('.data'),
    (route) => gate.promise.then(() => route.continue()),
  );
  await hand.press(page.getByRole('contentinfo').getByRole('link', { name }));
  await shopping.seesHeading(page, name);
  await expect.poll(() => page.getByRole('main').locator(placeholder).count()).toBe(count);
  gate.resolve();
  await page.getByText(words).waitFor();
});

test('a product and a text page show a skeleton while they load', async () => {
  const shopper = await open();
  const { page, hand } = shopper;
  await shopping.visit(shopper, '/category/lighting');
  const main = page.getByRole('main');
  let gate = Promise.withResolvers<void>();
  await page.route(
    ({ pathname }) => pathname.endsWith('.data'),
    (route) => gate.promise.then(() => route.continue()),
  );
  const link = main.getByRole('article').first().getByRole('link').first();
  await hand.press(link);
  await main.locator('[aria-busy="true"]').waitFor();
  expect(await main.getByRole('article').count()).toBe(0);
  gate.resolve();
  await main
    .getByRole('button', { name: /^(Add to Cart|Request)$/ })
    .first()
    .waitFor();
  gate = Promise.withResolvers<void>();
  await hand.press(page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }));
  await shopping.seesHeading(page, 'Get in Touch');
  expect(await main.locator('[aria-busy="true"]').count()).toBe(1);
  gate.resolve();
  await main.getByRole('button', { name: 'Send Message' }).waitFor();
});

async function readNumber(page: Page): Promise<string> {
  return (await readCount(page)).match(/\d+/)![0];
}

function isInView(target: Locator): Promise<boolean> {
  return target.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= window.innerHeight;
  });
}
function readCount(page: Page): Promise<string> {
  return page
    .getByText(/^\d+ products?$/)
    .first()
    .innerText();
}
