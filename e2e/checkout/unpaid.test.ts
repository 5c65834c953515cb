import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from 'playwright-core';
import { formatRupees, toPaise } from '#domain/money/money.ts';
import type { ProductJson } from '#contract/catalogue/product.ts';
import { type ApiBuyer, callApi } from '../support/api-buyer.ts';
import { openBrowser, phone, untilAwake } from '../support/browser.ts';
import { openTypedCheckout } from '../support/checkout-buyer.ts';
import { findShop } from '../support/find-shop.ts';
import { pickProducts } from '../support/products.ts';
import { runCommand } from '../support/admin-cli.ts';
import * as shopping from '../support/shopper.ts';
import type { Shopper } from '../support/shopper.ts';

// Tests that an order whose payment window was closed is kept for half an hour, and never blocks its own buyer.

const { url, dataDir } = findShop();
const longJourney = { timeout: 120_000 };
let browser: Browser;
/** All of its pieces but one are removed from stock. */
let last: ProductJson;

beforeAll(async () => {
  browser = await openBrowser();
  const { plain } = await pickProducts(url);
  const { products } = await callApi('GET /products', { url, query: { limit: 100 } });
  last = products.find(
    ({ id, has_variants, stock_quantity, price }) =>
      id !== plain.product.id && !has_variants && stock_quantity > 3 && stock_quantity < 30 && price > 600,
  )!;
  await runCommand(dataDir, 'stock-out', [last.sku, String(last.stock_quantity - 1)]);
});
afterAll(async () => {
  await runCommand(dataDir, 'stock-in', [last.sku, String(last.stock_quantity - 1)]);
  await browser.close();
});

test('after closing the window and a reload the last piece is still reserved, and the same order is paid', async () => {
  const { shopper, buyer } = await openAtCheckout();
  const { page, hand } = shopper;
  await closeWindow(shopper);
  const [order] = await buyer.orders();
  await page.reload();
  await untilAwake(page);
  const kept = page.getByRole('region', { name: 'Payment pending' });
  await kept
    .getByText(
      `Order ${order!.order_number} for ${formatRupees(toPaise(order!.totals.total))} is reserved for you until`,
    )
    .waitFor();
  expect(await page.getByText('sold out').count()).toBe(0);
  const pay = await shopping.findPlaceButton(shopper, /^Pay ₹/);
  expect(await pay.innerText()).toBe(`Pay ${formatRupees(toPaise(order!.totals.total))}`);
  await hand.press(pay);
  await shopping.payUntilDialog(await shopping.seesWindow(shopper), shopper);
  const orders = await buyer.orders();
  expect(orders.map(({ id, payment }) => [id, payment.status])).toEqual([[order!.id, 'completed']]);
  await restock(shopper);
});

test(
  'the order is changed after the window was closed, with a code that is used once: the piece and the code go along',
  longJourney,
  async () => {
    const { shopper, buyer } = await openAtCheckout('WELCOME10');
    const { page, hand } = shopper;
    await closeWindow(shopper);
    const [first] = await buyer.orders();
    expect(first!.totals.coupon_code).toBe('WELCOME10');

    // Continues immediately, as on a desktop where the form stays open.
    await hand.press(dialogOf(shopper).getByRole('button', { name: 'Close' }));
    await hand.type(page.getByLabel('Address', { exact: true }), '14 Lake Road');
    await closeWindow(shopper);

    // Goes through the shop, as on a phone.
    await hand.press(dialogOf(shopper).getByRole('link', { name: 'Continue Shopping' }));
    await shopping.arrivesAt(shopper, '/products');
    await shopping.openCart(shopper);
    const summary = page.getByRole('region', { name: 'Order Summary' });
    const rows = await shopping.readRows(summary);
    expect(Object.keys(rows)).toContain('Items (1)');
    expect(rows['Promo discount']).toMatch(/^− ₹/);
    expect(rows.Total).toBe(formatRupees(toPaise(first!.totals.total)));
    expect(await page.getByRole('main').getByText('Out of Stock').count()).toBe(0);
    await page.getByRole('link', { name: 'Pay for this order' }).waitFor();
    await shopping.checkOut(shopper);
    await shopping.seesHeading(page, 'Checkout');
    await hand.press(page.getByRole('button', { name: 'Edit address for this order' }));
    await hand.type(page.getByLabel('Address', { exact: true }), '16 Lake Road');
    await shopping.payUntilDialog(await shopping.startPaying(shopper), shopper);

    const [paid, ...replaced] = await buyer.orders();
    expect(paid).toMatchObject({
      status: 'processing',
      shipping_address: { line1: '16 Lake Road' },
      totals: first!.totals,
    });
    expect(replaced.map(({ status, cancelled_reason }) => [status, cancelled_reason])).toEqual([
      ['cancelled', 'replaced'],
      ['cancelled', 'replaced'],
    ]);
    // Buyers get no messages about attempts that were not paid.
    await shopping.visit(shopper, '/orders');
    await page.getByRole('article', { name: `Order ${paid!.order_number}` }).waitFor();
    expect(await page.getByRole('article').count()).toBe(1);
    await restock(shopper);
  },
);

test('an unpaid order is paid unchanged from the cart, and its products leave the cart', async () => {
  const { shopper, buyer } = await openAtCheckout();
  const { page, hand } = shopper;
  await closeWindow(shopper);
  await shopping.visit(shopper, '/cart');
  await hand.press(page.getByRole('link', { name: 'Pay for this order' }));
  const window = await shopping.seesWindow(shopper);
  await hand.press(window.getByRole('button', { name: /^Pay ₹/ }));
  await shopping.seesHeading(page, 'Thank you for your order');
  await shopping.visit(shopper, '/cart');
  await shopping.seesHeading(page, 'Your cart is empty');
  expect(await buyer.orders()).toHaveLength(1);
  await restock(shopper);
});

test('an order that was paid meanwhile is shown, and no second order is placed', async () => {
  const { shopper, buyer } = await openAtCheckout();
  const { page, hand } = shopper;
  await closeWindow(shopper);
  const [order] = await buyer.orders();
  await page.reload();
  await page.getByRole('region', { name: 'Payment pending' }).waitFor();
  await hand.press(page.getByRole('button', { name: 'Edit address for this order' }));
  await hand.type(page.getByLabel('Address', { exact: true }), '18 Lake Road');
  const pay = await shopping.findPlaceButton(shopper, /^Pay ₹/);
  const { razorpay_order_id } = await buyer.open(order!.id);
  await buyer.pay(razorpay_order_id!, 'silent@razorpay');
  await hand.press(pay);
  await shopping.seesHeading(page, 'Thank you for your order');
  expect(new URL(page.url()).pathname).toBe(`/order-confirmation/${order!.id}`);
  expect(await buyer.orders()).toHaveLength(1);
  await restock(shopper);
});

/** Opens the checkout with the last piece in the cart and the address filled in. */
async function openAtCheckout(code?: string): Promise<{ shopper: Shopper; buyer: ApiBuyer }> {
  const opened = await openTypedCheckout(browser, url, { size: phone, product: last });
  if (!code) return opened;
  const { shopper } = opened;
  const { page, hand } = shopper;
  await shopping.visit(shopper, '/cart');
  const summary = page.getByRole('region', { name: 'Order Summary' });
  await hand.press(summary.getByRole('button', { name: 'Have a promo code?' }));
  await hand.type(summary.getByLabel('Promo code'), code);
  await hand.press(summary.getByRole('button', { name: 'Apply' }));
  await page.getByText('Promo code applied!').first().waitFor();
  await shopping.checkOut(shopper);
  return opened;
}

function dialogOf({ page }: Shopper) {
  return page.getByRole('dialog', { name: 'Payment Cancelled' });
}

async function closeWindow(shopper: Shopper): Promise<void> {
  const window = await shopping.startPaying(shopper);
  await shopper.hand.press(window.getByRole('button', { name: 'Close' }));
  await dialogOf(shopper).getByText('is reserved for you until').waitFor();
}

/** Leaves one piece in stock for the next test. */
async function restock(shopper: Shopper): Promise<void> {
  await runCommand(dataDir, 'stock-in', [last.sku, '1']);
  await shopping.leave(shopper);
}
