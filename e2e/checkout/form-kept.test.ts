import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from 'playwright-core';
import { openBrowser, phone, untilAwake } from '../support/browser.ts';
import { openBuyerWithCart, saveAddress } from '../support/checkout-buyer.ts';
import { findShop } from '../support/find-shop.ts';
import { type PickedProduct, pickProducts } from '../support/products.ts';
import * as shopping from '../support/shopper.ts';

// Tests that the form keeps the typed values through a reload, a login, and saved addresses.

const { url } = findShop();
let browser: Browser;
let plain: PickedProduct['product'];
beforeAll(async () => {
  browser = await openBrowser();
  plain = (await pickProducts(url)).plain.product;
});
afterAll(() => browser.close());

test('a foreign number keeps its country code after a reload, and an invalid GSTIN is shown when the form asks to correct it', async () => {
  const { shopper, buyer } = await openBuyerWithCart(browser, url, { size: phone, product: plain });
  const { page, hand } = shopper;
  const number = page.getByLabel('Phone', { exact: true });
  const readsAccount = () => page.waitForResponse('**/api/v1/orders?limit=1');
  await Promise.all([readsAccount(), shopping.visit(shopper, '/checkout')]);
  await shopping.fillAddress(shopper);
  await expect.poll(() => number.inputValue()).toBe(buyer.mobile);
  await page.getByLabel('Code', { exact: true }).selectOption('1');
  await number.fill('2025550123');
  await page.getByText('Buying for a business? Add your GSTIN').click();
  await page.getByLabel('GSTIN').fill('27AAAAA0000A1Z');
  await Promise.all([readsAccount(), page.reload()]);
  await untilAwake(page);
  expect(await number.inputValue()).toBe('2025550123');
  expect(await page.getByLabel('Code', { exact: true }).inputValue()).toBe('1');
  expect(await page.getByLabel('GSTIN').isVisible()).toBe(false);
  await hand.press(await shopping.findPlaceButton(shopper, /^Pay ₹/));
  await page.getByText('Please correct the highlighted fields').waitFor();
  await page.locator('[name="gstin"]:focus').waitFor();
  expect(await page.getByLabel('GSTIN').getAttribute('aria-invalid')).toBe('true');
  await shopping.leave(shopper);
});

test('a saved address that loads late does not replace a typed PIN code', async () => {
  const { shopper, buyer } = await openBuyerWithCart(browser, url, { size: phone, product: plain });
  const { page } = shopper;
  await saveAddress(url, buyer);
  const answered = Promise.withResolvers<void>();
  await page.route('**/api/v1/profile/addresses', async (route) => {
    await answered.promise;
    await route.continue();
  });
  await shopping.visit(shopper, '/checkout');
  await page.getByLabel('PIN code').fill('110001');
  answered.resolve();
  await page.getByText('Use a saved address').click();
  await page.getByRole('radio', { name: /^Home/ }).waitFor();
  expect(await page.getByLabel('PIN code').inputValue()).toBe('110001');
  expect(await page.getByLabel('Address', { exact: true }).inputValue()).toBe('');
  expect(await page.getByRole('radio', { name: 'New address' }).isChecked()).toBe(true);
  await shopping.leave(shopper);
});
