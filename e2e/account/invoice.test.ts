import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from 'playwright-core';
import { extractText, getDocumentProxy } from 'unpdf';
import { formatRupees, toPaise } from '#domain/money/money.ts';
import { type ApiBuyer, signUp } from '../support/api-buyer.ts';
import { openBrowser, phone } from '../support/browser.ts';
import { findShop } from '../support/find-shop.ts';
import { type PickedProduct, pickProducts } from '../support/products.ts';
import * as shopping from '../support/shopper.ts';

const { url } = findShop();
let browser: Browser;
let picked: PickedProduct;

beforeAll(async () => {
  browser = await openBrowser();
  picked = (await pickProducts(url)).plain;
});
afterAll(() => browser.close());

test('the invoice shows what CGST Rule 46 requires, and nothing is cut off on a phone', async () => {
  const { buyer, orderId } = await buyOnline();
  const invoice = await buyer.invoice(orderId);
  const shopper = await openAs(buyer);
  const { page } = shopper;
  await shopping.visit(shopper, `/invoices/${orderId}`);
  const paper = page.getByRole('article', { name: invoice.invoice_number });
  await paper.waitFor();
  const text = (await paper.innerText()).replaceAll(/\s+/g, ' ');
  const line = invoice.line_items[0]!;
  const facts = [
    invoice.title,
    invoice.invoice_number,
    invoice.seller_name,
    invoice.seller_gstin!,
    invoice.seller_address.line1,
    invoice.buyer_details.name,
    invoice.buyer_details.address.line1,
    `Maharashtra (${invoice.place_of_supply_code})`,
    line.product_name,
    line.hsn_code,
    `${line.quantity} ${line.uqc}`,
    money(line.taxable_value),
    money(invoice.tax_summary.final_amount),
    invoice.amount_in_words,
    'Reverse charge No',
    'This is a computer-generated document and needs no signature.',
  ];
  expect(facts.filter((fact) => !text.includes(fact))).toEqual([]);
  // A bill of supply mentions no tax, neither in its prices nor as 0.00.
  const { total_tax } = invoice.tax_summary;
  expect(text.includes('Rate incl. GST')).toBe(total_tax > 0);
  expect(/[CSI]GST ₹|Total tax/.test(text)).toBe(total_tax > 0);
  if (total_tax > 0) expect(text).toContain(money(total_tax));
  expect(invoice.place_of_supply_code).toBe('27');
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await shopping.leave(shopper);
});

test('the PDF is named after the invoice number and has the same content', async () => {
  const { buyer, orderId } = await buyOnline();
  const invoice = await buyer.invoice(orderId);
  const shopper = await openAs(buyer);
  const { page } = shopper;
  await shopping.visit(shopper, `/invoices/${invoice.id}`);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download PDF' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`Invoice-${invoice.invoice_number.replaceAll('/', '-')}.pdf`);
  const pdf = await getDocumentProxy(new Uint8Array(await readFile(await download.path())));
  const { text } = await extractText(pdf, { mergePages: true });
  expect(text).toContain(invoice.invoice_number);
  expect(text).toContain(invoice.seller_gstin);
  expect(text.replaceAll(/\s/g, '')).toContain(money(invoice.tax_summary.final_amount));
  await shopping.leave(shopper);
});

test('a visitor logs in and returns to the invoice; another customer cannot see it', async () => {
  const { buyer, orderId } = await buyOnline();
  const shopper = await shopping.openShopper(browser, url);
  const { page } = shopper;
  await shopping.visit(shopper, `/invoices/${orderId}`);
  const dialog = page.getByRole('dialog', { name: 'Login Required' });
  await dialog.getByText('Please log in to view your invoice details.').waitFor();
  expect(await page.getByText(buyer.mobile).count()).toBe(0);
  await dialog.getByRole('link', { name: 'Login' }).click();
  await page.waitForURL(`${url}/login?returnTo=${encodeURIComponent(`/invoices/${orderId}`)}`);
  await shopping.signIn(shopper);
  await page.waitForURL(`${url}/invoices/${orderId}`);
  await shopping.seesHeading(page, 'Invoice Not Found');
  await shopping.leave(shopper);
});

async function buyOnline() {
  const buyer = await signUp(url);
  const { id: orderId } = await buyer.place(picked.product);
  const { razorpay_order_id } = await buyer.open(orderId);
  await buyer.verify(orderId, await buyer.pay(razorpay_order_id));
  return { buyer, orderId };
}

async function openAs(buyer: ApiBuyer) {
  const shopper = await shopping.openShopper(browser, url, { size: phone });
  await shopping.becomes(shopper.page.context(), buyer);
  return shopper;
}

function money(rupees: number): string {
  return formatRupees(toPaise(rupees));
}
