import { randomUUID } from 'node:crypto';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from 'playwright-core';
import { formatRupees, toPaise } from '#domain/money/money.ts';
import { callApi, readCode, readOutbox, signUp } from '../support/api-buyer.ts';
import { openBrowser, phone } from '../support/browser.ts';
import { findShop } from '../support/find-shop.ts';
import { type PickedProduct, pickProducts } from '../support/products.ts';
import * as shopping from '../support/shopper.ts';

// Customers who come, come back, change the payment method, and change their minds.

const { url } = findShop();
let browser: Browser;
let picked: PickedProduct;

beforeAll(async () => {
  browser = await openBrowser();
  picked = (await pickProducts(url)).plain;
});
afterAll(() => browser.close());

test('a new customer logs in by a WhatsApp code with the guest’s cart, and agrees to order updates there', async () => {
  const shopper = await shopping.openShopper(browser, url);
  const { page, hand, mobile } = shopper;
  await shopping.visit(shopper, `/product/${picked.product.slug}`);
  await shopping.addToCart(shopper);
  await shopping.openCart(shopper);
  await shopping.checkOut(shopper);
  await hand.type(page.getByLabel('Mobile number'), mobile);
  await hand.press(page.getByRole('button', { name: 'Continue', exact: true }));
  await hand.choose(page.getByRole('radio', { name: 'WhatsApp' }));
  await hand.press(page.getByRole('button', { name: 'Send OTP' }));
  await shopping.typeCode(shopper, await readCode(url, mobile));
  await shopping.seesHeading(page, 'Checkout');
  await hand.type(page.getByLabel('Full name'), shopping.meera.name);
  await page.getByText(picked.product.name).filter({ visible: true }).first().waitFor();
  const channels = async () => {
    const messages = await readOutbox(url);
    return messages.filter(({ to }) => to.endsWith(mobile)).map(({ channel }) => channel);
  };
  expect(await channels()).toEqual(['whatsapp']);
  await shopping.fillAddress(shopper);
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/profile/consents/whatsapp'));
  await hand.choose(page.getByRole('checkbox', { name: 'Order updates on WhatsApp' }));
  await saved;
  await shopping.payByCash(shopper);
  await expect.poll(channels).toEqual(['whatsapp', 'whatsapp']);
  await shopping.leave(shopper);
});

test('a returning customer logs in by e-mail, lands on the page they wanted, confirms a number and buys', async () => {
  const shopper = await shopping.openShopper(browser, url);
  const { page, hand } = shopper;
  const account = {
    name: shopping.meera.name,
    email: `${randomUUID()}@example.com`,
    password: 'a diya in the wind',
  };
  await callApi('POST /auth/register', { url, body: account });
  await shopping.visit(shopper, `/product/${picked.product.slug}`);
  await shopping.addToCart(shopper);
  await shopping.openCart(shopper);
  await shopping.checkOut(shopper);
  await hand.press(page.getByRole('link', { name: 'Use email and password' }));
  await hand.type(page.getByLabel('Email'), account.email);
  await hand.type(page.getByLabel('Password', { exact: true }), account.password);
  await hand.press(page.getByRole('main').getByRole('button', { name: 'Login', exact: true }));
  await shopping.fillAddress(shopper);
  await hand.type(page.getByLabel('Phone'), shopper.mobile);
  await page.getByText('Please confirm your mobile number to pay in cash.').first().waitFor();
  await hand.press(page.getByRole('button', { name: 'Confirm mobile number' }));
  const dialog = page.getByRole('dialog', { name: 'Confirm your mobile number' });
  await hand.type(dialog.getByLabel('Your password'), account.password);
  await hand.press(dialog.getByRole('button', { name: 'Confirm', exact: true }));
  await hand.press(dialog.getByRole('button', { name: 'Continue' }));
  await hand.press(dialog.getByRole('button', { name: 'Send OTP' }));
  const code = await readCode(url, shopper.mobile);
  await hand.focus(dialog.getByRole('textbox', { name: 'One-time code' }));
  await page.keyboard.type(code);
  await expect.poll(() => page.getByRole('radio', { name: /^Cash on delivery/ }).isEnabled()).toBe(true);
  expect(await page.getByLabel('Phone').inputValue()).toBe(shopper.mobile);
  await shopping.payByCash(shopper);
  const [order] = await (await shopping.toApiBuyer(shopper)).orders();
  expect(order).toMatchObject({ status: 'processing', payment: { method: 'cod' } });
  await shopping.leave(shopper);
});

test('above the limit cash on delivery is disabled with a reason, and the API refuses it', async () => {
  const buyer = await signUp(url);
  const shopper = await shopping.openShopper(browser, url, { size: phone });
  const { page } = shopper;
  await shopping.becomes(page.context(), buyer);
  await shopping.visit(shopper, `/product/${picked.product.slug}`);
  await shopping.addToCart(shopper);
  const price = picked.product.sale_price ?? picked.product.price;
  const quantity = Math.ceil(10_001 / price);
  await shopping.visit(shopper, '/checkout');
  const cash = page.getByRole('radio', { name: /^Cash on delivery/ });
  await expect.poll(() => cash.isEnabled()).toBe(true);
  await shopping.visit(shopper, '/cart');
  await page
    .getByLabel(/^Quantity/)
    .first()
    .fill(String(quantity));
  await shopping.visit(shopper, '/checkout');
  await expect.poll(() => cash.isEnabled()).toBe(false);
  await page
    .getByText(/₹10,000/)
    .first()
    .waitFor();
  await shopping.leave(shopper);
});

test('a cancelled paid order is refunded, with a credit note beside its invoice', async () => {
  const { buyer, order } = await buyOnline();
  const shopper = await shopping.openShopper(browser, url);
  const { page, hand } = shopper;
  await shopping.becomes(page.context(), buyer);
  await shopping.visit(shopper, '/orders');
  const card = page.getByRole('article', { name: `Order ${order.order_number}` });
  await hand.press(card.getByRole('button', { name: `Cancel Order ${order.order_number}` }));
  const dialog = page.getByRole('dialog');
  await hand.choose(dialog.getByRole('radio', { name: 'Ordered by mistake' }));
  await hand.press(dialog.getByRole('button', { name: 'Cancel Order' }));
  await page.getByText('Order cancelled').first().waitFor();
  await expect.poll(async () => (await buyer.order(order.id)).payment.status).toBe('refunded');
  await hand.press(card.getByRole('button', { name: /^View Details/ }));
  // The date is that of the payment, not of the refund. The provider confirms the refund a moment later.
  await dialog.getByText(/^Online payment · Paid on .* · (Being refunded|Refunded)$/).waitFor();

  const documents = await buyer.invoices();
  const note = documents.find(({ document_type }) => document_type === 'credit_note');
  const invoice = documents.find(({ document_type }) => document_type !== 'credit_note');
  expect(invoice?.status).toBe('canceled');
  expect(note?.tax_summary.final_amount).toBe(invoice?.tax_summary.final_amount);
  await shopping.visit(shopper, '/invoices');
  const paper = page.getByRole('article', { name: `Credit Note ${note!.invoice_number}` });
  await paper.getByText(formatRupees(toPaise(note!.tax_summary.final_amount))).waitFor();
  await page.getByRole('article', { name: invoice!.invoice_number }).getByText('Canceled').waitFor();
  await shopping.leave(shopper);
});

test('a printed invoice is only the document, on one page', async () => {
  const { buyer, order } = await buyOnline();
  const invoice = await buyer.invoice(order.id);
  const shopper = await shopping.openShopper(browser, url);
  const { page } = shopper;
  await shopping.becomes(page.context(), buyer);
  await shopping.visit(shopper, `/invoices/${order.id}`);
  await page.getByRole('article', { name: invoice.invoice_number }).waitFor();
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'A4' })));
  const { text, totalPages } = await extractText(pdf, { mergePages: true });
  expect(totalPages).toBe(1);
  const words = text.replaceAll(/\s/g, '');
  const wanted = [
    invoice.invoice_number,
    invoice.seller_gstin!,
    invoice.amount_in_words,
    invoice.buyer_details.name,
  ];
  expect(wanted.filter((each) => !words.includes(each.replaceAll(/\s/g, '')))).toEqual([]);
  for (const onScreen of ['DownloadPDF', 'Search', 'Newsletter', 'Cart'])
    expect(words).not.toContain(onScreen);
  await shopping.leave(shopper);
});

async function buyOnline() {
  const buyer = await signUp(url);
  const { id } = await buyer.place(picked.product);
  const { razorpay_order_id } = await buyer.open(id);
  return { buyer, order: await buyer.verify(id, await buyer.pay(razorpay_order_id)) };
}
