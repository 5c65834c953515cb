import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { toServerEntries } from '#domain/cart/cart.ts';
import { type ApiBuyer, callApi } from '../support/api-buyer.ts';
import { openBrowser, phone } from '../support/browser.ts';
import { openTypedCheckout } from '../support/checkout-buyer.ts';
import { findShop } from '../support/find-shop.ts';
import { makePointer } from '../support/hand.ts';
import { walk } from '../support/journey.ts';
import { type PickedProduct, pickProducts } from '../support/products.ts';
import * as shopping from '../support/shopper.ts';
import type { Shopper } from '../support/shopper.ts';
import { toLine } from './cart-lines.ts';

// After the payment, nothing at the checkout can be ordered or paid a second time, regardless of how the news arrives.

const { url } = findShop();
const waiting = 'Your bank has not confirmed the payment yet. Please do not pay again.';
let browser: Browser;
let plain: PickedProduct['product'];
beforeAll(async () => {
  browser = await openBrowser();
  plain = (await pickProducts(url)).plain.product;
});
afterAll(() => browser.close());

// Its cross and Escape do the same as a tap beside it: `dialog.dom.test.ts`.
const ways: [string, (page: Page) => Promise<unknown>][] = [
  ['a tap beside it', (page) => page.mouse.click(5, 5)],
  ['Back', (page) => page.goBack()],
  [
    'a reload',
    async (page) => {
      await page.reload();
      await page
        .getByRole('dialog', { name: 'Payment Successful' })
        .getByRole('link', { name: /^View order/ })
        .click();
    },
  ],
];

test('Payment Successful, closed by a tap beside it, by Back or after a reload, leaves the order in front of an empty checkout', async () => {
  const { shopper, buyer } = await openAtCheckout();
  const { page } = shopper;
  const other = await page.context().newPage();
  await other.goto(`${url}/cart`);
  await walk(async (step) => {
    for (const [way, close] of ways) {
      await step(`closed by ${way}`, async () => {
        await fillCartAgain(shopper, buyer);
        await shopping.seesHeading(other, 'Shopping Cart');
        const ordersBefore = (await buyer.orders()).length;
        await shopping.payUntilDialog(await shopping.startPaying(shopper), shopper);
        await close(page);
        await seesOrder(shopper, buyer);
        await shopping.seesHeading(other, 'Your cart is empty');
        await expect.poll(() => readServerCart(buyer)).toEqual([]);
        await page.goto(`${url}/checkout`);
        await page.waitForURL((address) => address.pathname !== '/checkout');
        expect(await page.getByRole('button', { name: /^(Pay|Place order)/ }).count()).toBe(0);
        expect(await buyer.orders()).toHaveLength(ordersBefore + 1);
      });
    }
  });
  await shopping.leave(shopper);
});

test('products that another tab adds to the cart during a payment stay in it, and nothing else', async () => {
  const { shopper } = await openAtCheckout();
  const { page } = shopper;
  const { variant, product } = (await pickProducts(url)).varied;
  const window = await shopping.startPaying(shopper);
  const tab = await page.context().newPage();
  const other = { ...shopper, page: tab, hand: makePointer(tab) };
  await shopping.visit(other, `/product/${product.slug}`);
  await shopping.chooseVariant(other, variant);
  await shopping.addToCart(other);
  await shopping.payUntilDialog(window, shopper);
  await shopping.visit(shopper, '/cart');
  const items = page.getByRole('main').getByRole('list', { name: 'Items in your cart' });
  await items.getByRole('heading', { name: product.name }).waitFor();
  expect(await items.getByRole('heading').count()).toBe(1);
  await shopping.leave(shopper);
});

test('the checkout notices a payment made in an app after its window was closed', async () => {
  const { shopper, buyer } = await openAtCheckout();
  await payInApp(await closeWindow(shopper, buyer), buyer);
  await shopper.page.getByRole('dialog', { name: 'Payment Successful' }).waitFor();
  await shopper.page.keyboard.press('Escape');
  await seesOrder(shopper, buyer);
  expect(await readCart(shopper.page)).toEqual([]);
  await shopping.leave(shopper);
});

test('after a payment in an app with the shop’s page closed, the bought products have left the cart of the next visit', async () => {
  const { shopper, buyer } = await openAtCheckout();
  const { page } = shopper;
  const orderId = await closeWindow(shopper, buyer);
  await page.goto('about:blank');
  await payInApp(orderId, buyer);
  await page.goto(`${url}/checkout`);
  await seesOrder(shopper, buyer);
  expect(await readCart(page)).toEqual([]);
  await expect.poll(() => readServerCart(buyer)).toEqual([]);
  await shopping.leave(shopper);
});

test('a pending bank decision is waited for and not shown as cancelled', async () => {
  const { shopper, buyer } = await openAtCheckout();
  const { page } = shopper;
  const window = await shopping.startPaying(shopper);
  await window.getByLabel('UPI ID').fill('waiting@razorpay');
  await window.getByRole('button', { name: /^Pay ₹/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Waiting for your bank' });
  await dialog.getByText(waiting).waitFor();
  expect(await page.getByText(/Payment Cancelled|Payment cancelled|You cancelled/).count()).toBe(0);
  await dialog.getByRole('button', { name: 'Close' }).click();
  const [order] = await buyer.orders();
  await page.waitForURL(`${url}/order-status/${order!.id}?payment=pending`);
  await shopping.seesHeading(page, 'Waiting for your bank');
  expect(await page.getByRole('button', { name: /Pay now|Try Again/ }).count()).toBe(0);
  await shopping.leave(shopper);
});

test('a captured payment is not shown as failed when its confirmation is lost', async () => {
  const { shopper, buyer } = await openAtCheckout();
  const { page } = shopper;
  const lost = Promise.withResolvers<void>();
  await page.route('**/api/v1/payment/verify', async (route) => {
    await lost.promise;
    await route.abort();
  });
  await page.route('**/api/v1/payment/check', (route) => route.abort());
  const window = await shopping.startPaying(shopper);
  await window.getByLabel('UPI ID').fill('quiet@razorpay');
  await window.getByRole('button', { name: /^Pay ₹/ }).click();
  await page.getByRole('button', { name: 'Confirming your payment…' }).waitFor();
  lost.resolve();
  await page.getByRole('dialog', { name: 'Waiting for your bank' }).getByText(waiting).waitFor();
  expect(await page.getByText('Payment Failed').count()).toBe(0);
  await page.unroute('**/api/v1/payment/check');
  await page.getByRole('dialog', { name: 'Payment Successful' }).waitFor();
  await page.keyboard.press('Escape');
  await seesOrder(shopper, buyer);
  await shopping.leave(shopper);
});

function openAtCheckout(): Promise<{ shopper: Shopper; buyer: ApiBuyer }> {
  return openTypedCheckout(browser, url, { size: phone, product: plain });
}

/** Puts a product into the emptied cart of a buyer whose address the shop knows by now, and opens the checkout. */
async function fillCartAgain(shopper: Shopper, { token }: ApiBuyer): Promise<void> {
  const lines = [toLine(plain, {})];
  await callApi('PUT /profile', { url, token, body: { cart: toServerEntries(lines) } });
  await shopper.page.evaluate((cart) => localStorage.setItem('cart', cart), JSON.stringify(lines));
  await shopping.visit(shopper, '/checkout');
}

/** Checks that the page shows the newest order as confirmed. */
async function seesOrder({ page }: Shopper, buyer: ApiBuyer): Promise<void> {
  const [order] = await buyer.orders();
  await page.waitForURL(`${url}/order-confirmation/${order!.id}`);
  await shopping.seesHeading(page, 'Thank you for your order');
}

/** Returns the id of the unpaid order. */
async function closeWindow(shopper: Shopper, buyer: ApiBuyer): Promise<string> {
  const window = await shopping.startPaying(shopper);
  await window.getByRole('button', { name: 'Close' }).click();
  await shopper.page.getByRole('dialog', { name: 'Payment Cancelled' }).waitFor();
  const [order] = await buyer.orders();
  return order!.id;
}

async function payInApp(orderId: string, buyer: ApiBuyer): Promise<void> {
  const { razorpay_order_id } = await buyer.open(orderId);
  await buyer.pay(razorpay_order_id);
  await expect.poll(async () => (await buyer.order(orderId)).payment.status).toBe('completed');
}

function readCart(page: Page): Promise<unknown[]> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '[]') as unknown[]);
}

async function readServerCart({ token }: ApiBuyer): Promise<unknown[]> {
  return (await callApi('GET /profile', { url, token })).cart;
}
