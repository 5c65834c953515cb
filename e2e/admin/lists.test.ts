import { readFile } from 'node:fs/promises';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callApi } from '../support/api-buyer.ts';
import { desk, openBrowser, phone } from '../support/browser.ts';
import { swipe } from '../support/fingers.ts';
import { findShop } from '../support/find-shop.ts';
import { placeToConfirm } from '../support/orders-to-confirm.ts';
import { makeOwner, openAdmin } from '../support/staff.ts';

// Tests the behaviour of every list of the admin with more orders than fit on a page.

const shop = findShop();
const { url } = shop;
const name = 'Ulka Lists';
const path = '/orders?q=Ulka';
const perPage = 50;
const all = 53;

let browser: Browser;
let owner: Awaited<ReturnType<typeof makeOwner>>['owner'];
let api: { url: string; token: string };
let numbers: string[];
let page: Page;
beforeAll(async () => {
  browser = await openBrowser();
  ({ owner, api } = await makeOwner(shop, 'owner.of.lists@example.in'));
  numbers = await placeToConfirm(api, name, all);
  page = await openAdmin(browser, { url, size: desk }, { path, as: owner });
}, 60_000);
afterAll(() => browser.close());

/** Opens a list as in a new tab, with nothing selected. */
const open = async (to = path) => {
  await page.evaluate(() => sessionStorage.clear());
  await page.goto(`${url}/admin${to}`);
};
const rows = (page: Page) => page.locator('[data-row]').locator('visible=true');
const listRows = async (page: Page) => {
  await rows(page).first().waitFor();
  return rows(page).evaluateAll((found) => found.map((row) => (row as HTMLElement).dataset.row));
};
const selected = (page: Page) => page.getByRole('region', { name: 'Selected' });
const press = (within: Page | Locator, button: string) =>
  within.getByRole('button', { name: button, exact: true }).click();

test('on a slow machine a row opened before the search request is sent stays open', async () => {
  const other = await openAdmin(browser, { url, size: desk }, { path: '/orders', as: owner });
  await rows(other).first().waitFor();
  const devtools = await other.context().newCDPSession(other);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 8 });
  await other.route(/\/assets\/.*\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await route.continue();
  });
  await other.getByLabel('Number, name, mobile, PIN, AWB').fill(name);
  await rows(other).first().locator('[data-row-link]').click();
  await other.getByRole('heading', { level: 1, name: /^HT-/ }).waitFor();
  await other.context().close();
});

test('the header checkbox selects one page, the selection survives paging, and the one order of 53 that fails stays selected', async () => {
  await open();
  const wholePage = page.getByLabel('Select this page');
  await wholePage.check();
  await selected(page).getByText(`${perPage} selected`, { exact: true }).waitFor();
  await press(page, 'Next');
  await selected(page).getByText(`, ${perPage} on other pages`).waitFor();
  expect(await wholePage.isChecked()).toBe(false);
  await press(page, 'Previous');
  await expect.poll(() => rows(page).count()).toBe(perPage);
  await press(page, `Select all ${all}`);
  await selected(page).getByText(`${all} selected`).waitFor();

  const [later] = await placeToConfirm(api, `${name} Later`, 1);
  // One from page two: for an order of this page the list would see immediately that there is nothing left to confirm.
  const [oldest] = numbers;
  const elsewhere = await callApi('GET /admin/orders/{id}', { ...api, params: { id: oldest! } });
  const params = { id: elsewhere.order.id };
  await callApi('POST /admin/orders/{id}/confirmation', { ...api, params, body: {} });
  await press(selected(page), 'Confirm');
  await press(page.getByRole('dialog', { name: `Confirm ${all} orders?` }), 'Confirm orders');
  await page.getByText(`${all - 1} confirmed, 1 not. ${oldest}`).waitFor();
  await selected(page).getByText('1 selected').waitFor();
  const { order } = await callApi('GET /admin/orders/{id}', { ...api, params: { id: later! } });
  expect(order.stage).toBe('to_confirm');
});

test('Shift selects a range of rows, and disabled keyboard shortcuts do nothing', async () => {
  await open();
  const box = (at: number) => rows(page).nth(at).getByRole('checkbox');
  await box(1).check();
  await box(4).click({ modifiers: ['Shift'] });
  await selected(page).getByText('4 selected').waitFor();
  expect(await Promise.all([0, 1, 2, 3, 4, 5].map((at) => box(at).isChecked()))).toEqual([
    false,
    true,
    true,
    true,
    true,
    false,
  ]);
  await page.getByRole('heading', { level: 1 }).click();
  const focused = () => page.evaluate(() => document.activeElement?.closest('[data-row]') !== null);
  await page.getByRole('button', { name: 'Ravi' }).click();
  await page.getByLabel('Keyboard shortcuts').uncheck();
  await page.keyboard.press('Escape');
  await page.keyboard.press('j');
  expect(await focused()).toBe(false);
  await page.getByRole('button', { name: 'Ravi' }).click();
  await page.getByLabel('Keyboard shortcuts').check();
  await page.keyboard.press('Escape');
  await page.keyboard.press('j');
  expect(await focused()).toBe(true);
});

test('Back restores filter, scroll position and focus; a pasted URL the same rows; a saved view its column order', async () => {
  await open('/orders?q=Ulka&payment=cod&sort=oldest&page=1');
  const before = await listRows(page);
  const link = rows(page).nth(40).getByRole('link');
  await link.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => scrollY);
  expect(scrolled).toBeGreaterThan(500);
  const id = before[40];
  await link.click();
  await page.getByRole('heading', { level: 1, name: numbers[40]! }).waitFor();
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);
  expect(await listRows(page)).toEqual(before);
  const focused = () =>
    page.evaluate(() => document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset.row);
  await expect.poll(focused).toBe(id);

  const pasted = await page.context().newPage();
  await pasted.goto(page.url());
  expect(await listRows(pasted)).toEqual(before);
  const heads = () => pasted.getByRole('columnheader').allInnerTexts();
  await press(pasted, 'Columns');
  await press(pasted, 'Total ₹: earlier');
  await pasted.keyboard.press('Escape');
  await expect.poll(heads).toEqual(['No', 'Time', 'Customer', 'Place', 'Total ₹', 'Pieces', 'Pay', 'State']);
  await press(pasted, 'Save view');
  await pasted.getByRole('textbox', { name: 'Name', exact: true }).fill('Money first');
  await press(pasted.getByRole('dialog'), 'Save view');
  await pasted.goto(`${url}/admin/orders`);
  await expect.poll(heads).toContain('Total ₹');
  expect((await heads())[4]).toBe('Pieces');
  await pasted.getByRole('link', { name: 'Money first' }).click();
  await expect.poll(async () => (await heads())[4]).toBe('Total ₹');
  // The previous rows stay until those of the view have arrived.
  await expect.poll(() => listRows(pasted)).toEqual(before);
  await pasted.close();
});

test('the CSV contains the list as it is shown, with all its pages', async () => {
  await open('/orders?q=Ulka&sort=oldest');
  await listRows(page);
  const download = page.waitForEvent('download');
  await press(page, 'CSV');
  const file = await readFile(await (await download).path(), 'utf8');
  const inFile = file.split('\n').flatMap((line) => /HT-[\w-]+/.exec(line)?.[0] ?? []);
  expect(inFile.slice(0, all)).toEqual(numbers);
});

test('on a phone scrolling by touch does not open an order', async () => {
  const onPhone = await openAdmin(browser, { url, size: phone }, { path, as: owner });
  await listRows(onPhone);
  const address = onPhone.url();
  await swipe(onPhone, { x: 180, y: 600 }, { x: 180, y: 300 });
  await expect.poll(() => onPhone.evaluate(() => scrollY)).toBeGreaterThan(100);
  expect(onPhone.url()).toBe(address);
  await onPhone.context().close();
});

test('when the server fails, the rows stay with their age, and Retry loads new ones', async () => {
  await open();
  const before = await listRows(page);
  await page.route('**/admin/orders?*', (route) => route.fulfill({ status: 500, json: {} }));
  await placeToConfirm(api, `${name} Unseen`, 1);
  await page.getByText('No answer from the shop. You are seeing the data from').waitFor();
  expect(await listRows(page)).toEqual(before);
  await page.unroute('**/admin/orders?*');
  await press(page, 'Retry');
  await page.getByText('No answer from the shop').waitFor({ state: 'detached' });
});
