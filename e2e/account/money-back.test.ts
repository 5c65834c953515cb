import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { divideHalfUp, formatRupees, toPaise } from '#domain/money/money.ts';
import type { InvoiceJson } from '#contract/invoice.ts';
import type { OrderJson } from '#contract/order/order.ts';
import type { ProductJson } from '#contract/catalogue/product.ts';
import { type ApiBuyer, callApi, readOutbox, signUp } from '../support/api-buyer.ts';
import { openBrowser, phone, untilAwake } from '../support/browser.ts';
import { findShop } from '../support/find-shop.ts';
import { pickProducts } from '../support/products.ts';
import { runAdmin, runCommand } from '../support/admin-cli.ts';
import { openBank } from '../program/mortal-shop.ts';
import * as shopping from '../support/shopper.ts';
import type { Shopper } from '../support/shopper.ts';

const { url, dataDir } = findShop();
const bank = openBank(dataDir, url);
const reason = 'One came broken';
let browser: Browser;
let chosen: ProductJson;

beforeAll(async () => {
  browser = await openBrowser();
  const { plain } = await pickProducts(url);
  const { products } = await callApi('GET /products', { url, query: { limit: 100 } });
  chosen = products.findLast(
    ({ id, has_variants, stock_quantity }) => id !== plain.product.id && !has_variants && stock_quantity > 5,
  )!;
});
afterAll(() => browser.close());

test('a broken piece of two is refunded with a credit note, and the rest of the order stays', async () => {
  const shopper = await shopping.openShopper(browser, url, { size: phone });
  const buyer = await buyTwo(shopper);
  const [{ id, order_number: number, items, totals }] = (await buyer.orders()) as [OrderJson];
  await runCommand(dataDir, 'ship', [number, 'delhivery', '22345678901']);
  await runCommand(dataDir, 'deliver', [number]);
  const pieces = `${items[0]!.sku}=1`;
  await runAdmin(dataDir, ['refund', number, reason, '--pieces', pieces]);
  await expect.poll(async () => (await buyer.order(id)).refunds[0]?.status).toBe('processed');

  // Half of what was paid for both; the payment stays paid.
  const productsPaise = toPaise(totals.total - totals.rounding - totals.shipping);
  const backPaise = divideHalfUp(productsPaise, 2);
  const order = await buyer.order(id);
  expect(order).toMatchObject({ status: 'delivered', payment: { status: 'completed' } });
  expect(await readRefunded(order)).toEqual([backPaise]);
  await seesMoneyBack(shopper, order, formatRupees(backPaise));
  await seesPapers(shopper, order, {
    total: formatRupees(toPaise(totals.total)),
    back: formatRupees(backPaise),
  });
  const sentence = `We are refunding ${formatRupees(backPaise)} for your order ${number}.`;
  await expect.poll(() => readMessages(shopper, sentence)).toEqual(['email', 'sms']);

  // Only the pieces that the customer kept can still be returned.
  const giveBackOne = () => runCommand(dataDir, 'refund', [number, reason], { pieces });
  await giveBackOne();
  await expect.poll(async () => readRefunded(await buyer.order(id))).toEqual([toPaise(totals.total)]);
  // The shop books the refund when the bank has answered.
  await expect.poll(async () => (await buyer.order(id)).payment.status).toBe('refunded');
  await expect(giveBackOne()).rejects.toThrow('This order has already been refunded');
  expect(await readMessages(shopper, sentence)).toHaveLength(2);
  await shopping.leave(shopper);
});

/** Logs the shopper in as a new customer who has bought two pieces of a product in one order, paid by UPI. */
async function buyTwo({ page, mobile }: Shopper): Promise<ApiBuyer> {
  const buyer = await signUp(url, mobile);
  const { name, email, line1, pin } = shopping.meera;
  const { order } = await callApi('POST /orders', {
    url,
    token: buyer.token,
    headers: { 'idempotency-key': randomUUID() },
    body: {
      name,
      email,
      phone: mobile,
      address: { line1, line2: '', city: 'Pune', state: 'MH', postal_code: pin },
      items: [{ product_id: chosen.id, quantity: 2 }],
      paymentMethod: 'razorpay',
    },
  });
  const { razorpay_order_id } = await buyer.open(order.id);
  await buyer.verify(order.id, await buyer.pay(razorpay_order_id));
  await shopping.becomes(page.context(), buyer);
  return buyer;
}

/** Checks the order's card and its details. */
async function seesMoneyBack({ page, url: shop, hand }: Shopper, order: OrderJson, sum: string) {
  const { order_number: number, credit_notes } = order;
  await page.goto(`${shop}/orders?status=delivered`);
  await untilAwake(page);
  const card = page.getByRole('article', { name: `Order ${number}` });
  await card.getByText(`${sum} refunded`).waitFor();
  await card.getByText('1 of 2 returned').waitFor();
  await card.getByText('Delivered', { exact: true }).waitFor();
  await hand.press(card.getByRole('button', { name: `View Details of order ${number}` }));
  const details = page.getByRole('dialog', { name: `Order ${number}` });
  await details.getByText(`${sum} has been refunded.`).waitFor();
  await details.getByText(reason).waitFor();
  await details.getByText('1 of 2 returned').waitFor();
  await details.getByText(/^Online payment · Paid on/).waitFor();
  await details.getByRole('button', { name: `Write Review of order ${number}` }).waitFor();
  await fitsThePhone(page);
  const [note] = credit_notes;
  const opened = page.context().waitForEvent('page');
  await hand.press(details.getByRole('link', { name: `Credit note ${note!.number}` }));
  const paper = await opened;
  await paper.getByRole('article', { name: `Credit Note ${note!.number}` }).waitFor();
  await paper.close();
}

/** Checks the list of invoices, and opens the papers from there. */
async function seesPapers(
  shopper: Shopper,
  order: OrderJson,
  { total, back }: { total: string; back: string },
) {
  const { page, hand } = shopper;
  const papers = await (await shopping.toApiBuyer(shopper)).invoices();
  const invoice = papers.find(({ id }) => id === order.invoice_id)!;
  const note = papers.find(({ id }) => id === order.credit_notes[0]!.id)!;
  await shopping.visit(shopper, '/invoices');
  const whole = page.getByRole('article', { name: nameOf(invoice) });
  await whole.getByText('Paid', { exact: true }).waitFor();
  await whole.getByText(total).waitFor();
  const part = page.getByRole('article', { name: nameOf(note) });
  await part.getByText(back).waitFor();
  await hand.press(part.getByRole('link', { name: `View ${note.invoice_number}` }));
  await page.waitForURL(`${url}/invoices/${note.id}`);
  await page.getByText(`${invoice.invoice_number} of `).waitFor();
  await page.getByText(reason).waitFor();
  const credited = page
    .getByRole('region', { name: 'Tax summary' })
    .locator('dt', { hasText: 'Total credited' });
  expect(await credited.locator('xpath=following-sibling::dd').textContent()).toBe(back);
  await fitsThePhone(page);
}

function nameOf({ title, invoice_number }: InvoiceJson): string {
  return `${title} ${invoice_number}`;
}

/** The paise that the bank refunded, for each payment of an order. */
async function readRefunded({ id }: OrderJson): Promise<number[]> {
  const opened = await bank.findOrderByReceipt(id);
  return (await bank.listPayments(opened!.id)).map(({ amount_refunded }) => amount_refunded ?? 0);
}

async function readMessages({ mobile }: Shopper, sentence: string): Promise<string[]> {
  const messages = await readOutbox(url);
  return messages
    .filter(({ to, text }) => (to.endsWith(mobile) || to === shopping.meera.email) && text.includes(sentence))
    .map(({ channel }) => channel)
    .toSorted();
}

/** Checks that nothing overflows the screen. */
async function fitsThePhone(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
}
