import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { phone } from '../support/browser.ts';
import { openBuyer, saveAddress } from '../support/checkout-buyer.ts';
import { findShop } from '../support/find-shop.ts';
import { openJourneyBrowser } from '../support/journey.ts';
import { pickProducts } from '../support/products.ts';
import * as shopping from '../support/shopper.ts';
import type { Shopper } from '../support/shopper.ts';
import { storeCart, toLine } from './cart-lines.ts';
import { makeCountedHand } from './counted-hand.ts';

const { url } = findShop();
const browser = await openJourneyBrowser();

test('a new customer pays by UPI with 13 taps, a number and four fields; the next purchase takes three taps', async () => {
  const { plain } = await pickProducts(url);
  const shopper = await shopping.openShopper(browser, url, { size: phone });
  const { page } = shopper;
  const first = makeCountedHand(page);
  const newcomer = { ...shopper, hand: first };
  await shopping.visit(newcomer, `/product/${plain.product.slug}`);
  await shopping.addToCart(newcomer);
  await shopping.openCart(newcomer);
  await shopping.checkOut(newcomer);
  await shopping.signIn(newcomer);
  await shopping.fillAddress(newcomer);
  await pay(newcomer);
  expect(first.count().taps).toBeLessThanOrEqual(13);
  // The mobile number; then name, e-mail, PIN code and address. The phone offers the code from the message automatically.
  expect(first.count().fields).toBeLessThanOrEqual(1 + 4);

  // As in another tab days later.
  await page.evaluate(() => sessionStorage.clear());
  await storeCart(page, url, [toLine(plain.product, {})]);
  await shopping.visit(shopper, '/cart');
  const second = makeCountedHand(page);
  const known = { ...shopper, hand: second };
  await shopping.checkOut(known);
  await expect
    .poll(() => page.getByLabel('Address', { exact: true }).inputValue())
    .toBe(shopping.meera.line1);
  await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(shopping.meera.email);
  await pay(known);
  expect(second.count()).toEqual({ taps: 3, fields: 0 });
  await shopping.leave(shopper);
});

test('cash on delivery is preselected after an order with it', async () => {
  const { shopper, buyer } = await openBuyer(browser, url, { size: phone });
  const { page } = shopper;
  const { product } = (await pickProducts(url)).plain;
  await saveAddress(url, buyer);
  await buyer.place(product, randomUUID(), 'cod');
  await storeCart(page, url, [toLine(product, {})]);
  await shopping.visit(shopper, '/checkout');
  await expect.poll(() => page.getByRole('radio', { name: /^Cash on delivery/ }).isChecked()).toBe(true);
  await page.getByRole('radio', { name: 'New address' }).check();
  expect(await page.getByLabel('Address', { exact: true }).inputValue()).toBe('');
  await shopping.leave(shopper);
});

/** Pays in the window; ends with the dialog that confirms it. */
async function pay(shopper: Shopper): Promise<void> {
  await shopping.payUntilDialog(await shopping.startPaying(shopper), shopper);
}
