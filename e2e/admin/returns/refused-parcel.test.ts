import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callApi, readOutbox } from '../../support/api-buyer.ts';
import { findBarriers, findCutOff } from '../../support/barriers.ts';
import { openBrowser, phone } from '../../support/browser.ts';
import { findShop } from '../../support/find-shop.ts';
import { placeToPack, readOrder } from '../../support/packing.ts';
import { makeOwner, openAdmin } from '../../support/staff.ts';

const shop = findShop();
const { url } = shop;
let browser: Browser;
let page: Page;
let api: { url: string; token: string };

beforeAll(async () => {
  browser = await openBrowser();
  const made = await makeOwner(shop, 'owner.of.refusals@example.in');
  ({ api } = made);
  page = await openAdmin(browser, { url, size: phone }, { path: '/money/gst', as: made.owner });
});
afterAll(() => browser.close());

async function readStock(ids: string[]): Promise<number[]> {
  const read = ids.map((id) => callApi('GET /products/{id}', { url, params: { id } }));
  return (await Promise.all(read)).map(({ stock_quantity }) => stock_quantity);
}

/** Downloads a table of this month's GSTR-1 from its screen, as rows by heading. */
async function download(name: string): Promise<Record<string, string>[]> {
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name, exact: true }).click();
  const [head, ...rows] = (await readFile(await (await started).path(), 'utf8'))
    .trimEnd()
    .split('\r\n')
    .map((row) => row.split(','));
  return rows.map((row) => Object.fromEntries(row.map((field, at) => [head![at]!, field])));
}

/** Reads this month's GSTR-1 figures from the GST screen: documents, their total, and the sales to consumers by HSN code. */
async function readReturn() {
  const month = new Date(Date.now() + 5.5 * 60 * 60_000).toISOString().slice(0, 7);
  await page.goto(`${url}/admin/money/gst?month=${month}`);
  const [invoices, notes, net] = await download('Summary');
  const sold = (await download('HSN, B2C')).map((row) => Math.round(Number(row['Total Value']) * 100));
  return {
    invoices: Number(invoices!['Number']),
    notes: Number(notes!['Number']),
    net: Number(net!['Total']),
    sold: sold.reduce((sum, paise) => sum + paise, 0),
  };
}

async function readTold(number: string): Promise<string[]> {
  const messages = await readOutbox(url);
  return messages.map(({ text }) => text).filter((text) => text.includes(number));
}

test('on a phone a refused cash parcel is received back: messages, stock, cash due, GSTR-1 and the books agree', async () => {
  const before = await readReturn();
  const [order] = await placeToPack(api, 1);
  const { id, order_number: number } = order!;
  const pieces = order!.items.map(({ product_id }) => product_id);
  const stock = await readStock(pieces);
  const parcel = { courier: 'delhivery', tracking_number: '99000000055' };
  await callApi('POST /admin/orders/{id}/shipment', { ...api, params: { id }, body: parcel });
  const sold = await readReturn();
  expect(sold).toMatchObject({ invoices: before.invoices + 1, notes: before.notes });
  expect(sold.net - before.net).toBeCloseTo(order!.totals.total);
  expect(sold.sold).toBeGreaterThan(before.sold);

  await page.goto(`${url}/admin/orders/${number}`);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('button', { name: 'Came back', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Came back' });
  await dialog.getByText('The invoice is credited and no cash is booked.').waitFor();
  await dialog.getByText(`${order!.customer.name} gets a message that no payment is due.`).waitFor();
  await dialog.getByLabel(/^Reason/).fill('Refused at the door');
  await dialog.getByLabel('The pieces can be sold again').check();
  expect(await dialog.getByLabel('It was marked as delivered by mistake').count()).toBe(0);
  expect(await findBarriers(page)).toEqual([]);
  expect(await findCutOff(page, 320)).toEqual([]);
  await page.setViewportSize(phone);
  await dialog.getByRole('button', { name: 'Came back', exact: true }).click();
  await page.getByText('The parcel is back with you').waitFor();

  const { money, status } = await readOrder(api, id);
  expect(status).toBe('returned_to_origin');
  expect(money).toMatchObject({ due: 0, received: 0, refunded: 0, credited: order!.totals.total });
  expect(await readStock(pieces)).toEqual(stock.map((left) => left + 1));
  const truth = 'could not be delivered, and the parcel came back to us. No payment is due.';
  await expect
    .poll(async () => (await readTold(number)).filter((text) => text.includes(truth)).length)
    .toBe(2);
  expect((await readTold(number)).filter((text) => /was delivered|sent ₹|back to you/.test(text))).toEqual(
    [],
  );
  expect(await readReturn()).toEqual({ ...before, invoices: sold.invoices, notes: before.notes + 1 });
  await page.goto(`${url}/admin/money/books`);
  await page.getByRole('button', { name: 'Check the books' }).click();
  await page.getByText(/The books agree: \d+ rules checked/).waitFor();
});
