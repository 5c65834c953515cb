import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from 'playwright-core';
import { callApi } from '../support/api-buyer.ts';
import { openBrowser, phone } from '../support/browser.ts';
import { fillCart, openBuyer } from '../support/checkout-buyer.ts';
import { findShop } from '../support/find-shop.ts';
import { type PickedProduct, pickProducts } from '../support/products.ts';
import { walk } from '../support/journey.ts';
import * as shopping from '../support/shopper.ts';

const { url } = findShop();
let browser: Browser;
let plain: PickedProduct['product'];
beforeAll(async () => {
  browser = await openBrowser();
  plain = (await pickProducts(url)).plain.product;
});
afterAll(() => browser.close());

test('the checkout requires a login and a filled cart', () =>
  walk(async (step) => {
    await step('a visitor without a login is sent to it, and returns afterwards', async () => {
      const shopper = await shopping.openShopper(browser, url);
      await fillCart(shopper, plain);
      await shopper.page.goto(`${url}/checkout`);
      await shopper.page.waitForURL(`${url}/login?returnTo=%2Fcheckout`);
      await shopper.page.getByText('Please login to continue checkout').waitFor();
      await shopping.leave(shopper);
    });
    await step('the request to log in disappears when its page is left', async () => {
      const shopper = await shopping.openShopper(browser, url, { size: phone });
      const { page } = shopper;
      const asked = page.getByText('Please login to continue checkout');
      await fillCart(shopper, plain);
      // Toasts that are never removed, neither by a press nor after a time.
      await page.addInitScript(() => {
        const wait = window.setTimeout.bind(window);
        window.setTimeout = ((then: () => void, ms?: number) =>
          ms === 5_000 ? 0 : wait(then, ms)) as typeof window.setTimeout;
      });
      await page.goto(`${url}/checkout`);
      await asked.waitFor();
      await page.getByRole('link', { name: 'Create an account' }).click();
      await page.waitForURL(`${url}/register?returnTo=%2Fcheckout`);
      await asked.waitFor({ state: 'detached' });
      await shopping.leave(shopper);
    });
    const { shopper } = await openBuyer(browser, url);
    await step('an empty cart redirects from the checkout to the cart', async () => {
      await shopper.page.goto(`${url}/checkout`);
      await shopper.page.waitForURL(`${url}/cart`);
    });
    await shopping.leave(shopper);
  }));

test('an address saved at one checkout prefills the next', async () => {
  const { shopper, buyer } = await openBuyer(browser, url);
  const { page } = shopper;
  await fillCart(shopper, plain);
  await shopping.visit(shopper, '/checkout');
  await shopping.fillAddress(shopper);
  expect(await page.getByLabel('Save this address for next time').isChecked()).toBe(true);
  await shopping.payByCash(shopper);
  const kept = () => callApi('GET /profile/addresses', { url, token: buyer.token });
  await expect.poll(async () => (await kept()).addresses.length).toBe(1);
  // As in another tab, which does not have the typed text.
  await page.evaluate(() => sessionStorage.clear());
  await fillCart(shopper, plain);
  await shopping.visit(shopper, '/checkout');
  await expect
    .poll(() => page.getByLabel('Address', { exact: true }).inputValue())
    .toBe(shopping.meera.line1);
  expect(await page.getByRole('radio', { name: /^Home/ }).isChecked()).toBe(true);
  expect(await page.getByLabel('Save this address for next time').count()).toBe(0);
  await shopping.leave(shopper);
});
