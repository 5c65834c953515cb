import { setTimeout } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findBarriers, findCutOff } from '../support/barriers.ts';
import { callApi } from '../support/api-buyer.ts';
import { desk, newVisitor, openBrowser, phone, untilAwake } from '../support/browser.ts';
import { findShop } from '../support/find-shop.ts';
import { pickProducts } from '../support/products.ts';
import { goWithinAdmin, makeStaff, openAdmin, saveForm } from '../support/staff.ts';
import { placeByCash } from '../support/place-order.ts';

const shop = findShop();
const { url } = shop;
let browser: Browser;
let owner: Awaited<ReturnType<typeof makeStaff>>;
let token: string;
let onPhone: Page;

beforeAll(async () => {
  browser = await openBrowser();
  owner = await makeStaff(shop, 'owner.of.couriers@example.in', 'owner');
  ({ token } = await callApi('POST /admin/login', { url, body: owner }));
  onPhone = await openAdmin(browser, { url, size: phone }, { path: '/settings/courier', as: owner });
});
afterAll(async () => {
  const params = { section: 'courier' as const };
  await callApi('PUT /admin/settings/{section}', { url, token, params, body: { gateway: null } });
  await browser.close();
});

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

const select = (page: Page, number: string) =>
  page
    .locator('[data-row]')
    .filter({ hasText: number })
    .locator('visible=true')
    .getByLabel(`Select ${number}`)
    .check();

test('on a phone, staff connect a courier and book five parcels; one is delivered, one is reattempted, one returns to origin', async () => {
  const page = onPhone;
  await page.getByLabel('Courier', { exact: true }).selectOption('shiprocket');
  await page.getByLabel('Pickup location', { exact: true }).fill('Primary');
  await page.getByLabel('Pickup PIN code').fill('221001');
  await saveForm(page);
  await goWithinAdmin(page, '/ready');
  await page.getByRole('button', { name: 'Test courier' }).click();
  await page.getByText(/It worked on/).waitFor();

  const orders = await Promise.all(Array.from({ length: 5 }, packOne));
  await goWithinAdmin(page, `/orders/${orders[0]!.order_number}`);
  await page.getByRole('button', { name: 'Book with Shiprocket' }).click();
  await page.getByText('The parcel is booked with the courier').waitFor();

  const refuse = JSON.stringify({ failNext: [{ call: 'book', fault: 'refused' }] });
  await fetch(`${url}/sandbox/couriers/control`, { method: 'POST', body: refuse });
  await goWithinAdmin(page, '/orders?stage=to_hand_over');
  await page.getByRole('button', { name: 'Select' }).click();
  for (const { order_number } of orders.slice(1)) await select(page, order_number);
  const bar = page.getByRole('region', { name: 'Selected' });
  await bar.getByRole('button', { name: 'Book courier' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Book 4 parcels' }).click();
  await page.getByText(/3 booked with the courier, 1 not\. .*The sandbox was told to refuse this/).waitFor();
  expect(await findBarriers(page)).toEqual([]);
  expect(await findCutOff(page, 320)).toEqual([]);
  await page.setViewportSize(phone);
  await page.getByRole('button', { name: 'Retry 1 failed' }).click();
  await page.getByText('1 booked with the courier').waitFor();

  await goWithinAdmin(page, `/orders/${orders[4]!.order_number}`);
  const [arrives, fails, returns] = orders.map(({ id }) => id) as [string, string, string];
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Courier’s label' }).click();
  expect((await download).suggestedFilename()).toMatch(/^label-HT-.*\.pdf$/);

  await move(arrives, 'picked_up', 'delivered');
  expect(await readOrder(arrives)).toMatchObject({ status: 'delivered', payment: { status: 'pending' } });

  await move(fails, 'picked_up', 'delivery_failed');
  await goWithinAdmin(page, '/');
  await page.getByRole('link', { name: /Failed deliveries to answer/ }).click();
  await page.getByText(orders[1]!.order_number).locator('visible=true').first().click();
  await page.getByRole('button', { name: 'Tell the courier' }).click();
  await page.getByText('Your instructions are sent to the courier').waitFor();

  await move(returns, 'picked_up', 'return_started', 'returned');
  await goWithinAdmin(page, `/orders/${orders[2]!.order_number}`);
  await page.getByText(/Once you have the parcel/).waitFor();
  expect((await readOrder(returns)).actions).toContain('return_to_origin');
});

test.each([
  ['on a phone', phone],
  ['at a desk', desk],
] as const)(
  '%s the courier section of an order causes no layout shift when it loads late',
  async (_, size) => {
    const { order_number } = await packOne();
    const page = size === phone ? onPhone : await openAdmin(browser, { url, size }, { path: '/', as: owner });
    await page.route('**/booking', async (route) => {
      await setTimeout(1_500);
      await route.continue();
    });
    await page.goto(`${url}/admin/orders/${order_number}`);
    const papers = page.getByRole('heading', { name: 'Documents' });
    await papers.waitFor();
    const before = await papers.boundingBox();
    await page.getByRole('button', { name: 'Book with Shiprocket' }).waitFor();
    expect(await papers.boundingBox()).toEqual(before);
  },
);

test('when a courier is connected, a product page shows its delivery estimate for the PIN code', async () => {
  const params = { section: 'courier' as const };
  const connected = { gateway: 'shiprocket', pickup_location: 'Primary', pickup_pin: '221001' };
  await callApi('PUT /admin/settings/{section}', { url, token, params, body: connected });
  const { plain } = await pickProducts(url);
  const page = await (await newVisitor(browser, phone)).newPage();
  await page.goto(`${url}/product/${plain.product.slug}`);
  await untilAwake(page);
  const ask = async (pin: string) => {
    await page.getByLabel('Delivery to PIN code').fill(pin);
    await page.getByRole('button', { name: 'Check', exact: true }).click();
  };
  await ask('744301');
  await page.getByText('Our courier does not deliver to 744301 at present.').waitFor();
  await ask('194101');
  await page.getByText('Cash on delivery is not available in PIN code 194101.').waitFor();
  await page.getByRole('button', { name: 'Change PIN code 194101' }).click();
  await ask('411001');
  await page.getByText(/Arrives in Pune/).waitFor();
  await page.getByText('Cash on delivery available').waitFor();
  await page.context().close();
});
