import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Browser, Locator, Page } from 'playwright-core';
import { desk, openBrowser, phone } from './browser.ts';
import { type Goods, pickGoods } from './goods.ts';
import * as shopping from './shopper.ts';

const url = inject('shopUrl');
let browser: Browser;
let goods: { plain: Goods; varied: Required<Goods> };

beforeAll(async () => {
  browser = await openBrowser();
  goods = await pickGoods(url);
});
afterAll(() => browser.close());

test.each([
  ['phone', phone],
  ['desk', desk],
])(
  'without script the shop can be read and followed from home to a product, on a %s',
  async (_, viewport) => {
    const context = await browser.newContext({ viewport, javaScriptEnabled: false });
    const page = await context.newPage();
    const { category, product } = goods.varied;
    await page.goto(`${url}/`);
    const strip = page.getByRole('navigation', { name: 'All categories' });
    await strip.locator(`a[href="/category/${category.slug}"]`).click();
    await shopping.seesHeading(page, category.name);
    const card = page.getByRole('article').filter({ hasText: product.name }).first();
    await card.scrollIntoViewIfNeeded();
    await expect.poll(() => card.innerText()).toContain('₹');
    await card.getByRole('link', { name: product.name, exact: true }).click();
    await shopping.seesHeading(page, product.name);
    const main = page.getByRole('main');
    await main.getByText('Inclusive of all taxes').waitFor();
    await main.getByText(product.description.split('\n')[0]!).waitFor();
    expect(await main.innerText()).toMatch(/₹\d/);
    await main.getByText(/JavaScript/).waitFor();
    expect(await page.getByRole('button', { name: 'Add to Cart', exact: true }).count()).toBe(0);
    await page
      .getByRole('navigation', { name: 'Breadcrumb' })
      .getByRole('link', { name: category.name })
      .click();
    await shopping.seesHeading(page, category.name);
    await context.close();
  },
);

test('without script the menu of a phone opens and leads on', async () => {
  const context = await browser.newContext({ viewport: phone, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${url}/`);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.locator('summary', { hasText: 'Lighting' }).click();
  await menu.getByRole('link', { name: 'View All Lighting' }).click();
  await shopping.seesHeading(page, 'Lighting');
  await context.close();
});

test.each([
  ['phone', phone],
  ['desk', desk],
])('without script filters and order are sent by a button, on a %s', async (_, viewport) => {
  const context = await browser.newContext({ viewport, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${url}/category/lighting`);
  const all = Number(await readNumber(page));
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
  await page.getByLabel('to ₹').fill('1000');
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await page.waitForURL(/category=lighting.*max_price=1000/);
  await page.getByText(/^Showing \d+ products?$/).waitFor();
  await context.close();
});

test('more goods are appended, also at the second try; Back from one of them finds all of them and the place', async () => {
  const shopper = await shopping.openShopper(browser, url, { size: phone });
  const { page, hand } = shopper;
  await shopping.visit(shopper, '/products?sort=price_asc');
  const cards = page.getByRole('main').getByRole('article');
  const first = await cards.count();
  const more = page.getByRole('link', { name: 'Load more' });
  const isList = ({ pathname }: URL) => pathname.endsWith('.data');
  await page.route(isList, (route) => route.abort());
  await hand.press(more);
  await page.getByText('More could not be loaded. Please try again.').waitFor();
  expect(await cards.count()).toBe(first);
  await page.unroute(isList);
  await hand.press(more);
  await expect.poll(() => cards.count()).toBe(2 * first);
  const link = cards.nth(first + 3).getByRole('link');
  await link.scrollIntoViewIfNeeded();
  await hand.press(link);
  await page.waitForURL(/\/products\/prd_/);
  await page.goBack();
  await expect.poll(() => cards.count()).toBe(2 * first);
  await expect.poll(() => isInView(link)).toBe(true);
  await shopping.leave(shopper);
});

test('on a phone the search box of the menu leads to the search, where the caret waits', async () => {
  const shopper = await shopping.openShopper(browser, url, { size: phone });
  const { page, hand } = shopper;
  await shopping.visit(shopper, '/');
  await hand.press(page.getByRole('button', { name: 'Menu', exact: true }));
  await hand.press(page.getByRole('dialog', { name: 'Menu' }).getByRole('searchbox'));
  await shopping.seesHeading(page, 'Search Products');
  await page.getByRole('dialog', { name: 'Menu' }).waitFor({ state: 'hidden' });
  await page.keyboard.type('diya');
  await page.getByRole('heading', { name: /results for "diya"/ }).waitFor();
  await shopping.leave(shopper);
});

test('a panel of the top bar stays shut over the page its link led to', async () => {
  const shopper = await shopping.openShopper(browser, url);
  const { page } = shopper;
  await shopping.visit(shopper, '/');
  const nav = page.getByRole('banner').getByRole('navigation', { name: 'Categories' });
  await nav.getByRole('link', { name: 'Lighting', exact: true }).hover();
  const all = nav.getByRole('link', { name: 'View All Lighting →' });
  await all.click();
  await shopping.seesHeading(page, 'Lighting');
  await all.waitFor({ state: 'hidden' });
  await nav.getByRole('button', { name: 'More' }).hover();
  await nav.getByRole('link', { name: /^Storage & Bags \(\d+\)$/ }).waitFor();
  await shopping.leave(shopper);
});

test('the panels of the top bar open by keyboard, close by Escape, and lead to a subcategory', async () => {
  const shopper = await shopping.openShopper(browser, url, { by: 'keyboard' });
  const { page, hand } = shopper;
  await shopping.visit(shopper, '/');
  const nav = page.getByRole('banner').getByRole('navigation', { name: 'Categories' });
  const child = nav.getByRole('link', { name: 'Table Lamps' });
  expect(await child.isVisible()).toBe(false);
  await hand.focus(nav.getByRole('link', { name: 'Lighting', exact: true }));
  await child.waitFor();
  await page.keyboard.press('Escape');
  await child.waitFor({ state: 'hidden' });
  await page.keyboard.press('Tab');
  await hand.press(nav.getByRole('link', { name: 'Vases & Planters' }));
  await shopping.seesHeading(page, 'Vases & Planters');
  await shopping.leave(shopper);
});

test('filters stand in the address: they can be shared, and Back takes them off again', async () => {
  const shopper = await shopping.openShopper(browser, url);
  const { page } = shopper;
  await shopping.visit(shopper, '/category/lighting');
  const all = await readCount(page);
  const filters = page.getByRole('complementary', { name: 'Filters' });
  const box = filters.getByRole('checkbox', { disabled: false }).first();
  await box.click();
  await page.waitForURL(/\/category\/lighting\?.+/);
  expect(await box.isChecked()).toBe(true);
  await expect.poll(() => readCount(page)).not.toBe(all);
  const filtered = await readCount(page);
  const chosen = await page
    .getByRole('list', { name: 'Chosen filters' })
    .getByRole('button')
    .first()
    .innerText();

  const friend = await shopping.openShopper(browser, url, { size: phone });
  await shopping.visit(friend, page.url().slice(url.length));
  expect(await readCount(friend.page)).toBe(filtered);
  const theirs = friend.page.getByRole('list', { name: 'Chosen filters' }).getByRole('button').first();
  expect(await theirs.innerText()).toBe(chosen);
  await shopping.leave(friend);

  await page.goBack();
  await expect.poll(() => readCount(page)).toBe(all);
  expect(await box.isChecked()).toBe(false);
  await shopping.leave(shopper);
});

test('on a phone filters are tried out in a drawer and applied together', async () => {
  const shopper = await shopping.openShopper(browser, url, { size: phone });
  const { page, hand } = shopper;
  await shopping.visit(shopper, '/category/lighting');
  await hand.press(page.getByRole('main').getByRole('button', { name: 'Filters' }));
  const drawer = page.getByRole('dialog', { name: 'Filters' });
  await hand.choose(drawer.getByRole('checkbox', { disabled: false }).first());
  const apply = drawer.getByRole('button', { name: /^Apply Filters/ });
  await expect.poll(() => apply.innerText()).not.toBe(`Apply Filters (${await readNumber(page)})`);
  const promised = (await apply.innerText()).match(/\d+/)![0];
  expect(page.url()).toBe(`${url}/category/lighting`);
  await hand.press(apply);
  await page.waitForURL(/\/category\/lighting\?.+/);
  await expect.poll(() => readNumber(page)).toBe(promised);
  await shopping.leave(shopper);
});

test('filters are ticked, tried out and left by keyboard alone', async () => {
  const shopper = await shopping.openShopper(browser, url, { by: 'keyboard' });
  const { page, hand } = shopper;
  await shopping.visit(shopper, '/category/lighting');
  const box = page.getByRole('complementary').getByRole('checkbox', { disabled: false }).first();
  await hand.choose(box);
  await page.waitForURL(/\/category\/lighting\?.+/);
  await expect.poll(() => box.evaluate((element) => element === document.activeElement)).toBe(true);
  const chip = page.getByRole('list', { name: 'Chosen filters' }).getByRole('button', { name: /^Remove/ });
  await hand.press(chip);
  await expect.poll(() => page.url()).toBe(`${url}/category/lighting`);
  await shopping.leave(shopper);

  const onPhone = await shopping.openShopper(browser, url, { size: phone, by: 'keyboard' });
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
  await shopping.leave(onPhone);
});

test.each([
  ['All Products', '[aria-busy="true"].product-grid > *', 8, /^Showing \d+ products$/],
  ['Shop by Category', '[role="status"]', 1, 'Explore our curated collection of Indian handicrafts'],
])('%s shows its shape while it is on its way', async (name, standIn, count, words) => {
  const shopper = await shopping.openShopper(browser, url);
  const { page, hand } = shopper;
  await shopping.visit(shopper, '/faq');
  const gate = Promise.withResolvers<void>();
  await page.route(
    ({ pathname }) => pathname.endsWith('.data'),
    (route) => gate.promise.then(() => route.continue()),
  );
  await hand.press(page.getByRole('contentinfo').getByRole('link', { name }));
  await shopping.seesHeading(page, name);
  await expect.poll(() => page.getByRole('main').locator(standIn).count()).toBe(count);
  gate.resolve();
  await page.getByText(words).waitFor();
  await shopping.leave(shopper);
});

test('Back from a product returns to the same place of the list', async () => {
  const shopper = await shopping.openShopper(browser, url, { size: phone });
  const { page } = shopper;
  await shopping.visit(shopper, '/category/festivals?sort=price-low-high');
  const link = page.getByRole('article').getByRole('link').last();
  await link.scrollIntoViewIfNeeded();
  await link.click();
  await page.waitForURL(/\/products\//);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await page.waitForURL(/\/category\/festivals\?sort=price-low-high/);
  await expect.poll(() => isInView(link)).toBe(true);
  await shopping.leave(shopper);
});

test('a category or product that there is not says so, with the status of a page that is not there', async () => {
  const shopper = await shopping.openShopper(browser, url);
  const { page } = shopper;
  for (const [path, words] of [
    ['/products/prd_nothing', 'Product not found'],
    ['/no-such-page', /./],
  ] as const) {
    const response = await page.goto(url + path);
    expect(response!.status()).toBe(404);
    await page.getByRole('heading', { level: 1, name: words }).waitFor();
  }
  expect((await page.goto(`${url}/category/nothing`))!.status()).toBe(404);
  await shopping.leave(shopper);
});

function readCount(page: Page): Promise<string> {
  return page
    .getByText(/^\d+ products?$/)
    .first()
    .innerText();
}

async function readNumber(page: Page): Promise<string> {
  return (await readCount(page)).match(/\d+/)![0];
}

function isInView(target: Locator): Promise<boolean> {
  return target.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= window.innerHeight;
  });
}
