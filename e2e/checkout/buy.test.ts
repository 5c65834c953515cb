import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from 'playwright-core';
import { formatRupees, toPaise } from '#domain/money/money.ts';
import { desk, openBrowser, phone } from '../support/browser.ts';
import { findShop } from '../support/find-shop.ts';
import { pickProducts } from '../support/products.ts';
import { openBank } from '../program/mortal-shop.ts';
import * as shopping from '../support/shopper.ts';
import type { Manner, Shopper } from '../support/shopper.ts';
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

// Each of the four manners buys once, and each payment is made on both sizes and by both hands.

test.each<[string, Manner]>([
  ['on a phone by touch', { size: phone, by: 'pointer' }],
  ['on a desk by keyboard', { size: desk, by: 'keyboard' }],
])('a new customer buys two things for cash on delivery and reads the invoice, %s', async (_, manner) => {
  const shopper = await shopping.openShopper(browser, url, manner);
  const { plain, varied } = picked;
  await shopping.visit(shopper, '/');
  await shopping.openCategory(shopper, plain.category.name);
  await shopping.openProduct(shopper, plain.product.name);
  await shopping.addToCart(shopper);
  await shopping.openCategory(shopper, varied.category.name);
  await shopping.openProduct(shopper, varied.product.name);
  await shopping.chooseVariant(shopper, varied.variant);
  await shopping.addToCart(shopper);
  await shopping.openCart(shopper);
  await shopping.checkOut(shopper);
  await shopping.signIn(shopper);
  await shopping.fillAddress(shopper);
  await shopping.payByCash(shopper);
  const total = await readTotal(shopper);
  await shopping.openInvoice(shopper);

  const order = await isOneOrder(shopper);
  expect(order.items.map(({ product_name, quantity }) => [product_name, quantity]).toSorted()).toEqual(
    [plain.product.name, varied.product.name].map((name) => [name, 1]).toSorted(),
  );
  expect(order).toMatchObject({ status: 'processing', payment: { method: 'cod', status: 'pending' } });
  expect(total).toBe(rupees(order.totals.total));
  expect(await readInvoiceTotal(shopper)).toBe(total);
  await shopping.leave(shopper);
});

test.each<[string, Manner]>([
  ['on a phone by keyboard', { size: phone, by: 'keyboard' }],
  ['on a desk by mouse', { size: desk, by: 'pointer' }],
])(
  'a new customer buys one thing by UPI, every total the same, and reads the invoice, %s',
  async (_, manner) => {
    const shopper = await shopping.openShopper(browser, url, manner);
    const { page, isPhone, hand } = shopper;
    const { varied } = picked;
    await shopping.visit(shopper, '/');
    await shopping.openCategory(shopper, varied.category.name);
    await shopping.openProduct(shopper, varied.product.name);
    await shopping.chooseVariant(shopper, varied.variant);
    await shopping.addToCart(shopper);
    await shopping.openCart(shopper);
    const summary = page.getByRole('region', { name: 'Order Summary' });
    const { Total: total } = await shopping.readRows(summary);
    await shopping.checkOut(shopper);
    await shopping.signIn(shopper);
    await shopping.fillAddress(shopper);
    const pay = await shopping.findPlaceButton(shopper, /^Pay ₹/);
    const aside = page.getByRole('complementary', { name: 'Order summary' });
    if (isPhone) await hand.press(aside.locator('summary', { hasText: 'Order summary' }));
    const atCheckout = await shopping.readRows(aside.locator('dl').filter({ visible: true }));
    expect(atCheckout.Total).toBe(total);
    expect(await pay.textContent()).toBe(`Pay ${total}`);
    const window = await shopping.startPaying(shopper);
    expect(await window.getByRole('button', { name: /^Pay ₹/ }).textContent()).toBe(
      `Pay ${total!.replace(/\.00$/, '')}`,
    );
    await shopping.payIn(window, shopper);
    expect(await readTotal(shopper)).toBe(total);
    await shopping.openInvoice(shopper);
    expect(await readInvoiceTotal(shopper)).toBe(total);
    const order = await isPaidOnce(shopper, { bank });
    expect(rupees(order.totals.total)).toBe(total);
    await shopping.leave(shopper);
  },
);

async function readTotal({ page }: Shopper): Promise<string | undefined> {
  return (await shopping.readRows(page.getByRole('main').locator('dl'))).Total;
}

async function readInvoiceTotal({ page }: Shopper): Promise<string | undefined> {
  return (await shopping.readRows(page.getByRole('region', { name: 'Tax summary' }))).Total;
}

function rupees(amount: number): string {
  return formatRupees(toPaise(amount));
}
