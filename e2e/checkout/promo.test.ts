import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from 'playwright-core';
import { openBrowser } from '../support/browser.ts';
import { findShop } from '../support/find-shop.ts';
import { pickProducts } from '../support/products.ts';
import * as shopping from '../support/shopper.ts';

const { url } = findShop();
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test('a promo code is tried in the cart without a login: a wrong one says why, the right one goes on to the checkout', async () => {
  const shopper = await shopping.openShopper(browser, url);
  const { page, hand } = shopper;
  const { plain } = await pickProducts(url);
  await shopping.visit(shopper, `/product/${plain.product.slug}`);
  await shopping.addToCart(shopper);
  await shopping.openCart(shopper);
  const summary = page.getByRole('region', { name: 'Order Summary' });
  const before = await shopping.readRows(summary);
  await hand.press(summary.getByRole('button', { name: 'Have a promo code?' }));
  await hand.type(summary.getByLabel('Promo code'), 'nothing');
  await hand.press(summary.getByRole('button', { name: 'Apply' }));
  await summary.getByText(/^Invalid or expired promo code/).waitFor();
  expect(await shopping.readRows(summary)).toEqual(before);
  await hand.type(summary.getByLabel('Promo code'), 'artisan5');
  await hand.press(summary.getByRole('button', { name: 'Apply' }));
  await page.getByText('Promo code applied! 5% off').first().waitFor();
  await expect.poll(async () => (await shopping.readRows(summary))['Promo discount']).toMatch(/^− ₹/);
  await shopping.checkOut(shopper);
  await shopping.signIn(shopper);
  await shopping.fillAddress(shopper);
  const aside = page.getByRole('complementary', { name: 'Order summary' });
  await aside.getByText('ARTISAN5').filter({ visible: true }).first().waitFor();
  await shopping.payByCash(shopper);
  const [order] = await (await shopping.toApiBuyer(shopper)).orders();
  expect(order!.totals.coupon_code).toBe('ARTISAN5');
  expect(await page.evaluate(() => localStorage.getItem('promo_code'))).toBe(null);
  await shopping.leave(shopper);
});
