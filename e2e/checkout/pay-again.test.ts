import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from 'playwright-core';
import { formatRupees, toPaise } from '#domain/money/money.ts';
import { signUp } from '../support/api-buyer.ts';
import { openBrowser, phone, untilAwake } from '../support/browser.ts';
import { openTypedCheckout } from '../support/checkout-buyer.ts';
import { findShop } from '../support/find-shop.ts';
import { pickProducts } from '../support/products.ts';
import { openBank } from '../program/mortal-shop.ts';
import * as shopping from '../support/shopper.ts';
import type { Manner, Shopper } from '../support/shopper.ts';
import { storeCart, toLine } from './cart-lines.ts';
import { isOneOrder, isPaidOnce } from './paid-once.ts';

const { url, dataDir } = findShop();
const bank = openBank(dataDir, url);
let browser: Browser;
let picked: Awaited<ReturnType<typeof pickProducts>>;

beforeAll(async () => {
  browser = await openBrowser();
  picked = await pickProducts(url);
});
afterAll(() => browser.close());

test('a payment declined by the bank shows Payment Failed, and Try Again ends in one paid order', async () => {
  const shopper = await atCheckout();
  const { page, hand } = shopper;
  const window = await shopping.startPaying(shopper);
  await shopping.decline(window, shopper);
  const dialog = page.getByRole('dialog', { name: 'Payment Failed' });
  await dialog.getByText('There was an issue processing your payment. Please try again.').waitFor();
  expect(await dialog.getByRole('link', { name: 'Continue Shopping' }).getAttribute('href')).toBe(
    '/products',
  );
  // The bank answers a moment later.
  await expect.poll(async () => (await isOneOrder(shopper)).payment.status).toBe('failed');
  await hand.press(dialog.getByRole('button', { name: 'Try Again' }));
  await shopping.payUntilDialog(await shopping.seesWindow(shopper), shopper);
  await isPaidOnce(shopper, { bank });
  await shopping.leave(shopper);
});

test('closing the payment window shows Payment Cancelled, keeps the cart, and Try Again ends in one paid order', async () => {
  const shopper = await atCheckout({ size: phone });
  const { page, hand } = shopper;
  const window = await shopping.startPaying(shopper);
  await hand.press(window.getByRole('button', { name: 'Close' }));
  const dialog = page.getByRole('dialog', { name: 'Payment Cancelled' });
  await dialog.getByText('You cancelled the payment. You can try again or continue shopping.').waitFor();
  expect(await dialog.getByRole('link', { name: 'Continue Shopping' }).getAttribute('href')).toBe(
    '/products',
  );
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('cart')!).length)).toBe(1);
  await page.keyboard.press('Escape');
  // The window that had the focus is gone.
  await page.locator('main:focus').waitFor();
  await hand.press((await shopping.startPaying(shopper)).getByRole('button', { name: 'Close' }));
  await hand.press(dialog.getByRole('button', { name: 'Try Again' }));
  await shopping.payUntilDialog(await shopping.seesWindow(shopper), shopper);
  await isPaidOnce(shopper, { bank });
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('cart')!).length)).toBe(0);
  await shopping.leave(shopper);
});

test('a double click, a reload with the payment window open and a declined payment in it end in one paid order', async () => {
  const shopper = await atCheckout();
  const { page, hand } = shopper;
  const button = await shopping.findPlaceButton(shopper, /^Pay ₹/);
  // As on a slow phone, both presses wait until the first is handled.
  await button.evaluate((pressed: HTMLButtonElement) => {
    pressed.click();
    pressed.click();
  });
  await shopping.seesWindow(shopper);
  expect(await page.getByRole('dialog').count()).toBe(1);
  const order = await isOneOrder(shopper);

  await page.reload();
  await untilAwake(page);
  expect(await page.getByLabel('Address', { exact: true }).inputValue()).toBe(shopping.meera.line1);
  const window = await shopping.startPaying(shopper);
  await hand.press(window.getByRole('button', { name: 'Decline' }));
  await window.getByText('The payment was declined.').waitFor();
  await shopping.payUntilDialog(window, shopper);
  expect(await isPaidOnce(shopper, { bank, failed: 1 })).toMatchObject({ id: order.id });
  await shopping.leave(shopper);
});

test('when the page does not learn of a payment, the order shows it automatically', async () => {
  const shopper = await atCheckout();
  const { page, hand } = shopper;
  const window = await shopping.startPaying(shopper);
  await hand.type(window.getByLabel('UPI ID'), 'lost@razorpay');
  await hand.press(window.getByRole('button', { name: /^Pay ₹/ }));
  // It depends on which is faster: the bank's confirmation, or the closing of the window.
  await page.getByRole('dialog', { name: /^Payment (Cancelled|Successful)$/ }).waitFor();
  const order = await isPaidOnce(shopper, { bank });
  await shopping.visit(shopper, `/order-status/${order.id}`);
  await shopping.seesHeading(page, 'Thank you for your order');
  await shopping.leave(shopper);
});

test('after paying from the order page the products have left the cart', async () => {
  const shopper = await atCheckout();
  const { page, hand } = shopper;
  const countLines = () =>
    page.evaluate(() => (JSON.parse(localStorage.getItem('cart') ?? '[]') as unknown[]).length);
  await hand.press((await shopping.startPaying(shopper)).getByRole('button', { name: 'Close' }));
  await page.getByRole('dialog', { name: 'Payment Cancelled' }).waitFor();
  expect(await countLines()).toBe(1);
  const [order] = await (await shopping.toApiBuyer(shopper)).orders();
  await shopping.visit(shopper, `/order-status/${order!.id}`);
  await hand.press(page.getByRole('button', { name: 'Pay now' }));
  await hand.press((await shopping.seesWindow(shopper)).getByRole('button', { name: /^Pay ₹/ }));
  await shopping.seesHeading(page, 'Thank you for your order');
  await expect.poll(countLines, { timeout: 15_000 }).toBe(0);
  await shopping.leave(shopper);
});

test('on the order page a payment that did not open or was declined is tried again, and a pending one is not called failed', async () => {
  const buyer = await signUp(url);
  const order = await buyer.place(picked.plain.product);
  const shopper = await shopping.openShopper(browser, url, { size: phone });
  const { page, hand } = shopper;
  await shopping.becomes(page.context(), buyer);
  await page.route('**/api/v1/payment/create-order', (route) => route.abort());
  await shopping.visit(shopper, `/order-status/${order.id}?payment=pending`);
  const which = page
    .getByRole('main')
    .getByText(`Order ${order.order_number} for ${rupees(order.totals.total)}`);
  await hand.press(page.getByRole('button', { name: 'Pay now' }));
  await page.getByText('Failed to initiate payment').waitFor();
  await page.unroute('**/api/v1/payment/create-order');
  await hand.press(page.getByRole('button', { name: 'Pay now' }));
  await shopping.decline(await shopping.seesWindow(shopper), shopper);
  await shopping.seesHeading(page, 'Payment Failed');
  await which.waitFor();
  await hand.press(page.getByRole('button', { name: 'Try Again' }));
  await hand.press((await shopping.seesWindow(shopper)).getByRole('button', { name: 'Close' }));
  await shopping.seesHeading(page, 'Payment pending');
  await which.waitFor();
  await page.reload();
  await shopping.seesHeading(page, 'Payment pending');
  const { razorpay_order_id } = await buyer.open(order.id);
  await buyer.pay(razorpay_order_id);
  await shopping.seesHeading(page, 'Thank you for your order');
  await shopping.leave(shopper);
});

test('the checkout form keeps its values across a login', async () => {
  const shopper = await shopping.openShopper(browser, url);
  const { page } = shopper;
  await storeCart(page, url, [toLine(picked.plain.product, {})]);
  await page.goto(`${url}/checkout`);
  await page.waitForURL(/\/login\?returnTo=/);
  await shopping.signIn(shopper);
  await shopping.fillAddress(shopper);
  await page.evaluate(() => {
    for (const name of ['token', 'userId', 'token_expires_at']) localStorage.removeItem(name);
  });
  await page.reload();
  await page.waitForURL(/\/login\?returnTo=/);
  await shopping.signInAgain(shopper);
  await page.waitForURL(/\/checkout$/);
  await expect
    .poll(() => page.getByLabel('Address', { exact: true }).inputValue())
    .toBe(shopping.meera.line1);
  expect(await page.getByLabel('Email').inputValue()).toBe(shopping.meera.email);
  await shopping.payByCash(shopper);
  await isOneOrder(shopper);
  await shopping.leave(shopper);
});

/** A shopper with one product in the cart and everything filled in. */
async function atCheckout(manner: Manner = {}): Promise<Shopper> {
  const { shopper } = await openTypedCheckout(browser, url, { ...manner, product: picked.plain.product });
  return shopper;
}

function rupees(amount: number): string {
  return formatRupees(toPaise(amount));
}
