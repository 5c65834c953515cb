import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser, Locator, Page } from 'playwright-core';
import { signUp } from '../support/api-buyer.ts';
import { desk, newVisitor, openBrowser, phone, untilAwake, untilFilled } from '../support/browser.ts';
import { keepEvidence } from '../support/evidence.ts';
import { findShop } from '../support/find-shop.ts';
import { pickProducts } from '../support/products.ts';
import { makeKeyboard } from '../support/hand.ts';
import { addToCart, becomes, visit } from '../support/shopper.ts';

// Tests that the keyboard focus is visible at every stop, and never lost.

const { url } = findShop();
const mostStops = 400;
let browser: Browser;
let desktop: Page;
let mobile: Page;
let picked: Awaited<ReturnType<typeof pickProducts>>;

beforeAll(async () => {
  browser = await openBrowser();
  picked = await pickProducts(url);
  const buyer = await signUp(url);
  const contexts = await Promise.all([newVisitor(browser, desk), newVisitor(browser, phone)]);
  for (const context of contexts) {
    context.setDefaultTimeout(30_000);
    await becomes(context, buyer);
  }
  [desktop, mobile] = (await Promise.all(contexts.map((context) => context.newPage()))) as [Page, Page];
  for (const page of [desktop, mobile]) {
    await visit({ page, url }, `/product/${picked.plain.product.slug}`);
    await addToCart({ page, hand: makeKeyboard(page) });
  }
});
afterAll(() => browser.close());

test.each(['/', '/category/lighting', 'product', '/cart', '/checkout', '/contact'])(
  '%s: Tab moves from end to end with a visible focus, on a desktop and on a phone',
  async (path) => {
    const address = path === 'product' ? `/product/${picked.varied.product.slug}` : path;
    const wrong = await Promise.all([desktop, mobile].map((page) => walk(page, address)));
    expect(wrong).toEqual([[], []]);
  },
);

/** Returns the stops at which the focus cannot be seen. */
async function walk(page: Page, path: string): Promise<string[]> {
  keepEvidence(page);
  await page.goto(url + path, { waitUntil: 'networkidle' });
  await untilAwake(page);
  await untilFilled(page);
  const wrong: string[] = [];
  for (let stop = 0; stop < mostStops; stop += 1) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(lookAtFocus);
    if (found === 'end') {
      // The page itself is a stop before the first and after the last; in between the focus must not leave the elements.
      expect(stop).toBeGreaterThan(10);
      return wrong;
    }
    if (found !== 'seen') wrong.push(found);
  }
  return [...wrong, `not at the end after ${mostStops} stops`];
}

/** Runs in the page: whether the focused element is marked and visible. */
function lookAtFocus(): string {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return 'end';
  const around = [focused, focused.nextElementSibling];
  for (let up = focused.parentElement, steps = 0; up && steps < 4; up = up.parentElement, steps += 1)
    around.push(up);
  const isMarked = around.some((element) =>
    ['', '::before', '::after'].some((part) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element ?? focused, part || null);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    }),
  );
  const words = focused.outerHTML.slice(0, 160);
  // A slider marks its handle, whose style cannot be read.
  if (!isMarked && focused.getAttribute('type') !== 'range') return `not marked: ${words}`;
  // The visible part of a choice is its label, and text for screen readers only comes into view when it has the focus.
  const shown = focused.closest('label') ?? focused;
  const { left, top, width, height } = shown.getBoundingClientRect();
  const points = [0.1, 0.5, 0.9].flatMap((x) =>
    [0.1, 0.5, 0.9].map((y) => [left + width * x, top + height * y]),
  );
  const isSeen = points.some(([x, y]) => {
    const there = document.elementFromPoint(x!, y!);
    return there !== null && (shown.contains(there) || there.contains(shown));
  });
  return isSeen ? 'seen' : `not in sight: ${words}`;
}

test.each([
  ['the menu', '/about', () => mobile, /^Menu$/],
  ['the filters', '/category/lighting', () => mobile, /^Filters/],
  ['the choice of a variant', '/', () => mobile, /^Choose options: /],
  ['the pictures', 'product', () => desktop, /^Enlarge picture/],
])('%s closes on Escape and returns the focus', async (_, path, which, name) => {
  const page = which();
  await visit({ page, url }, path === 'product' ? `/product/${picked.varied.product.slug}` : path);
  const opener = page.getByRole('button', { name }).filter({ visible: true }).first();
  await makeKeyboard(page).press(opener);
  const dialog = page.getByRole('dialog').filter({ visible: true });
  await dialog.waitFor();
  expect(await has(dialog)).toBe(true);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await expect.poll(() => opener.evaluate((element) => element === document.activeElement)).toBe(true);
});

test('removing the last product from the cart and undoing it keeps the focus inside the page', async () => {
  const page = desktop;
  const hand = makeKeyboard(page);
  await visit({ page, url }, '/cart');
  const main = page.getByRole('main');
  await hand.press(main.getByRole('button', { name: /^Remove/ }).first());
  await main.getByText('Your cart is empty').waitFor();
  await expect.poll(() => isSomewhere(page)).toBe(true);
  await hand.press(page.getByRole('button', { name: 'Undo' }));
  await main.getByText('Proceed to Checkout').filter({ visible: true }).waitFor();
  await expect.poll(() => isSomewhere(page)).toBe(true);
});

function has(dialog: Locator): Promise<boolean> {
  return dialog.evaluate((element) => element.contains(document.activeElement));
}

function isSomewhere(page: Page): Promise<boolean> {
  return page.evaluate(() => document.activeElement !== document.body);
}

test('without script the panels of the top bar open by keyboard, and no button there is dead', async () => {
  const context = await browser.newContext({ viewport: desk, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${url}/`);
  const nav = page.getByRole('banner').getByRole('navigation', { name: 'Categories' });
  expect(await nav.getByRole('button').allInnerTexts()).toEqual(['More']);
  await nav.getByRole('link', { name: 'Lighting', exact: true }).focus();
  await nav.getByRole('link', { name: 'Table Lamps' }).waitFor();
  await nav.getByRole('button', { name: 'More' }).focus();
  const first = nav.getByRole('link', { name: /^Storage/ });
  await first.waitFor();
  await page.keyboard.press('Tab');
  await first.and(page.locator(':focus')).waitFor();
  await context.close();
});
