import { expect, test } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { desk, phone } from '../support/browser.ts';
import { findShop } from '../support/find-shop.ts';
import { openJourneyBrowser, shareTabs } from '../support/journey.ts';
import { pickProducts } from '../support/products.ts';
import * as shopping from '../support/shopper.ts';

const { url } = findShop();
const browser = await openJourneyBrowser();
const open = shareTabs(browser, url);

test.each([
  ['phone', phone],
  ['desk', desk],
])('without script the shop can be browsed from home to a product, on a %s', async (_, viewport) => {
  const context = await browser.newContext({ viewport, javaScriptEnabled: false });
  const page = await context.newPage();
  const { category, product } = (await pickProducts(url)).varied;
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
  // A phone only shows the link back to the parent.
  const parent = product.subcategory || category.name;
  await page
    .getByRole('navigation', { name: 'Breadcrumb' })
    .getByRole('link', { name: parent, exact: true })
    .click();
  await shopping.seesHeading(page, parent);
  await context.close();
});

test('without script, pages that need it say so', async () => {
  const context = await browser.newContext({ viewport: phone, javaScriptEnabled: false });
  const page = await context.newPage();
  const needy = [
    'cart',
    'checkout',
    'login',
    'mobile-login',
    'orders',
    'wishlist',
    'profile',
    'tickets',
    'track',
  ];
  for (const path of needy) {
    await page.goto(`${url}/${path}`);
    const text = await page.getByRole('main').innerText();
    expect(text, path).toContain('Please turn on JavaScript to use this page.');
  }
  await context.close();
});

test('without script the mobile menu opens and its links work', async () => {
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

test('the top bar’s panels open by keyboard, close on Escape, take no focus while closed and link to subcategories', async () => {
  const shopper = await open({ by: 'keyboard' });
  const { page, hand } = shopper;
  await shopping.visit(shopper, '/');
  const nav = page.getByRole('banner').getByRole('navigation', { name: 'Categories' });
  const child = nav.getByRole('link', { name: 'Table Lamps' });
  expect(await child.isVisible()).toBe(false);
  await hand.focus(nav.getByRole('link', { name: 'Lighting', exact: true }));
  const opener = nav.getByRole('button', { name: 'Lighting menu' });
  await page.keyboard.press('Tab');
  await opener.and(page.locator(':focus')).waitFor();
  expect(await child.isVisible()).toBe(false);
  // A closed panel takes no focus: the next stop is the next category.
  await page.keyboard.press('Tab');
  await nav.getByRole('link', { name: 'Home Accents', exact: true }).and(page.locator(':focus')).waitFor();

  await hand.press(opener);
  await child.waitFor();
  expect(await opener.getAttribute('aria-expanded')).toBe('true');
  await hand.focus(child);
  await page.keyboard.press('Escape');
  await child.waitFor({ state: 'hidden' });
  await opener.and(page.locator(':focus')).waitFor();
  expect(await opener.getAttribute('aria-expanded')).toBe('false');

  await page.keyboard.press('Enter');
  await child.waitFor();
  await hand.press(nav.getByRole('button', { name: 'Home Accents menu' }));
  await child.waitFor({ state: 'hidden' });
  await hand.press(nav.getByRole('link', { name: 'Vases & Planters' }));
  await shopping.seesHeading(page, 'Vases & Planters');
});

test('filters are kept in the URL, can be shared, and Back removes them', async () => {
  const shopper = await open();
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
    .getByRole('list', { name: 'Applied filters' })
    .getByRole('button')
    .first()
    .innerText();

  const friend = await open({ size: phone });
  await shopping.visit(friend, page.url().slice(url.length));
  expect(await readCount(friend.page)).toBe(filtered);
  const theirs = friend.page.getByRole('list', { name: 'Applied filters' }).getByRole('button').first();
  expect(await theirs.innerText()).toBe(chosen);

  await page.goBack();
  await expect.poll(() => readCount(page)).toBe(all);
  expect(await box.isChecked()).toBe(false);
});

test('filter boxes are ticked at once, and quick successive ones are all applied', async () => {
  const shopper = await open();
  const { page } = shopper;
  await shopping.visit(shopper, '/category/lighting');
  const group = page.getByRole('complementary', { name: 'Filters' }).getByRole('group').first();
  const ticked = await group.evaluate(async (fieldset) => {
    const boxes = [...fieldset.querySelectorAll<HTMLInputElement>('input:enabled')].slice(0, 2);
    const seen: boolean[] = [];
    for (const box of boxes) {
      box.click();
      await Promise.resolve();
      seen.push(box.checked);
    }
    return seen;
  });
  expect(ticked).toEqual([true, true]);
  const chips = page.getByRole('list', { name: 'Applied filters' }).getByRole('button', { name: /^Remove/ });
  await expect.poll(() => chips.count()).toBe(2);
});

test('on a phone filters are chosen in a drawer and applied together', async () => {
  const shopper = await open({ size: phone });
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
});

test('Back from a product returns to the same place of the list', async () => {
  const shopper = await open({ size: phone });
  const { page } = shopper;
  await shopping.visit(shopper, '/category/festivals?sort=price-low-high');
  const link = page.getByRole('article').getByRole('link').last();
  await link.scrollIntoViewIfNeeded();
  await link.click();
  await page.waitForURL(/\/product\//);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await page.waitForURL(/\/category\/festivals\?sort=price-low-high/);
  await expect.poll(() => isInView(link)).toBe(true);
});

test('an unknown category or product shows a message with status 404', async () => {
  const shopper = await open();
  const { page } = shopper;
  for (const [path, words] of [
    ['/product/nothing', 'Product not found'],
    ['/no-such-page', /./],
  ] as const) {
    const response = await page.goto(url + path);
    expect(response!.status()).toBe(404);
    await page.getByRole('heading', { level: 1, name: words }).waitFor();
  }
  expect((await page.goto(`${url}/category/nothing`))!.status()).toBe(404);
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
    // The browser returns to a whole pixel, while the test scrolled to a fraction of one.
    return top > -1 && bottom < window.innerHeight + 1;
  });
}
