import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callApi, makeMobile, signUp } from '../support/api-buyer.ts';
import { findBarriers, findCutOff } from '../support/barriers.ts';
import { openBrowser, phone } from '../support/browser.ts';
import { findShop } from '../support/find-shop.ts';
import { pickProducts } from '../support/products.ts';
import { goWithinAdmin, makeStaff, openAdmin } from '../support/staff.ts';

const shop = findShop();
const { url } = shop;
let browser: Browser;
let owner: Awaited<ReturnType<typeof makeStaff>>;
let page: Page;
let product: { name: string };

beforeAll(async () => {
  browser = await openBrowser();
  owner = await makeStaff(shop, 'owner.on.the.phone@example.in', 'owner');
  ({ product } = (await pickProducts(url)).plain);
  page = await openAdmin(browser, { url, size: phone }, { path: '/', as: owner });
});
afterAll(() => browser.close());

/** Opens the form from the list of orders, as for an incoming call. */
async function answerCall(): Promise<void> {
  await goWithinAdmin(page, '/orders');
  await page.getByRole('link', { name: 'Phone order' }).click();
  await page.getByRole('heading', { name: 'Phone order' }).waitFor();
}

/** Lets the shop place the order and loses the response. */
async function loseFirstAnswer(): Promise<void> {
  let isLost = false;
  await page.route('**/api/v1/admin/orders', async (route) => {
    if (isLost || route.request().method() !== 'POST') return route.continue();
    isLost = true;
    await route.fetch();
    return route.abort();
  });
}

async function addProduct(): Promise<void> {
  await page.getByLabel('Add a product').fill(product.name);
  await page.getByRole('list', { name: 'Found products' }).getByRole('button').first().waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('list', { name: 'Ordered' }).getByText('in stock').waitFor();
}

async function fillAddress(): Promise<void> {
  await page.getByLabel('PIN code').fill('411001');
  await expect.poll(() => page.getByLabel('State').inputValue()).toBe('MH');
  await page.getByLabel('House, street, area').fill('12 Lake Road');
}

test('on a phone a caller found by a differently written number orders by cash on delivery; a reload midway loses nothing', async () => {
  const { mobile } = await signUp(url);
  await answerCall();
  await page.getByLabel('Mobile number').fill(`0${mobile.slice(0, 5)} ${mobile.slice(5)}`);
  await page.getByText('0 orders').waitFor();
  await page.getByLabel('Name', { exact: true }).fill('Meera Kumari');
  await addProduct();
  await page.getByRole('button', { name: /^Increase/ }).click();
  await page.waitForFunction(() =>
    Object.entries(localStorage).some(
      ([key, kept]) => key.startsWith('admin draft ') && kept.includes('"quantity":2'),
    ),
  );
  await page.reload();
  await page.getByText('We kept what you typed before.').waitFor();
  expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Meera Kumari');
  expect(await page.getByRole('textbox', { name: /^pieces of/ }).inputValue()).toBe('2');
  await page.getByRole('button', { name: /^Place order/ }).click();
  await page.getByText('Address is required').waitFor();
  const pin = page.getByLabel('PIN code');
  expect(await pin.evaluate((field) => field === document.activeElement)).toBe(true);
  await fillAddress();
  expect(await page.getByText('Address is required').count()).toBe(0);
  expect(await findBarriers(page)).toEqual([]);
  expect(await findCutOff(page, 320)).toEqual([]);
  await page.setViewportSize(phone);
  await loseFirstAnswer();
  await page.getByRole('button', { name: /^Place order, ₹/ }).click();
  await page.getByText('Press again: the order is placed only once.').waitFor();
  await page.getByRole('button', { name: /^Place order, ₹/ }).click();
  await page.getByText('taken by Ravi').waitFor();
  await page.getByRole('link', { name: '1 order', exact: true }).waitFor();
  await page.getByText('Order placed', { exact: true }).first().waitFor();
  expect(await page.getByRole('main').innerText()).toContain('Meera Kumari');
  await page.unrouteAll();
});

test('on a phone a new caller pays by the link that was sent, and the order is processing with its invoice', async () => {
  await answerCall();
  await page.getByLabel('Mobile number').fill(makeMobile());
  await page.getByText('A new customer.').waitFor();
  await page.getByLabel('Name', { exact: true }).fill('Lata Devi');
  await addProduct();
  await fillAddress();
  await page.getByRole('radio', { name: /^Payment link/ }).check();
  await page.getByRole('button', { name: /^Send payment link, ₹/ }).click();
  const link = page.getByRole('link', { name: /\/sandbox\/razorpay\/l\// });
  await link.waitFor();
  expect(await findCutOff(page, 320)).toEqual([]);
  await page.setViewportSize(phone);
  const paying = await page.context().newPage();
  await paying.goto((await link.getAttribute('href'))!);
  await paying.getByRole('button', { name: 'Pay', exact: true }).click();
  await paying.waitForURL(/\/track\//);
  const number = new URL(page.url()).pathname.split('/').at(-1)!;
  const { token } = await callApi('POST /admin/login', { url, body: owner });
  const read = async () =>
    (await callApi('GET /admin/orders/{id}', { url, token, params: { id: number } })).order;
  await expect.poll(async () => (await read()).status, { timeout: 20_000 }).toBe('processing');
  expect((await read()).documents).toHaveLength(1);
  await page.getByText('Paid online', { exact: true }).first().waitFor();
  await link.waitFor({ state: 'detached' });
});
