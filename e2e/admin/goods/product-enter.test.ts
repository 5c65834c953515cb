import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callApi } from '../../support/api-buyer.ts';
import { desk, openBrowser } from '../../support/browser.ts';
import { findShop } from '../../support/find-shop.ts';
import { pickProducts } from '../../support/products.ts';
import { goWithinAdmin, makeOwner, openAdmin, saveForm } from '../../support/staff.ts';

const shop = findShop();
const { url } = shop;

let browser: Browser;
let me: Awaited<ReturnType<typeof makeOwner>>;
let page: Page;
beforeAll(async () => {
  browser = await openBrowser();
  me = await makeOwner(shop, 'enter@example.in');
  page = await openAdmin(browser, { url, size: desk }, { path: '/products', as: me.owner });
});
afterAll(() => browser.close());

const read = async (id: string) =>
  (await callApi('GET /admin/products/{id}', { ...me.api, params: { id } })).product;

test('Enter in a field saves a product without hiding or publishing it', async () => {
  const { product } = (await pickProducts(url)).varied;
  await goWithinAdmin(page, `/products/${product.id}`);
  const material = page.getByLabel('Material', { exact: true });
  await material.press('Enter');
  await material.fill('Sheesham wood');
  await material.press('Enter');
  await page.getByText('Saved', { exact: true }).first().waitFor();
  expect(await read(product.id)).toMatchObject({ status: 'live', material: 'Sheesham wood' });
});

test('after Publish was refused, Save still saves a draft', async () => {
  await goWithinAdmin(page, '/products/new');
  await page.getByLabel('Name', { exact: true }).fill('Jali lantern');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByText('Price: Enter a price').waitFor();
  await saveForm(page);
  await page.waitForURL(/\/products\/prd_/);
  await page.getByText('Only staff and people with the preview link see it').waitFor();
  expect(await read(page.url().split('/').at(-1)!)).toMatchObject({ status: 'draft', name: 'Jali lantern' });
});

test('the fields of a new product are locked while it is being saved, so that no typing is lost', async () => {
  await goWithinAdmin(page, '/products/new');
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/v1/admin/products', async (route) => {
    await held;
    await route.continue();
  });
  const material = page.getByLabel('Material', { exact: true });
  await page.getByLabel('Name', { exact: true }).fill('Kansa bowl');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Saving', { exact: true }).waitFor();
  expect(await material.evaluate((field) => field.closest('[inert]') !== null)).toBe(true);
  answer();
  await page.waitForURL(/\/products\/prd_/);
  await expect.poll(() => material.evaluate((field) => field.closest('[inert]'))).toBe(null);
});
