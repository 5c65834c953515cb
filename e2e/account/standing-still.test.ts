import { expect, test } from 'vitest';
import type { Page, Route } from 'playwright-core';
import { phone } from '../support/browser.ts';
import { fillCart, openBuyer, saveAddress } from '../support/checkout-buyer.ts';
import { findShop } from '../support/find-shop.ts';
import { openJourneyBrowser } from '../support/journey.ts';
import { pickProducts } from '../support/products.ts';
import * as shopping from '../support/shopper.ts';

const { url } = findShop();
/** The letters of the web fonts may be very slightly wider than those of the fallback fonts. */
const leastSeen = 0.01;
const browser = await openJourneyBrowser();

test('on a phone orders and cart cause no layout shift while they load', async () => {
  const { shopper, buyer } = await openBuyer(browser, url, { size: phone });
  const { page } = shopper;
  const { product } = (await pickProducts(url)).plain;
  await fillCart(shopper, product);
  await page.addInitScript(addUpShifts);
  await shopping.visit(shopper, '/cart');
  await page
    .getByText(/^(Includes|No) GST/)
    .first()
    .waitFor();
  expect(await readShift(page)).toBeLessThan(leastSeen);

  await buyer.place(product);
  await shopping.visit(shopper, '/orders');
  await page.getByRole('article').first().waitFor();
  expect(await readShift(page)).toBeLessThan(leastSeen);
  await shopping.leave(shopper);
});

test('on a phone the notice of an unpaid order causes no layout shift', async () => {
  const { shopper, buyer } = await openBuyer(browser, url, { size: phone });
  const { page } = shopper;
  const { product } = (await pickProducts(url)).plain;
  await buyer.place(product);
  await fillCart(shopper, product);
  await page.addInitScript(addUpShifts);
  await page.route('**/cart/quote', answerLate);
  await shopping.visit(shopper, '/cart');
  await page.getByRole('region', { name: 'Payment pending' }).waitFor();
  expect(await readShift(page)).toBeLessThan(leastSeen);
  await shopping.leave(shopper);
});

test('on a phone a wishlist of one product causes no layout shift while it loads', async () => {
  const shopper = await shopping.openShopper(browser, url, { size: phone });
  const { page, hand } = shopper;
  const { product } = (await pickProducts(url)).plain;
  await shopping.visit(shopper, `/product/${product.slug}`);
  await hand.press(
    page
      .getByRole('main')
      .getByRole('button', { name: /^Add .* to wishlist$/ })
      .first(),
  );
  await page.addInitScript(addUpShifts);
  await page.route('**/api/v1/products/*', answerLate);
  await shopping.visit(shopper, '/wishlist');
  await page.getByRole('article').getByRole('button', { name: 'Add to Cart' }).waitFor();
  expect(await readShift(page)).toBeLessThan(leastSeen);
  await shopping.leave(shopper);
});

test('on a phone the footer stays out of view until a confirmed order is shown', async () => {
  const { shopper, buyer } = await openBuyer(browser, url, { size: phone });
  const { page } = shopper;
  const { id } = await buyer.place((await pickProducts(url)).plain.product);
  const { razorpay_order_id } = await buyer.open(id);
  await buyer.verify(id, await buyer.pay(razorpay_order_id));
  await page.addInitScript(addUpShifts);
  await shopping.visit(shopper, `/order-confirmation/${id}`);
  await shopping.seesHeading(page, 'Thank you for your order');
  expect(await readShift(page)).toBeLessThan(leastSeen);
  await shopping.leave(shopper);
});

test('on a phone the addresses of an account cause no layout shift while they load', async () => {
  const { shopper, buyer } = await openBuyer(browser, url, { size: phone });
  const { page } = shopper;
  await saveAddress(url, buyer);
  await page.addInitScript(addUpShifts);
  await page.route('**/profile/addresses', answerLate);
  await shopping.visit(shopper, '/addresses');
  await page.getByText(shopping.meera.line1).waitFor();
  expect(await readShift(page)).toBeLessThan(leastSeen);
  await shopping.leave(shopper);
});

/** Answers only after the page has been shown for a while. */
async function answerLate(route: Route): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  await route.continue();
}

/** Runs in the page: adds up how far its parts have moved without any user input. */
function addUpShifts(): void {
  const sum = window as { shift?: number };
  sum.shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      sum.shift! += (entry as PerformanceEntry & { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
}

function readShift(page: Page): Promise<number> {
  return page.evaluate(() => (window as { shift?: number }).shift!);
}
