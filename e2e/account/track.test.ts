import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from 'playwright-core';
import { signUp } from '../support/api-buyer.ts';
import { openBrowser, phone } from '../support/browser.ts';
import { findShop } from '../support/find-shop.ts';
import { pickProducts } from '../support/products.ts';
import * as shopping from '../support/shopper.ts';

const { url } = findShop();
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test('a tracking link redirects by the server with a message, and shows an error when that fails', async () => {
  const buyer = await signUp(url);
  const { plain } = await pickProducts(url);
  const { order_number } = await buyer.place(plain.product);
  const shopper = await shopping.openShopper(browser, url, { size: phone });
  const { page, hand } = shopper;
  const server = '**/api/v1/track/**';
  const answer = Promise.withResolvers<void>();
  await page.route(server, async (route) => {
    await answer.promise;
    await route.fulfill({ status: 500, body: '{}' });
  });
  await page.goto(`${url}/track/${order_number}`);
  await page.getByRole('heading', { name: 'Redirecting to your order tracking...' }).waitFor();
  answer.resolve();
  await page.getByRole('heading', { name: 'We could not open order tracking' }).waitFor();
  await page.unroute(server);
  await hand.press(page.getByRole('link', { name: 'Try Again' }));
  await page.waitForURL(`${url}/track/${order_number}/status`);
  await page.getByRole('heading', { level: 1, name: order_number }).waitFor();
  await shopping.leave(shopper);
});

test('tracking an unknown order is 404, and tracking without a number opens the orders', async () => {
  const shopper = await shopping.openShopper(browser, url);
  const { page } = shopper;
  await page.goto(`${url}/track/HT-NOTHING`);
  await shopping.seesHeading(page, 'Order Not Found');
  await page.goto(`${url}/track`);
  await page.waitForURL(/\/(orders|login)/);
  expect(page.url()).toContain('orders');
  await shopping.leave(shopper);
});
