import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callApi } from '../support/api-buyer.ts';
import { findBarriers, findCutOff } from '../support/barriers.ts';
import { desk, openBrowser, phone } from '../support/browser.ts';
import { findShop } from '../support/find-shop.ts';
import { placeToConfirm } from '../support/orders-to-confirm.ts';
import { goWithinAdmin, makeOwner, openAdmin } from '../support/staff.ts';

const shop = findShop();
const { url } = shop;
let browser: Browser;
let owner: Awaited<ReturnType<typeof makeOwner>>['owner'];
let api: { url: string; token: string };
let onPhone: Page;
let atDesk: Page;

beforeAll(async () => {
  browser = await openBrowser();
  ({ owner, api } = await makeOwner(shop, 'owner.of.orders@example.in'));
  onPhone = await openAdmin(browser, { url, size: phone }, { path: '/', as: owner });
  atDesk = await openAdmin(browser, { url, size: desk }, { path: '/', as: owner });
});
afterAll(() => browser.close());

const placeOrders = (name: string, count: number) => placeToConfirm(api, name, count);

/** Confirms an order as another staff member would while the list is open. */
async function confirmElsewhere(number: string): Promise<void> {
  const { order } = await callApi('GET /admin/orders/{id}', { ...api, params: { id: number } });
  await callApi('POST /admin/orders/{id}/confirmation', { ...api, params: { id: order.id }, body: {} });
}

/** Lets the shop make the first bulk change and loses the response. Returns the idempotency keys of all bulk changes, as they are sent. */
async function loseFirstAnswer(page: Page): Promise<string[]> {
  const keys: string[] = [];
  await page.route('**/admin/orders/bulk', async (route) => {
    keys.push((await route.request().headerValue('idempotency-key'))!);
    if (keys.length > 1) return route.continue();
    await route.fetch();
    return route.abort();
  });
  return keys;
}

const row = (page: Page, number: string) =>
  page.locator('[data-row]').filter({ hasText: number }).locator('visible=true');

test.each([
  ['a phone', phone, 'Zeenat Phone'],
  ['a desk', desk, 'Zeenat Desk'],
])(
  'on %s orders are searched, confirmed in bulk despite a failure and a lost response, and one is packed on its page',
  { timeout: 120_000 },
  async (_, size, name) => {
    const numbers = await placeOrders(name, 3);
    const page = size === phone ? onPhone : atDesk;
    await page.goto(`${url}/admin/orders?stage=to_confirm`);
    // The new orders are in the first list too; its rows are pale until those of the search have arrived.
    const found = page.waitForResponse('**/admin/orders?*q=Zeenat*');
    await page.getByLabel('Number, name, mobile, PIN, AWB').fill(name);
    await found;
    for (const number of numbers) await row(page, number).waitFor();
    await page.locator('[aria-busy="true"]').waitFor({ state: 'detached' });
    expect(await findBarriers(page)).toEqual([]);
    expect(await findCutOff(page, size === phone ? 320 : 1280)).toEqual([]);
    await page.setViewportSize(size);

    if (size === phone) await page.getByRole('button', { name: 'Select' }).click();
    for (const number of numbers) await row(page, number).getByLabel(`Select ${number}`).check();
    const bar = page.getByRole('region', { name: 'Selected' });
    await bar.getByText('3 selected').waitFor();
    // The list receives the change and no longer shows the order, which stays selected.
    await confirmElsewhere(numbers[0]!);
    await row(page, numbers[0]!).waitFor({ state: 'detached' });
    await bar.getByRole('button', { name: 'Confirm' }).click();
    const question = page.getByRole('dialog', { name: 'Confirm 3 orders?' });
    await expect
      .poll(() =>
        question.getByRole('button', { name: 'Cancel' }).evaluate((it) => it === document.activeElement),
      )
      .toBe(true);
    const keys = await loseFirstAnswer(page);
    await question.getByRole('button', { name: 'Confirm orders' }).click();
    await page.getByText('No answer from the shop. Try again.').waitFor();
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.getByText(`2 confirmed, 1 not. ${numbers[0]}`).waitFor();
    expect(new Set(keys).size).toBe(1);
    expect(keys).toHaveLength(2);
    await bar.getByText('1 selected').waitFor();
    const retried = page.waitForRequest('**/admin/orders/bulk');
    await page.getByRole('button', { name: 'Retry 1 failed' }).click();
    expect((await retried).postDataJSON().ids).toHaveLength(1);
    await page.getByText(`0 confirmed, 1 not. ${numbers[0]}`).waitFor();
    await bar.getByRole('button', { name: 'Clear' }).click();

    await page.goto(`${url}/admin/orders?q=${numbers[1]}`);
    await row(page, numbers[1]!).getByRole('link').click();
    await page.getByRole('heading', { level: 1, name: numbers[1]! }).waitFor();
    // screens.test.ts checks the phone view.
    if (size === desk) expect(await findBarriers(page)).toEqual([]);
    await page.getByRole('button', { name: 'Mark as packed' }).click();
    await page.getByText('To hand over').waitFor();
    await page.goBack();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest<HTMLElement>('[data-row]')?.innerText))
      .toContain(numbers[1]);
    await page.unrouteAll();
  },
);

test('a search without results can be cleared, shortcut keys move through the rows, and j in the search box types j', async () => {
  const numbers = await placeOrders('Yamini Keys', 2);
  const page = atDesk;
  await page.goto(`${url}/admin/orders?q=Yamini`);
  await row(page, numbers[1]!).waitFor();
  const focused = () =>
    page.evaluate(() => document.activeElement?.closest<HTMLElement>('[data-row]')?.innerText ?? '');
  await page.keyboard.press('j');
  await expect.poll(focused).toContain(numbers[1]);
  await page.keyboard.press('j');
  await expect.poll(focused).toContain(numbers[0]);
  await page.keyboard.press('x');
  await page.getByText('1 selected').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => page.getByText('1 selected').count()).toBe(0);
  await page.keyboard.press('/');
  await page.keyboard.type('jjxx');
  await page.getByText('No order matches').waitFor();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await page.locator('[data-row]').first().waitFor();
  expect(page.url()).not.toContain('q=');
});

test('Today links to the pending work, and Ctrl K finds an order by the end of its number', async () => {
  const [number] = await placeOrders('Xerxes Today', 1);
  const page = atDesk;
  await goWithinAdmin(page, '/');
  await page.getByRole('link', { name: /Orders to confirm/ }).waitFor();
  expect(await findBarriers(page)).toEqual([]);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill(number!.slice(-6));
  await page
    .getByRole('option', { name: new RegExp(number!) })
    .first()
    .waitFor();
  expect(await findBarriers(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: number! }).waitFor();
});

test('a new order updates the count on Today; an open list offers it behind a button without moving its rows', async () => {
  await placeOrders('Wasim First', 1);
  const today = atDesk;
  await today.goto(`${url}/admin/`);
  const calls = today.getByRole('link', { name: /Orders to confirm/ });
  const list = await today.context().newPage();
  await list.goto(`${url}/admin/orders?q=Wasim`);
  await list.locator('[data-row]').first().waitFor();
  const place = await list.locator('[data-row]').locator('visible=true').first().boundingBox();
  await today.bringToFront();
  const before = Number.parseInt(await calls.innerText(), 10);
  await placeOrders('Wasim Second', 1);
  await expect.poll(async () => Number.parseInt(await calls.innerText(), 10)).toBe(before + 1);
  const show = list.getByRole('button', { name: '1 new order: Show' });
  await show.waitFor();
  const first = list.locator('[data-row]').locator('visible=true').first();
  expect(await first.innerText()).toContain('Wasim First');
  expect(await first.boundingBox()).toEqual(place);
  await show.click();
  await list.locator('[data-row]').filter({ hasText: 'Wasim Second' }).locator('visible=true').waitFor();
  expect(await show.count()).toBe(0);
  await list.close();
});
