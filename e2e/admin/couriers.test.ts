import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callApi } from '../support/api-buyer.ts';
import { openBrowser, phone } from '../support/browser.ts';
import { findShop } from '../support/find-shop.ts';
import { pickProducts } from '../support/products.ts';
import { makeStaff, openAdmin, saveForm } from '../support/staff.ts';
import { placeByCash } from '../support/place-order.ts';

const shop = findShop();
const { url } = shop;
let browser: Browser;
let owner: Awaited<ReturnType<typeof makeStaff>>;
let token: string;

beforeAll(async () => {
  browser = await openBrowser();
  owner = await makeStaff(shop, 'owner.of.couriers@example.in', 'owner');
  ({ token } = await callApi('POST /admin/login', { url, body: owner }));
});
afterAll(() => browser.close());

async function packOne(): Promise<{ id: string; order_number: string }> {
  const { plain } = await pickProducts(url);
  const order = await placeByCash(url, [{ product_id: plain.product.id, quantity: 1 }]);
  await callApi('POST /admin/orders/{id}/packing', { url, token, params: { id: order.id }, body: {} });
  return order;
}

async function move(id: string, ...states: string[]): Promise<void> {
  const { shipment } = await callApi('GET /admin/orders/{id}/booking', { url, token, params: { id } });
  for (const to of states) {
    const sent = { method: 'POST', body: JSON.stringify({ to }) };
    const answer = await fetch(`${url}/sandbox/couriers/parcels/${shipment!.awb}/moves`, sent);
    expect(await answer.json()).toMatchObject({ answers: [200] });
  }
}

const readOrder = async (id: string) =>
  (await callApi('GET /admin/orders/{id}', { url, token, params: { id } })).order;

test('on a phone: connect a courier, book five parcels, one arrives, one is tried again, one is brought back', async () => {
  const page = await openAdmin(browser, { url, size: phone }, { path: '/settings/courier', as: owner });
  await page.getByLabel('Courier', { exact: true }).selectOption('shiprocket');
  await page.getByLabel('Pickup place', { exact: true }).fill('Primary');
  await page.getByLabel('PIN of the pickup place').fill('221001');
  await saveForm(page);
  await page.goto(`${url}/admin/ready`);
  await page.getByRole('button', { name: 'Test courier' }).click();
  await page.getByText(/It worked on/).waitFor();

  const orders = await Promise.all(Array.from({ length: 5 }, packOne));
  for (const { order_number } of orders) {
    await page.goto(`${url}/admin/orders/${order_number}`);
    await page.getByRole('button', { name: 'Book with Shiprocket' }).click();
    await page.getByText('Booked with the courier').first().waitFor();
  }
  const [arrives, fails, returns] = orders.map(({ id }) => id) as [string, string, string];
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Courier’s label' }).click();
  expect((await download).suggestedFilename()).toMatch(/^label-HT-.*\.pdf$/);

  await move(arrives, 'picked_up', 'delivered');
  expect(await readOrder(arrives)).toMatchObject({ status: 'delivered', payment: { status: 'pending' } });

  await move(fails, 'picked_up', 'delivery_failed');
  await page.goto(`${url}/admin/`);
  await page.getByRole('link', { name: /Failed deliveries to answer/ }).click();
  await page.getByText(orders[1]!.order_number).locator('visible=true').first().click();
  await page.getByRole('button', { name: 'Tell the courier' }).click();
  await page.getByText('The courier was told').first().waitFor();

  await move(returns, 'picked_up', 'return_started', 'returned');
  await page.goto(`${url}/admin/orders/${orders[2]!.order_number}`);
  await page.getByText(/When the parcel lies before you/).waitFor();
  expect((await readOrder(returns)).actions).toContain('return_to_origin');
});
