import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { desk, phone } from '../support/browser.ts';
import { findCutOff } from '../support/barriers.ts';
import { findShop } from '../support/find-shop.ts';
import { openJourneyBrowser, shareTabs } from '../support/journey.ts';
import * as shopping from '../support/shopper.ts';

const { url } = findShop();
const browser = await openJourneyBrowser();
const open = shareTabs(browser, url);

const findBox = (page: Page) => page.getByRole('main').getByRole('combobox', { name: 'Search products' });
const findGroup = (page: Page, name: string) =>
  page.getByRole('listbox', { name: 'Suggestions' }).getByRole('group', { name });

test('by keyboard the search field has the focus, arrows move through suggestions, Escape closes, Enter opens one', async () => {
  const shopper = await open({ by: 'keyboard' });
  const { page, hand } = shopper;
  await shopping.visit(shopper, '/');
  await hand.press(page.getByRole('banner').getByRole('link', { name: 'Search' }));
  const box = findBox(page);
  await expect.poll(() => isFocused(page)).toBe('combobox');
  await page.keyboard.type('lam');
  const lamps = findGroup(page, 'Categories').getByRole('option', { name: /^Table Lamps/ });
  await lamps.waitFor();
  await findGroup(page, 'Products').getByRole('option').first().waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => box.getAttribute('aria-expanded')).toBe('false');
  expect(await box.inputValue()).toBe('lam');
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => box.getAttribute('aria-expanded')).toBe('true');
  // One step up from the box is the last option. The results below may have a choice of orders, whose options are not suggestions.
  const options = page.locator('[role="option"]');
  const last = options.last();
  await expect.poll(() => last.getAttribute('aria-selected')).toBe('true');
  expect(await box.getAttribute('aria-activedescendant')).toBe(await last.getAttribute('id'));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => options.first().getAttribute('aria-selected')).toBe('true');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  const href = await last.getAttribute('href');
  await page.keyboard.press('Enter');
  await page.waitForURL(url + href!);
});

test('by touch a suggested product is shown with picture and price, and opens', async () => {
  const shopper = await open({ size: phone });
  const { page, hand } = shopper;
  await shopping.visit(shopper, '/search');
  // The examples in the box are longer than it: they end with an ellipsis, not with half a letter.
  expect(await findBox(page).evaluate((box) => getComputedStyle(box).textOverflow)).toBe('ellipsis');
  await hand.press(findBox(page));
  await page.keyboard.type('dee');
  await page.keyboard.type('ya');
  const product = findGroup(page, 'Products').getByRole('option').first();
  await product.scrollIntoViewIfNeeded();
  const name = (await product.innerText()).split('\n')[0]!.trim();
  expect(await product.innerText()).toMatch(/₹\d/);
  await expect
    .poll(() => product.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await hand.press(product);
  await shopping.seesHeading(page, name);
});

test('on a phone every suggestion can be tapped: none is under the toolbar of the results', async () => {
  const shopper = await open({ size: phone });
  const { page, hand } = shopper;
  await shopping.visit(shopper, '/search?q=lam');
  await hand.press(findBox(page));
  await page.keyboard.type('p');
  const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
  await findGroup(page, 'Products').getByRole('option').first().waitFor();
  await expect.poll(() => page.getByRole('button', { name: /^Filters/ }).count()).toBe(1);
  const covered = await options.evaluateAll((all) =>
    all
      .filter((option) => {
        option.scrollIntoView({ block: 'nearest' });
        const { x, y, width, height } = option.getBoundingClientRect();
        const onTop = document.elementFromPoint(x + width / 2, y + height / 2);
        return onTop !== null && !option.contains(onTop);
      })
      .map(({ textContent }) => textContent),
  );
  expect(covered).toEqual([]);
});

test('results update while typing; Back leaves the search instead of stepping through letters', async () => {
  const shopper = await open();
  const { page, hand } = shopper;
  await shopping.visit(shopper, '/about');
  await hand.press(page.getByRole('banner').getByRole('link', { name: 'Search' }));
  await expect.poll(() => isFocused(page)).toBe('combobox');
  await page.keyboard.type('brass', { delay: 20 });
  await page.getByRole('heading', { name: /^\d+ results for "brass"$/ }).waitFor();
  expect(page.url()).toBe(`${url}/search?q=brass`);
  expect(await findBox(page).inputValue()).toBe('brass');
  await page.keyboard.press('Enter');
  await expect.poll(() => findBox(page).getAttribute('aria-expanded')).toBe('false');
  // Going back from the search returns to the page where it began.
  await page.goBack();
  await expect.poll(() => page.url()).toBe(`${url}/about`);
});

test('on a slow phone a link that is pressed when the search is about to start opens', async () => {
  const shopper = await open({ size: phone });
  const { page } = shopper;
  await shopping.visit(shopper, '/search?q=lam');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 8 });
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Cart/ })
    .evaluate((element: HTMLElement) => {
      window.addEventListener('input', () => setTimeout(() => element.click(), 290), { once: true });
    });
  await findBox(page).press('End');
  await page.keyboard.type('p');
  await page.waitForURL(`${url}/cart`);
  await devtools.detach();
});

test('recent searches are offered in this browser until they are cleared', async () => {
  const shopper = await open();
  const { page, hand } = shopper;
  await shopping.visit(shopper, '/search');
  await hand.type(findBox(page), 'toran');
  await hand.press(page.getByRole('main').getByRole('button', { name: 'Search', exact: true }));
  await page.getByRole('heading', { name: /results? for "toran"/ }).waitFor();
  await shopping.visit(shopper, '/search');
  await hand.press(findBox(page));
  const past = findGroup(page, 'Recent searches').getByRole('option', { name: 'toran' });
  await past.waitFor();
  await hand.press(page.getByRole('button', { name: 'Clear recent searches' }));
  await past.waitFor({ state: 'detached' });
  await shopping.visit(shopper, '/search');
  await hand.press(findBox(page));
  expect(await page.getByRole('option').count()).toBe(0);
});

test('a search without results repeats the words and offers popular searches and categories', async () => {
  const shopper = await open({ size: phone });
  const { page, hand } = shopper;
  await shopping.visit(shopper, '/search?q=zzqqxxyy');
  await page.getByRole('heading', { name: 'No products found for "zzqqxxyy"' }).waitFor();
  const main = page.getByRole('main');
  expect(await main.getByRole('link', { name: 'Browse Categories' }).getAttribute('href')).toBe(
    '/categories',
  );
  await main.getByRole('link', { name: 'Lighting' }).waitFor();
  await hand.press(main.getByRole('link', { name: 'Wooden', exact: true }));
  await page.getByRole('heading', { name: /^\d+ results? for "Wooden"$/ }).waitFor();
  expect(await findBox(page).inputValue()).toBe('Wooden');
  // One long word, such as a pasted link, does not make the page wider than the phone.
  await shopping.visit(shopper, `/search?q=${'z'.repeat(90)}`);
  await page.getByRole('heading', { name: /^No products found for/ }).waitFor();
  expect(await findCutOff(page, 320)).toEqual([]);
});

test.each(['pointer', 'keyboard'] as const)(
  'on a desktop the header of every page searches, by %s',
  async (by) => {
    const shopper = await open({ by });
    const { page, hand } = shopper;
    await shopping.visit(shopper, '/about');
    const head = page.getByRole('banner');
    await hand.focus(head.getByLabel('Search products'));
    const field = head.getByRole('combobox', { name: 'Search products' });
    await field.waitFor();
    await expect.poll(() => isFocused(page)).toBe('combobox');
    await page.keyboard.type('lam');
    await page
      .getByRole('listbox', { name: 'Suggestions' })
      .getByRole('option', { name: /^Table Lamps/ })
      .waitFor();
    // The search waits for Enter: the current page does not disappear while the visitor types.
    expect(page.url()).toBe(`${url}/about`);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: /^\d+ results for "lam"$/ }).waitFor();
    await field.waitFor({ state: 'hidden' });
    await page.goBack();
    await page.waitForURL(`${url}/about`);
    await expect.poll(() => field.inputValue()).toBe('');
  },
);

test('without script the search field in the header is a form', async () => {
  const context = await browser.newContext({ viewport: desk, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${url}/about`);
  await page.getByRole('banner').getByRole('searchbox').fill('toran');
  await page.getByRole('banner').getByRole('searchbox').press('Enter');
  await page.getByRole('heading', { name: /results? for "toran"/ }).waitFor();
  await context.close();
});

test('what was found is sorted and filtered, and stays so after a reload', async () => {
  const shopper = await open();
  const { page } = shopper;
  await shopping.visit(shopper, '/search?q=lamp');
  const main = page.getByRole('main');
  const names = () => main.getByRole('article').getByRole('heading').allTextContents();
  const found = await names();
  await main.getByLabel('Sort by').selectOption('price_asc');
  await page.waitForURL(/sort=price_asc/);
  await expect.poll(names).not.toEqual(found);
  const sorted = await names();
  await page.reload();
  expect(await names()).toEqual(sorted);
  await main.getByRole('button', { name: 'List view' }).click();
  await main
    .getByText(/^Made by:/)
    .first()
    .waitFor();
});

test.each([
  ['phone', phone],
  ['desk', desk],
])('when a search fails the typed text stays and Retry finds it, on a %s', async (_, size) => {
  const shopper = await open({ size });
  const { page, hand } = shopper;
  await shopping.visit(shopper, '/search');
  const isShop = ({ pathname }: URL) => pathname.endsWith('.data') || pathname.endsWith('/products/suggest');
  await page.route(isShop, (route) => route.abort());
  await hand.press(findBox(page));
  await page.keyboard.type('lamp');
  await page.getByRole('heading', { name: 'No products found for "lamp"' }).waitFor();
  // The browser still suggests the searches that it knows without the shop.
  await findGroup(page, 'Categories')
    .getByRole('option', { name: /^Table Lamps/ })
    .waitFor();
  expect(await findGroup(page, 'Products').count()).toBe(0);
  expect([await findBox(page).inputValue(), await isFocused(page)]).toEqual(['lamp', 'combobox']);
  await page.unroute(isShop);
  await page.keyboard.press('Escape');
  await hand.press(page.getByRole('main').getByRole('button', { name: 'Retry' }));
  await page.getByRole('heading', { name: /^\d+ results for "lamp"$/ }).waitFor();
});

function isFocused(page: Page): Promise<string | null> {
  return page.evaluate(() => document.activeElement?.getAttribute('role') ?? null);
}
