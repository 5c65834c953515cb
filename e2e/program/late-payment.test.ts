import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from 'playwright-core';
import { formatRupees, toPaise } from '#domain/money/money.ts';
import type { OrderJson } from '#contract/order/order.ts';
import type { ProductJson } from '#contract/catalogue/product.ts';
import { type ApiBuyer, callApi, readOutbox, signUp } from '../support/api-buyer.ts';
import { openBrowser, phone } from '../support/browser.ts';
import { runCommand } from '../support/admin-cli.ts';
import { openCheckout } from '../support/checkout-buyer.ts';
import * as shopping from '../support/shopper.ts';
import type { Shopper } from '../support/shopper.ts';
import { type MortalShop, openMortalShop } from './mortal-shop.ts';

// Tests a payment window that stays open beyond the thirty minutes for which an order is kept.

type Waiting = { shopper: Shopper; buyer: ApiBuyer; order: OrderJson };

const fivePages = { timeout: 180_000 };
/** The page polls every ten seconds; the bank's message has to be processed first. */
const nextAsking = { timeout: 40_000 };
let shop: MortalShop;
let browser: Browser;
/** There is plenty of one; of the other there are two or more, and another buyer takes all that is left. */
let plenty: ProductJson;
let scarce: ProductJson;
let patient: Waiting;
let unlucky: Waiting;
let forgetful: Waiting;
/** Two buyers who do not pay in the window, but in a banking app. */
let inApp: Waiting & { gatewayOrderId: string };
let inAppForNothing: Waiting & { gatewayOrderId: string };

beforeAll(async () => {
  [shop, browser] = await Promise.all([openMortalShop(), openBrowser()]);
  plenty = await shop.product();
  scarce = await findScarce();
});
afterAll(async () => {
  await browser.close();
  await shop.close();
});

test(
  'after half an hour the reserved stock is released and every page shows that the order has expired',
  fivePages,
  async () => {
    patient = await waitAtStatus();
    unlucky = await waitAtCheckout(scarce);
    forgetful = await waitAtCheckout(plenty);
    inApp = await waitForApp(plenty);
    inAppForNothing = await waitForApp(scarce);
    await shop.sleep(31);
    for (const { buyer, order } of [patient, unlucky, forgetful, inApp, inAppForNothing]) {
      await expect.poll(async () => (await buyer.order(order.id)).status).toBe('cancelled');
    }
    const { shopper, order } = patient;
    expect((await shop.product(plenty.id)).stock_quantity).toBe(plenty.stock_quantity);
    expect((await shop.product(scarce.id)).stock_quantity).toBe(scarce.stock_quantity);
    // Checks the page below the window that is still open.
    const status = shopper.page.getByRole('main');
    await status.getByRole('heading', { level: 1, name: 'This order was cancelled' }).waitFor();
    await status.getByText(`Order ${order.order_number} was not paid in time.`).waitFor();
    const card = await openCard(patient);
    await card.getByText('Cancelled', { exact: true }).waitFor();
    await card.getByText('This order was cancelled. No payment is due.').waitFor();
    await expect
      .poll(() => readMessages(patient, 'was cancelled because no payment arrived'))
      .toHaveLength(2);
  },
);

test('an expired order paid in its window goes on, once, when its products are still in stock', async () => {
  const { shopper, buyer, order } = patient;
  const window = await shopping.seesWindow(shopper);
  await shopper.hand.press(window.getByRole('button', { name: /^Pay ₹/ }));
  await shopping.seesHeading(shopper.page, 'Thank you for your order');
  const card = await openCard(patient);
  await card.getByText('We are packing your order.').waitFor();
  await card.getByText('Paid', { exact: true }).waitFor();

  await shop.restart();
  const { payment, status, invoice_id } = await buyer.order(order.id);
  expect([status, payment.status]).toEqual(['processing', 'completed']);
  expect((await buyer.invoices()).map(({ id }) => id)).toEqual([invoice_id]);
  expect(await readBank(order)).toEqual([['captured', 0]]);
  expect((await shop.product(plenty.id)).stock_quantity).toBe(plenty.stock_quantity - 1);
});

test('when a cancelled payment is completed in a bank’s app, the open page goes on automatically', async () => {
  const { shopper, buyer, order, gatewayOrderId } = inApp;
  await shopper.page.getByRole('heading', { level: 1, name: 'This order was cancelled' }).waitFor();
  await buyer.pay(gatewayOrderId);
  await shopper.page.waitForURL(`${shop.url}/order-confirmation/${order.id}`, nextAsking);
  await shopping.seesHeading(shopper.page, 'Thank you for your order');
});

test('a payment for sold-out products is refunded automatically, once, and the buyer gets a message', async () => {
  const { shopper, buyer, order } = unlucky;
  const { page, hand } = shopper;
  const sum = formatRupees(toPaise(order.totals.total));
  await takeAllLeft(scarce.id);
  const window = await shopping.seesWindow(shopper);
  await hand.press(window.getByRole('button', { name: /^Pay ₹/ }));
  const dialog = page.getByRole('dialog', { name: 'Your refund is on its way' });
  await dialog.getByText(`Order ${order.order_number} was not paid in time. ${sum}`).waitFor();

  await expect.poll(async () => (await buyer.order(order.id)).refunds[0]?.status).toBe('processed');
  await expect.poll(() => readMessages(unlucky, `We are refunding ${sum}`)).toHaveLength(2);
  // The shop queries the bank again at every start.
  await shop.restart();
  const after = await buyer.order(order.id);
  expect([after.status, after.refunds.length, after.invoice_id]).toEqual(['cancelled', 1, null]);
  expect(await readBank(order)).toEqual([['refunded', toPaise(order.totals.total)]]);
  expect(await readMessages(unlucky, `We are refunding ${sum}`)).toHaveLength(2);
  const card = await openCard(unlucky);
  await hand.press(card.getByRole('button', { name: /^View Details/ }));
  await card.page().getByRole('dialog').getByText(`${sum} has been refunded.`).waitFor();
});

test('after a payment in an app for sold-out products, the open page shows the refund automatically', async () => {
  const { shopper, buyer, order, gatewayOrderId } = inAppForNothing;
  const said = shopper.page.getByRole('main').getByRole('status');
  await said.getByText('If your payment still reaches us').waitFor();
  await buyer.pay(gatewayOrderId);
  const sum = formatRupees(toPaise(order.totals.total));
  const told = `Order ${order.order_number} was not paid in time. ${sum} has been refunded`;
  await said.getByText(told).waitFor(nextAsking);
});

test('a payment retried after half an hour pays a new order', async () => {
  const { shopper, buyer, order } = forgetful;
  const { page, hand } = shopper;
  const window = await shopping.seesWindow(shopper);
  await hand.press(window.getByRole('button', { name: 'Close' }));
  const dialog = page.getByRole('dialog', { name: 'Payment Cancelled' });
  await dialog.getByText(`Order ${order.order_number} was not paid in time.`).waitFor();
  await hand.press(dialog.getByRole('button', { name: 'Try Again' }));
  await shopping.payIn(await shopping.seesWindow(shopper), shopper);
  const orders = (await buyer.orders()).map(
    ({ id, status }) => (id === order.id ? 'the first' : 'new') + status,
  );
  expect(orders.toSorted()).toEqual(['newprocessing', 'the firstcancelled']);
  expect(await readBank(order)).toEqual([]);
});

test('after all late payments the books agree', async () => {
  expect(await runCommand(shop.dataDir, 'audit', [])).toContain('The books agree');
});

/** Opens the window over the page of an order that waits for its payment. */
async function waitAtStatus(): Promise<Waiting> {
  const buyer = await signUp(shop.url);
  const order = await buyer.place(plenty);
  const shopper = await shopping.openShopper(browser, shop.url, { size: phone });
  await shopping.becomes(shopper.page.context(), buyer);
  await shopping.visit(shopper, `/order-status/${order.id}?payment=pending`);
  await shopper.hand.press(shopper.page.getByRole('button', { name: 'Pay now' }));
  await shopping.seesWindow(shopper);
  return { shopper, buyer, order };
}

/** Opens the page of an order that is to be paid elsewhere. */
async function waitForApp(product: ProductJson): Promise<Waiting & { gatewayOrderId: string }> {
  const buyer = await signUp(shop.url);
  const order = await buyer.place(product);
  const { razorpay_order_id: gatewayOrderId } = await buyer.open(order.id);
  const shopper = await shopping.openShopper(browser, shop.url, { size: phone });
  await shopping.becomes(shopper.page.context(), buyer);
  await shopping.visit(shopper, `/order-status/${order.id}?payment=pending`);
  await shopper.page.getByRole('heading', { level: 1, name: 'Payment pending' }).waitFor();
  return { shopper, buyer, order, gatewayOrderId };
}

/** Opens the window over the checkout. */
async function waitAtCheckout(product: ProductJson): Promise<Waiting> {
  const { shopper, buyer } = await openCheckout(browser, shop.url, { product });
  await shopping.fillAddress(shopper);
  await shopping.startPaying(shopper);
  const [order] = await buyer.orders();
  return { shopper, buyer, order: order! };
}

/** Opens the list of orders in a separate tab, so that the payment window stays as it is. */
async function openCard({ shopper, order }: Waiting) {
  const page = await shopper.page.context().newPage();
  await page.goto(`${shop.url}/orders`);
  return page.getByRole('article', { name: `Order ${order.order_number}` });
}

async function findScarce(): Promise<ProductJson> {
  const { products } = await callApi('GET /products', { url: shop.url, query: { limit: 100 } });
  const [least] = products
    .filter(({ has_variants, stock_quantity }) => !has_variants && stock_quantity > 1)
    .toSorted((a, b) => a.stock_quantity - b.stock_quantity);
  return least!;
}

async function takeAllLeft(productId: string): Promise<void> {
  const product = await shop.product(productId);
  // A rival for each piece: a second unpaid order of the same customer for the same products would replace the first.
  for (let left = product.stock_quantity; left > 0; left -= 1) {
    const rival = await signUp(shop.url);
    await rival.place(product);
  }
  expect((await shop.product(productId)).stock_quantity).toBe(0);
}

/** Every payment of an order: its status, and how many paise of it were refunded. */
async function readBank({ id }: OrderJson): Promise<[string, number][]> {
  const opened = await shop.bank.findOrderByReceipt(id);
  const payments = opened ? await shop.bank.listPayments(opened.id) : [];
  return payments.map(({ status, amount_refunded }) => [status, amount_refunded ?? 0]);
}

/** Reads the messages to the buyer's mail and phone about their order. */
async function readMessages({ order }: Waiting, words: string): Promise<string[]> {
  const messages = await readOutbox(shop.url);
  return messages
    .map(({ text }) => text)
    .filter((text) => text.includes(order.order_number) && text.includes(words));
}
