import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser, Locator, Page } from 'playwright-core';
import type { ProductJson } from '#contract/catalogue/product.ts';
import { listByPrice } from '../support/products.ts';
import { openBrowser, phone } from '../support/browser.ts';
import { callApi, signUp } from '../support/api-buyer.ts';
import { findShop } from '../support/find-shop.ts';
import { makeOwner } from '../support/staff.ts';
import * as shopping from '../support/shopper.ts';

const { url } = findShop();
const failed = 'Failed to submit request';
const done = "Stock request submitted! We'll notify you when available.";
let browser: Browser;
/** Sold out in every colour. */
let gone: ProductJson;
/** A product with a single piece. */
let last: ProductJson;

beforeAll(async () => {
  browser = await openBrowser();
  const products = await listByPrice(url);
  gone = products.find(
    ({ stock_quantity, available_colors, available_sizes }) =>
      stock_quantity === 0 && available_colors.length > 1 && available_sizes.length === 0,
  )!;
  last = products.find(({ stock_quantity, has_variants }) => stock_quantity === 1 && !has_variants)!;
});
afterAll(() => browser.close());

test('a stock request keeps its variant across the login and its text across an expired session', async () => {
  const shopper = await shopping.openShopper(browser, url, { size: phone });
  const { page, hand } = shopper;
  const color = gone.available_colors[1]!;
  await shopping.visit(shopper, `/product/${gone.slug}?color=${encodeURIComponent(color)}`);
  await page.getByText('Out of Stock', { exact: true }).first().waitFor();
  await hand.press(page.getByRole('button', { name: 'Request', exact: true }).first());
  await page.getByText('Please login to request this product').waitFor();
  await page.waitForURL(/\/login\?returnTo=/);
  await shopping.signIn(shopper);
  const dialog = await seesDialog(page, color);
  await hand.press(dialog.getByRole('button', { name: 'Increase Quantity' }));
  await hand.press(dialog.getByRole('button', { name: 'Decrease Quantity' }));
  expect(await dialog.getByLabel('Quantity', { exact: true }).inputValue()).toBe('1');
  expect(await dialog.getByRole('button', { name: 'Decrease Quantity' }).isDisabled()).toBe(true);
  await hand.press(dialog.getByRole('button', { name: 'Increase Quantity' }));
  await hand.type(dialog.getByLabel('Notes (optional)'), 'Before the wedding in May');

  const token = await page.evaluate(() => localStorage.getItem('token'));
  const headers = { authorization: `Bearer ${token}` };
  expect((await fetch(`${url}/api/v1/auth/logout`, { method: 'POST', headers })).ok).toBe(true);
  await hand.press(dialog.getByRole('button', { name: 'Notify me' }));
  await page.waitForURL(/\/login\?returnTo=/);
  await shopping.signInAgain(shopper);
  await seesDialog(page, color);
  expect(await dialog.getByLabel('Quantity', { exact: true }).inputValue()).toBe('2');
  expect(await dialog.getByLabel('Notes (optional)').inputValue()).toBe('Before the wedding in May');

  await seesFailures(page, dialog, hand);
  await hand.press(dialog.getByRole('button', { name: 'Notify me' }));
  await page.getByText(done).waitFor();
  await dialog.waitFor({ state: 'hidden' });
  expect(page.url()).toBe(
    `${url}/product/${gone.slug}?color=${encodeURIComponent(color)}`.replaceAll('%20', '+'),
  );

  await hand.press(page.getByRole('button', { name: 'Request', exact: true }).first());
  expect(await dialog.getByLabel('Quantity', { exact: true }).inputValue()).toBe('1');
  expect(await dialog.getByLabel('Notes (optional)').inputValue()).toBe('');
  await shopping.leave(shopper);
});

test('a stock request for a product with several sold-out variants names one of them', async () => {
  const shopper = await openCustomer({ size: phone });
  const { page, hand } = shopper;
  await shopping.visit(shopper, `/product/${gone.slug}`);
  await hand.press(page.getByRole('button', { name: 'Request', exact: true }).first());
  const dialog = page.getByRole('dialog', { name: 'Notify me when available' });
  const which = dialog.getByLabel('Which one would you like?');
  await hand.press(dialog.getByRole('button', { name: 'Notify me' }));
  expect(await which.evaluate((select: HTMLSelectElement) => select.validationMessage)).toBe(
    'Please select a variant',
  );
  const sent = page.waitForRequest((request) => request.url().endsWith('/stock-requests'));
  await which.selectOption({ label: gone.available_colors[1]! });
  await hand.press(dialog.getByRole('button', { name: 'Notify me' }));
  expect((await sent).postDataJSON()).toMatchObject({ variant_color: gone.available_colors[1] });
  await page.getByText(done).waitFor();
  await shopping.leave(shopper);
});

test('a sold-out variant is requested from the page of a product that is otherwise in stock', async () => {
  const shopper = await openCustomer();
  const { page, hand } = shopper;
  const products = await listByPrice(url);
  const partly = products.find(
    ({ variants }) =>
      variants.filter((each) => each.available && each.stock_quantity > 0).length > 0 &&
      variants.filter((each) => !each.available || each.stock_quantity === 0).length === 1,
  )!;
  const out = partly.variants.find((each) => !each.available || each.stock_quantity === 0)!;
  await shopping.visit(shopper, `/product/${partly.slug}`);
  await hand.press(page.getByRole('button', { name: 'Notify me when the sold-out option is back' }));
  const dialog = page.getByRole('dialog', { name: 'Notify me when available' });
  const sent = page.waitForRequest((request) => request.url().endsWith('/stock-requests'));
  await hand.press(dialog.getByRole('button', { name: 'Notify me' }));
  expect((await sent).postDataJSON()).toMatchObject({ variant_color: out.color, variant_size: out.size });
  await page.getByText(done).waitFor();
  await shopping.leave(shopper);
});

test('the preview of a product that is not published takes no stock request', async () => {
  const { api } = await makeOwner(findShop(), 'request.preview@example.in');
  const { product } = await callApi('POST /admin/products', { ...api, body: { name: 'Draft lamp' } });
  const shopper = await openCustomer();
  const { page } = shopper;
  await page.goto(`${product.preview_url}&request=1`);
  await page.getByText('This is a preview.').waitFor();
  await page.waitForLoadState('networkidle');
  expect(await page.getByRole('dialog').count()).toBe(0);
  await shopping.leave(shopper);
});

test('of a product with one piece only one goes into the cart, however often it is added', async () => {
  const shopper = await shopping.openShopper(browser, url);
  const { page, hand } = shopper;
  await shopping.visit(shopper, `/product/${last.slug}`);
  await page.getByText('Only 1 left').first().waitFor();
  const main = page.getByRole('main');
  expect(await main.getByRole('button', { name: 'Increase Quantity' }).isDisabled()).toBe(true);
  await shopping.addToCart(shopper);
  await hand.press(main.getByRole('button', { name: 'Add to Cart', exact: true }).first());
  await page.getByText('Only 1 available. It is in your cart.').waitFor();
  await page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' }).waitFor();
  await shopping.leave(shopper);
});

async function openCustomer(manner: shopping.Manner = {}): Promise<shopping.Shopper> {
  const shopper = await shopping.openShopper(browser, url, manner);
  await shopping.becomes(shopper.page.context(), await signUp(url));
  return shopper;
}

/** Sees each failure with its message and the typed text kept; the button waits for the response. */
async function seesFailures(page: Page, dialog: Locator, hand: shopping.Shopper['hand']): Promise<void> {
  const calls = '**/api/v1/stock-requests';
  const submit = dialog.getByRole('button', { name: 'Notify me' });
  const answers = Promise.withResolvers<void>();
  await page.route(calls, async (route) => {
    await answers.promise;
    await route.fulfill({ status: 500, body: '{}' });
  });
  await hand.press(submit);
  await expect.poll(() => submit.isDisabled()).toBe(true);
  expect(await submit.getAttribute('aria-busy')).toBe('true');
  answers.resolve();
  await dialog.getByText(failed, { exact: true }).waitFor();
  await page.unroute(calls);
  await page.route(calls, (route) => route.abort());
  await hand.press(submit);
  await dialog.getByText(`${failed}. Please try again.`).waitFor();
  await page.unroute(calls);
  expect(await dialog.getByLabel('Notes (optional)').inputValue()).not.toBe('');
}

async function seesDialog(page: Page, color: string): Promise<Locator> {
  const dialog = page.getByRole('dialog', { name: 'Notify me when available' });
  await dialog.getByText(`${gone.name} (${color})`).waitFor();
  return dialog;
}
