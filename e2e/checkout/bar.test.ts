import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { desk, phone } from '../support/browser.ts';
import { fillCart, openBuyer } from '../support/checkout-buyer.ts';
import { findShop } from '../support/find-shop.ts';
import { openJourneyBrowser } from '../support/journey.ts';
import { pickProducts } from '../support/products.ts';
import * as shopping from '../support/shopper.ts';

const { url } = findShop();
const browser = await openJourneyBrowser();

const mostStops = 60;

test('on a phone total and button stay in view in cart and checkout, and cover nothing focused', async () => {
  const { shopper } = await openBuyer(browser, url, { size: phone });
  const { page } = shopper;
  await fillCart(shopper, (await pickProducts(url)).plain.product);
  await shopping.visit(shopper, '/cart');
  const proceed = page.getByRole('link', { name: 'Proceed to Checkout' });
  await proceed.waitFor();
  const bar = page.locator('.checkout-bar');
  expect(await bar.innerText()).toMatch(/Total\s*₹\d/);
  await shopping.visit(shopper, '/checkout');
  const pay = await shopping.findPlaceButton(shopper, /^Pay ₹/);
  for (const top of [0, 600, 1200]) {
    await page.evaluate((y) => window.scrollTo(0, y), top);
    expect((await pay.boundingBox())!.y).toBeLessThan(phone.height);
  }
  await page.evaluate(() => window.scrollTo(0, 0));
  // Every error message of a field makes the form longer.
  await pay.tap();
  await page.getByText('Postal code must be 6 digits').waitFor();
  for (let stop = 0; stop < mostStops && !(await isInBar(page)); stop += 1) {
    expect(await findCovered(page)).toBe('');
    await page.keyboard.press('Tab');
  }
  expect(await isInBar(page)).toBe(true);
  await shopping.leave(shopper);
});

test.each([
  { size: phone, next: 'SUMMARY' },
  { size: desk, next: 'INPUT' },
])('Tab moves to what is next below the checkout steps: $next', async ({ size, next }) => {
  const { shopper } = await openBuyer(browser, url, { size });
  const { page } = shopper;
  await fillCart(shopper, (await pickProducts(url)).plain.product);
  await shopping.visit(shopper, '/checkout');
  await shopping.findPlaceButton(shopper, /^Pay ₹/);
  await page.getByRole('navigation', { name: 'Checkout steps' }).getByRole('link').last().focus();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement!.tagName)).toBe(next);
  await shopping.leave(shopper);
});

function isInBar(page: Page): Promise<boolean> {
  return page.evaluate(() => document.activeElement?.closest('.checkout-bar') !== null);
}

/** Returns the name of the focused element if it is under the bar; an empty string if it is above it. */
function findCovered(page: Page): Promise<string> {
  return page.evaluate(() => {
    const focused = document.activeElement!;
    const { top } = document.querySelector('.checkout-bar')!.getBoundingClientRect();
    const isCovered = focused.getBoundingClientRect().bottom > top + 1;
    return isCovered ? focused.outerHTML.slice(0, 120) : '';
  });
}
