import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Program, makeDataDir, removeDataDir, startProgram } from '../../test/program.ts';
import { callApi } from '../support/api-buyer.ts';
import { newVisitor, openBrowser, phone } from '../support/browser.ts';
import { saveForm } from '../support/staff.ts';

// An empty folder becomes an open shop, on a phone. No message is sent: no server answers at the mail server's address.

const env = {
  DEMO: 'off',
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'hello@ranthambore.example',
  RATE_LIMITS: 'on',
};
const photo = join(import.meta.dirname, '../../demo/photographs/WD01.webp');

let dataDir: string;
let shop: Program;
let browser: Browser;
beforeAll(async () => {
  dataDir = await makeDataDir();
  [shop, browser] = await Promise.all([startProgram({ dataDir, env }), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await shop.stop();
  await removeDataDir(dataDir);
});

/** Adds the first product of the shop, with its category, and publishes it. */
async function addStole(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: 'Products', exact: true }).click();
  await page.getByLabel('Choose photos').setInputFiles(photo);
  await page.getByRole('button', { name: /^Photo 1\b/ }).waitFor();
  await page.getByLabel('Name', { exact: true }).fill('Block-printed Stole');
  await page.getByRole('button', { name: 'Add a category' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a category' });
  await dialog.getByLabel('Name of the category').fill('Stoles & shawls');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  const category = page.getByLabel('Category').locator('option:checked');
  await expect.poll(() => category.innerText()).toBe('Stoles & shawls');
  await page.getByLabel('Price', { exact: true }).fill('1,050');
  await page.getByLabel('Stock', { exact: true }).fill('4');
  await page.getByLabel('HSN code').fill('63049289');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByText('Customers can buy it as soon as the shop is open.').waitFor();
}

async function canBeSold(): Promise<boolean> {
  const ready = await fetch(`${shop.url}/readyz`);
  return !(await ready.text()).includes('The shop is closed');
}

/** Follows a step of the list to its form, fills the form, saves it and returns. */
async function fill(page: Page, step: string, fields: Record<string, string>): Promise<void> {
  await page.getByRole('link', { name: step, exact: true }).click();
  await page.getByRole('button', { name: 'Back' }).waitFor();
  for (const [label, value] of Object.entries(fields))
    await page.getByLabel(label, { exact: true }).fill(value);
  await saveForm(page);
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('heading', { name: 'Set-up' }).waitFor();
}

test('the owner follows the link in the log, enters seller, payment and delivery, and the shop is open with nothing missing', async () => {
  const link = /http:\S+\/admin\/setup#token=\S+/.exec(shop.output())![0];
  const page = await (await newVisitor(browser, phone)).newPage();
  await page.goto(link);
  await page.getByLabel('Your name').fill('Kavita Sharma');
  await page.getByLabel('E-mail').fill('kavita@ranthambore.example');
  await page.getByLabel('Password').fill('a long and plain sentence');
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByRole('heading', { name: 'The shop is closed' }).waitFor();
  const open = page.getByRole('button', { name: 'Open the shop' });
  expect(await open.isDisabled()).toBe(true);
  await page.getByText('To open it, first finish: Shop, Seller, GST, Payments, Products.').waitFor();

  await fill(page, 'Shop', { 'Shop name': 'Ranthambore Prints', 'Returns are accepted for': '10 ' });
  await page.getByRole('link', { name: 'Seller', exact: true }).click();
  await page.getByText('Not registered', { exact: true }).click();
  await page.getByLabel('Legal name').fill('Ranthambore Prints');
  await page.getByLabel('PIN', { exact: true }).fill('30200');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Enter a 6-digit PIN.').first().waitFor();
  await page.getByLabel('PIN', { exact: true }).fill('302003');
  await page.getByLabel('Street address').fill('7 Johari Bazaar');
  await expect.poll(() => page.getByLabel('City').inputValue()).toBe('Jaipur');
  expect(await page.getByLabel('State', { exact: true }).inputValue()).toBe('RJ');
  await page.getByLabel('E-mail for customers').fill('hello@ranthambore.example');
  await page.getByLabel('Name', { exact: true }).fill('Kavita Sharma');
  await page.getByLabel('Phone', { exact: true }).fill('+91 141 000 0100');
  await saveForm(page);
  await page.getByRole('button', { name: 'Back' }).click();
  // The default charges of the shop can be saved unchanged.
  await fill(page, 'Delivery', {});
  await fill(page, 'Delivery', { 'Delivery charge': '₹ 80', 'Free delivery from': '2,500' });

  await page.getByRole('link', { name: 'Payments', exact: true }).click();
  await page.getByRole('link', { name: 'Cash on delivery rules' }).click();
  await page.getByLabel('Ask for a confirmed mobile number').uncheck();
  await saveForm(page);
  expect(await canBeSold()).toBe(false);

  await page.goto(`${shop.url}/admin/`);
  await page.getByRole('link', { name: 'The shop is closed: nobody can order.' }).click();
  await addStole(page);
  await page.getByRole('link', { name: 'See what is missing' }).click();
  await page.getByText('Nothing is missing.').waitFor();
  await open.click();
  await page.getByRole('heading', { name: 'The shop is open' }).waitFor();
  expect(await canBeSold()).toBe(true);
  expect(await callApi('GET /settings/public', { url: shop.url })).toMatchObject({
    shipping: { standard_shipping_rate: 80, free_shipping_threshold: 2500 },
    general: {
      shop_name: 'Ranthambore Prints',
      return_days: 10,
      seller_kind: 'unregistered',
      home_state: 'RJ',
    },
  });
});
