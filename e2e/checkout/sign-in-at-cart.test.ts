import { expect, test } from 'vitest';
import { callApi, signUp } from '../support/api-buyer.ts';
import { findBarriers, findCutOff } from '../support/barriers.ts';
import { phone } from '../support/browser.ts';
import { findShop } from '../support/find-shop.ts';
import { openJourneyBrowser } from '../support/journey.ts';
import { pickProducts } from '../support/products.ts';
import * as shopping from '../support/shopper.ts';
import { storeCart, toLine } from './cart-lines.ts';

const { url } = findShop();
const browser = await openJourneyBrowser();

test('a known number logs in by keyboard over the cart, and the checkout has both carts', async () => {
  const { plain, varied } = await pickProducts(url);
  const buyer = await signUp(url);
  const { id: variant_id, color, size } = varied.variant;
  const kept = { product_id: varied.product.id, variant_id, color, size, quantity: 1 };
  await callApi('PUT /profile', { url, token: buyer.token, body: { cart: [kept] } });
  const shopper = await shopping.openShopper(browser, url, { by: 'keyboard' });
  const { page } = shopper;
  await storeCart(page, url, [toLine(plain.product, {})]);
  await shopping.visit(shopper, '/cart');
  await shopping.checkOut(shopper);
  const dialog = page.getByRole('dialog', { name: 'Log in to check out' });
  await dialog.waitFor();
  expect(await findBarriers(page, 'dialog[open]')).toEqual([]);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement!.textContent)).toBe('Proceed to Checkout');
  await shopping.checkOut(shopper);
  await shopping.signInAgain({ ...shopper, mobile: buyer.mobile });
  await shopping.seesHeading(page, 'Checkout');
  const summary = page.getByRole('complementary', { name: 'Order summary' });
  for (const { name } of [plain.product, varied.product])
    await summary.getByText(name).filter({ visible: true }).first().waitFor();
  await shopping.leave(shopper);
});

test('on a narrow phone the login dialog fits and links to e-mail and password', async () => {
  const shopper = await shopping.openShopper(browser, url, { size: phone });
  const { page, hand } = shopper;
  await storeCart(page, url, [toLine((await pickProducts(url)).plain.product, {})]);
  await shopping.visit(shopper, '/cart');
  await shopping.checkOut(shopper);
  await page.getByRole('dialog', { name: 'Log in to check out' }).waitFor();
  expect(await findCutOff(page, 320)).toEqual([]);
  await hand.press(page.getByRole('link', { name: 'Use email and password' }));
  await page.waitForURL(`${url}/login?returnTo=%2Fcheckout`);
  await shopping.leave(shopper);
});
