import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { desk, phone } from '../support/browser.ts';
import { openBuyerWithCart, openCheckout } from '../support/checkout-buyer.ts';
import { findShop } from '../support/find-shop.ts';
import { openJourneyBrowser } from '../support/journey.ts';
import { pickProducts } from '../support/products.ts';
import * as shopping from '../support/shopper.ts';

const { url } = findShop();
const browser = await openJourneyBrowser();
const { product } = (await pickProducts(url)).plain;

const mostStops = 60;

test('on a phone total and button stay in view in cart and checkout, cover nothing focused, and Tab moves from the steps to the summary', async () => {
  const { shopper } = await openBuyerWithCart(browser, url, { size: phone, product });
  const { page } = shopper;
  await shopping.visit(shopper, '/cart');
  await page.getByRole('link', { name: 'Proceed to Checkout' }).waitFor();
  const bar = page.locator('.checkout-bar');
  expect(await bar.innerText()).toMatch(/Total\s*₹\d/);
  await shopping.checkOut(shopper);
  const pay = await shopping.findPlaceButton(shopper, /^Pay ₹/);
  for (const top of [0, 600, 1200]) {
    await page.evaluate((y) => window.scrollTo(0, y), top);
    expect((await pay.boundingBox())!.y).toBeLessThan(phone.height);
  }
  await page.evaluate(() => window.scrollTo(0, 0));
  expect(await findNextAfterSteps(page)).toBe('SUMMARY');
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

test('at a desk Tab moves from the checkout steps to the first field', async () => {
  const { shopper } = await openCheckout(browser, url, { size: desk, product });
  await shopping.findPlaceButton(shopper, /^Pay ₹/);
  expect(await findNextAfterSteps(shopper.page)).toBe('INPUT');
  await shopping.leave(shopper);
});

/** Returns the name of the element that Tab reaches after the last step at the top of the checkout. */
async function findNextAfterSteps(page: Page): Promise<string> {
  await page.getByRole('navigation', { name: 'Checkout steps' }).getByRole('link').last().focus();
  await page.keyboard.press('Tab');
  return page.evaluate(() => document.activeElement!.tagName);
}

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
