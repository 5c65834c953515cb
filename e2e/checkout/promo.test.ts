import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from 'playwright-core';
import { openBrowser } from '../support/browser.ts';
import { findShop } from '../support/find-shop.ts';
import { pickProducts } from '../support/products.ts';
import * as shopping from '../support/shopper.ts';
import { storeCart, toLine } from './cart-lines.ts';

const { url } = findShop();
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test('a promo code is applied in the cart without a login: a wrong one shows why, the right one is kept at the checkout', async () => {
  const shopper = await shopping.openShopper(browser, url);
  const { page, hand } = shopper;
  const { plain } = await pickProducts(url);
  await storeCart(page, url, [toLine(plain.product, {})]);
  await shopping.visit(shopper, '/cart');
  const summary = page.getByRole('region', { name: 'Order Summary' });
  const before = await shopping.readRows(summary);
  await hand.press(summary.getByRole('button', { name: 'Have a promo code?' }));
  await hand.type(summary.getByLabel('Promo code'), 'nothing');
  await hand.press(summary.getByRole('button', { name: 'Apply' }));
  await summary
    .getByText('Invalid or expired promo code. Please check the spelling of NOTHING.', { exact: true })
    .waitFor();
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

test('coupons for the cart are listed with the best first, and are applied by one key press', async () => {
  const shopper = await shopping.openShopper(browser, url, { by: 'keyboard' });
  const { page, hand } = shopper;
  const { plain } = await pickProducts(url);
  await storeCart(page, url, [toLine(plain.product, { quantity: 8 })]);
  await shopping.visit(shopper, '/cart');
  const summary = page.getByRole('region', { name: 'Order Summary' });
  const coupons = summary.getByRole('list', { name: 'Coupons for your cart' }).getByRole('button');
  await coupons.first().waitFor();
  const savings = (await coupons.allInnerTexts()).map((words) => Number(/Save ₹([\d.]+)/.exec(words)![1]));
  expect(savings).toEqual(savings.toSorted((one, other) => other - one));
  await hand.press(coupons.first());
  await page.getByText(/^Promo code applied! ₹[\d,.]+ off$/).waitFor();
  await expect
    .poll(async () => (await shopping.readRows(summary))['Promo discount'])
    .toBe(`− ₹${savings[0]!.toFixed(2)}`);
  await summary.getByRole('button', { name: 'Remove', exact: true }).and(page.locator(':focus')).waitFor();
  expect(await coupons.count()).toBe(0);
  await page.keyboard.press('Enter');
  await coupons.first().waitFor();
  await shopping.leave(shopper);
});
