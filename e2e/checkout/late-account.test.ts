import { expect, test } from 'vitest';
import { desk, phone } from '../support/browser.ts';
import { openBuyerWithCart, saveAddress } from '../support/checkout-buyer.ts';
import { findShop } from '../support/find-shop.ts';
import { openJourneyBrowser } from '../support/journey.ts';
import { pickProducts } from '../support/products.ts';
import * as shopping from '../support/shopper.ts';

const { url } = findShop();
const browser = await openJourneyBrowser();
const { product } = (await pickProducts(url)).plain;

test.each([
  ['on a phone', phone],
  ['at a desk', desk],
] as const)(
  '%s the form appears together with saved addresses and the question about WhatsApp, without later shifts',
  async (_, size) => {
    const { shopper, buyer } = await openBuyerWithCart(browser, url, { size, product });
    const { page } = shopper;
    await saveAddress(url, buyer);
    const name = page.getByLabel('Full name');
    const shownBefore: string[] = [];
    await page.route(/\/profile\/(addresses|consents)$/, async (route) => {
      if (await name.isVisible()) shownBefore.push(route.request().url());
      await route.continue();
    });
    await shopping.visit(shopper, '/checkout');
    await name.waitFor();
    const before = await name.boundingBox();
    await page.getByRole('radio', { name: /^Home/ }).waitFor();
    await page.getByRole('checkbox', { name: 'Order updates on WhatsApp' }).waitFor();
    expect(shownBefore).toEqual([]);
    expect(await name.boundingBox()).toEqual(before);
    expect(await page.getByLabel('PIN code').inputValue()).toBe(shopping.meera.pin);
    expect(await page.getByLabel('Phone', { exact: true }).inputValue()).toBe(buyer.mobile);
    await shopping.leave(shopper);
  },
);

test('saved addresses that load late stay folded and do not move the field being filled in', async () => {
  const { shopper, buyer } = await openBuyerWithCart(browser, url, { size: phone, product });
  const { page } = shopper;
  await saveAddress(url, buyer);
  const asked = Promise.withResolvers<void>();
  await page.route('**/profile/addresses', async (route) => {
    await asked.promise;
    await route.continue();
  });
  await shopping.visit(shopper, '/checkout');
  const pin = page.getByLabel('PIN code');
  await pin.waitFor();
  const before = await pin.boundingBox();
  const answered = page.waitForResponse('**/api/v1/profile/addresses');
  asked.resolve();
  await (await answered).finished();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await pin.boundingBox()).toEqual(before);
  expect(await pin.inputValue()).toBe('');

  await page.getByText('Use a saved address').tap();
  await page.getByRole('radio', { name: /^Home/ }).check();
  expect(await pin.inputValue()).toBe(shopping.meera.pin);
  await shopping.leave(shopper);
});

test('the question about WhatsApp does not move the button when it loads late', async () => {
  const { shopper } = await openBuyerWithCart(browser, url, { size: desk, product });
  const { page } = shopper;
  const asked = Promise.withResolvers<void>();
  await page.route('**/profile/consents', async (route) => {
    await asked.promise;
    await route.continue();
  });
  await shopping.visit(shopper, '/checkout');
  const place = await shopping.findPlaceButton(shopper, /^Pay ₹/);
  await place.hover();
  const before = await place.boundingBox();
  const answered = page.waitForResponse('**/api/v1/profile/consents');
  asked.resolve();
  await (await answered).finished();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await place.boundingBox()).toEqual(before);
  expect(await page.getByRole('checkbox', { name: 'Order updates on WhatsApp' }).count()).toBe(0);
  await shopping.leave(shopper);
});
