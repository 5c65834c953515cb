import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findBarriers, findCutOff } from '../support/barriers.ts';
import { openBrowser, phone } from '../support/browser.ts';
import { findShop } from '../support/find-shop.ts';
import { placeToConfirm } from '../support/orders-to-confirm.ts';
import { type AdminOrder, readOrder } from '../support/packing.ts';
import { goWithinAdmin, makeOwner, openAdmin } from '../support/staff.ts';

// An owner's work while telephoning, on a phone.

const shop = findShop();
const { url } = shop;
let browser: Browser;
let api: { url: string; token: string };
let page: Page;

beforeAll(async () => {
  browser = await openBrowser();
  const made = await makeOwner(shop, 'owner.of.calls@example.in');
  ({ api } = made);
  page = await openAdmin(browser, { url, size: phone }, { path: '/me', as: made.owner });
});
afterAll(() => browser.close());

const card = (number: string) =>
  page.locator('[data-row]').filter({ hasText: number }).locator('visible=true');

/** Places orders that wait for a confirmation call; returns them as staff see them, oldest first. */
async function place(name: string, count: number): Promise<AdminOrder[]> {
  const numbers = await placeToConfirm(api, name, count);
  return Promise.all(numbers.map((number) => readOrder(api, number)));
}

/** Opens an order from the list and checks that its button calls this customer. */
async function openToCall({ order_number: number, customer }: AdminOrder): Promise<void> {
  await card(number).getByRole('link').tap();
  await page.getByRole('heading', { level: 1, name: number }).waitFor();
  expect(await page.getByRole('link', { name: 'Call' }).getAttribute('href')).toContain(
    customer.phone.slice(-10),
  );
}

async function confirm(): Promise<void> {
  await page.getByRole('button', { name: 'Confirm order' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm order' }).tap();
  await page.getByText('The order is confirmed').first().waitFor();
}

const backTo = async () => {
  await page.getByRole('button', { name: 'Back' }).tap();
  await page.getByRole('heading', { level: 1, name: /^Orders/ }).waitFor();
};

test(
  'ten cash on delivery orders are confirmed by phone: eight accept, one is called again, one declines',
  { timeout: 180_000 },
  async () => {
    const orders = await place('Farida Calls', 10);
    await goWithinAdmin(page, '/');
    await page.getByRole('link', { name: /Orders to confirm/ }).tap();
    await page.getByLabel('Number, name, mobile, PIN, AWB').fill('Farida');
    await page.waitForURL(/q=Farida/);
    for (const { order_number } of orders) await card(order_number).waitFor();

    const [unreached, refuses, ...willing] = orders as [AdminOrder, AdminOrder, ...AdminOrder[]];
    for (const order of willing) {
      await openToCall(order);
      await confirm();
      await backTo();
      await card(order.order_number).waitFor({ state: 'detached' });
    }

    await openToCall(unreached);
    await page.getByRole('button', { name: 'No answer' }).tap();
    await page.getByText(/^No answer \d\d:\d\d$/).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    expect(await findCutOff(page, 320)).toEqual([]);
    await page.setViewportSize(phone);
    await backTo();
    await card(unreached.order_number)
      .getByText(/^No answer \d\d:\d\d$/)
      .waitFor();

    await openToCall(refuses);
    await page.getByRole('button', { name: 'More actions' }).tap();
    await page.getByRole('button', { name: 'Cancel order' }).tap();
    const dialog = page.getByRole('dialog', { name: 'Cancel order' });
    await dialog.getByText('No money was received. This cannot be undone.').waitFor();
    await dialog.getByLabel('Reason').fill('Says she did not order');
    await dialog.getByRole('button', { name: 'Cancel order' }).tap();
    await page.getByText('The order is cancelled').waitFor();
    await backTo();

    await openToCall(unreached);
    await confirm();
    await backTo();
    await page.getByText('No order matches').waitFor();

    const stages = await Promise.all(orders.map(async ({ id }) => (await readOrder(api, id)).stage));
    expect(stages).toEqual(['to_pack', 'cancelled', ...willing.map(() => 'to_pack')]);
    const { events, documents } = await readOrder(api, unreached.id);
    expect(events.map(({ kind }) => kind)).toEqual([
      'order_placed',
      'customer_not_reached',
      'order_confirmed',
    ]);
    expect(documents).toHaveLength(1);
  },
);

test(
  'a caller is found in four taps by a differently written number, and the delivery address is changed',
  { timeout: 120_000 },
  async () => {
    const [order] = await place('Gauri Moves', 1);
    const { id, order_number: number, customer } = order!;
    const mobile = customer.phone.slice(-10);
    await goWithinAdmin(page, '/');
    await page.getByRole('button', { name: 'Search' }).tap();
    await page.getByRole('combobox').fill(`0${mobile.slice(0, 5)}-${mobile.slice(5)}`);
    await page.getByRole('option', { name: new RegExp(number) }).tap();
    await page.getByRole('heading', { level: 1, name: number }).waitFor();
    await page.getByText('Gauri Moves').locator('visible=true').first().waitFor();

    await page.getByRole('button', { name: 'More actions' }).tap();
    await page.getByRole('button', { name: 'Change address' }).tap();
    const dialog = page.getByRole('dialog', { name: 'Change address' });
    await dialog.getByText(/Gauri Moves gets a message\. The price stays the same\./).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    expect(await findCutOff(page, 320)).toEqual([]);
    await page.setViewportSize(phone);
    expect(await dialog.getByLabel('State').inputValue()).toBe('MH');
    await dialog.getByLabel('PIN code').fill('400001');
    await expect.poll(() => dialog.getByLabel('Town or city').inputValue()).toBe('Mumbai');
    await dialog.getByLabel('House, street, area').fill('');
    await dialog.getByRole('button', { name: 'Change address' }).tap();
    await dialog.getByText('Address is required').waitFor();
    await dialog.getByLabel('House, street, area').fill('7 Colaba Causeway');
    await dialog.getByLabel('Reason').fill('Moved to her sister');
    await dialog.getByRole('button', { name: 'Change address' }).tap();
    await page.getByText('The address is changed').waitFor();
    await page.getByText(/7 Colaba Causeway/).waitFor();
    const { shipping_address, totals, events } = await readOrder(api, id);
    expect(shipping_address).toMatchObject({
      line1: '7 Colaba Causeway',
      city: 'Mumbai',
      postal_code: '400001',
    });
    expect(events.map(({ kind }) => kind)).toContain('address_changed');
    expect(totals.total).toBeGreaterThan(0);
  },
);
