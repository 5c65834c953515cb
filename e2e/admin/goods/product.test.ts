import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callApi } from '../../support/api-buyer.ts';
import { desk, openBrowser, phone } from '../../support/browser.ts';
import { countTaps } from '../count-taps.ts';
import { findShop } from '../../support/find-shop.ts';
import { emptyQueue, placeToPack } from '../../support/packing.ts';
import { pickProducts } from '../../support/products.ts';
import { goWithinAdmin, makeOwner, openAdmin, saveForm } from '../../support/staff.ts';

const shop = findShop();
const { url } = shop;
const mostTaps = 60;
const photos = ['DC01', 'DC02', 'DC03', 'DC04', 'DC05', 'DC06'].map((name) =>
  join(import.meta.dirname, `../../../demo/photographs/${name}.webp`),
);

let browser: Browser;
let me: Awaited<ReturnType<typeof makeOwner>>;
let onPhone: Page;
beforeAll(async () => {
  browser = await openBrowser();
  me = await makeOwner(shop, 'products@example.in');
  onPhone = await openAdmin(browser, { url, size: phone }, { path: '/', as: me.owner });
});
afterAll(() => browser.close());

const find = (q: string) => callApi('GET /admin/products', { ...me.api, query: { q } });
const read = async (id: string) =>
  (await callApi('GET /admin/products/{id}', { ...me.api, params: { id } })).product;

test('on a phone a product with three colours, two sizes and six photos is published in at most 60 taps', async () => {
  const page = onPhone;
  const hand = countTaps();
  const nav = page.getByRole('navigation', { name: 'Admin' }).last();
  await hand.tap(nav.getByRole('link', { name: 'Products' }));
  await hand.tap(page.getByRole('link', { name: 'Add product' }));
  await hand.pick(page.getByLabel('Choose photos'), photos);
  await page.getByRole('button', { name: /^Photo 6\b/ }).waitFor();
  await hand.type(page.getByLabel('Name', { exact: true }), 'Peacock wall diya');
  await hand.choose(page.getByLabel('Category'), await firstCategory(page));
  await hand.type(page.getByLabel('Description'), 'Cast in sand, polished by hand.');
  await hand.type(page.getByLabel('Price', { exact: true }), '900');
  await hand.enter(page.getByLabel('Colours'), 'Red, Blue, Green');
  await hand.enter(page.getByLabel('Sizes'), 'S, M');
  await expect.poll(() => page.getByRole('button', { name: /^(Red|Blue|Green), [SM]/ }).count()).toBe(6);
  for (const [index, color] of ['Red', 'Blue', 'Green'].entries()) {
    await hand.tap(page.getByRole('button', { name: new RegExp(`^Photo ${index + 1}\\b`) }));
    const photo = page.getByRole('dialog', { name: `Photo ${index + 1} of 6` });
    await hand.choose(photo.getByLabel('Colour'), color);
    await hand.tap(photo.getByRole('button', { name: 'Done' }));
  }
  await hand.choose(page.getByLabel('For all', { exact: true }), 'Stock');
  await hand.type(page.getByLabel('Stock for all'), '4');
  await hand.tap(page.getByRole('button', { name: 'Apply' }));
  await hand.tap(page.getByRole('button', { name: /^Green, M/ }));
  await hand.type(page.getByLabel('Price ₹', { exact: true }), '1,100');
  await hand.enter(page.getByLabel('HSN code'), 'brass');
  await page.getByText(/% GST today/).waitFor();
  await hand.type(page.getByLabel('Weight', { exact: true }).last(), '350');
  await hand.tap(page.getByRole('button', { name: 'Publish', exact: true }));
  await page.getByText('Saved', { exact: true }).first().waitFor();
  expect(hand.count()).toBeLessThanOrEqual(mostTaps);
  await page.waitForURL(/\/products\/prd_/);
  await page.getByText('Customers can buy it.').waitFor();
  const { products } = await find('Peacock wall diya');
  const product = await read(products[0]!.id);
  expect(product).toMatchObject({ status: 'live', weight_grams: 350, warnings: [] });
  expect(product.pictures.map(({ color }) => color)).toEqual(['Red', 'Blue', 'Green', null, null, null]);
  expect(product.pictures[0]!.alt).toContain('Peacock wall diya');
  expect(product.variants.map(({ price, stock_quantity: stock }) => [price, stock])).toEqual([
    ...Array.from({ length: 5 }, () => [900, 4]),
    [1100, 4],
  ]);
});

test('on a desktop a price edited in the list is reverted by Undo, and the global search opens the product', async () => {
  const page = await openAdmin(browser, { url, size: desk }, { path: '/products?sort=name', as: me.owner });
  const cell = page.getByRole('gridcell', { name: /^Price ₹ of / }).first();
  const name = /^Price ₹ of (.*): /.exec((await cell.textContent())!)![1]!;
  const { products } = await find(name);
  const { id, price } = products.find((each) => each.name === name)!;
  await cell.click();
  await page.keyboard.type('12,5o');
  await page.keyboard.press('Enter');
  await page.getByText('Enter rupees, like 1250.').waitFor();
  await cell.click();
  await page.keyboard.type('4321');
  await page.keyboard.press('Enter');
  await page.getByText(`${name}, Price ₹: 4321`).waitFor();
  expect(await read(id)).toMatchObject({ price: 4321 });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => (await read(id)).price).toBe(price);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: /^Order, mobile/ }).fill(name);
  await page.getByRole('option', { name }).first().click();
  await page.waitForURL(`**/products/${id}`);
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await page.context().close();
});

test('on a phone a variant’s shelf is entered in the product form and appears on the pick list', async () => {
  await emptyQueue(me.api);
  const [order] = await placeToPack(me.api, 1);
  const { varied } = await pickProducts(url);
  const { color, size, sku } = varied.variant;
  const page = onPhone;
  await goWithinAdmin(page, `/products/${varied.product.id}`);
  const name = [color, size].filter(Boolean).join(', ');
  await page.getByRole('button', { name, expanded: false }).last().tap();
  const card = page.getByRole('listitem').filter({ has: page.getByRole('button', { name, expanded: true }) });
  await card.getByLabel('Shelf', { exact: true }).fill('Q-7');
  await card.getByRole('button', { name, expanded: true }).tap();
  await saveForm(page);
  await goWithinAdmin(page, '/pack/pick-list');
  const pick = page.getByRole('listitem').filter({ hasText: sku! });
  await pick.getByText('Q-7').waitFor();
  expect(await pick.textContent()).toContain(order!.order_number.slice(-4));
});

async function firstCategory(page: Page): Promise<string> {
  const { categories } = await callApi('GET /categories', { url });
  const { name } = categories.find(({ rule }) => rule === null)!;
  await page.getByLabel('Category').locator('option', { hasText: name }).waitFor({ state: 'attached' });
  return name;
}
