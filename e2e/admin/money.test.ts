import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callApi, signUp } from '../support/api-buyer.ts';
import { findBarriers, findCutOff } from '../support/barriers.ts';
import { openBrowser, phone } from '../support/browser.ts';
import { findShop } from '../support/find-shop.ts';
import { goWithinAdmin, makeStaff, openAdmin } from '../support/staff.ts';

const shop = findShop();
const { url } = shop;
const gstin = '27AAPFU0939F1ZV';
let browser: Browser;
let accountant: Awaited<ReturnType<typeof makeStaff>>;
let token: string;
let orders: Awaited<ReturnType<typeof sell>>[];
let taxed: { product_id: string; quantity: number; price: number };

beforeAll(async () => {
  browser = await openBrowser();
  const owner = await makeStaff(shop, 'owner.of.money@example.in', 'owner');
  accountant = await makeStaff(shop, 'accountant.of.money@example.in', 'accountant');
  ({ token } = await callApi('POST /admin/login', { url, body: owner }));
  taxed = await findTaxed();
  orders = [await sell({ gstin }), await sell({}), await sell({})];
  for (const [index, { id }] of orders.slice(0, 2).entries()) await deliver(id, `7781${Date.now()}${index}`);
});
afterAll(() => browser.close());

/** Finds the cheapest product without variants that is taxed: many crafts are nil-rated. */
async function findTaxed() {
  const { products } = await callApi('GET /products', { url, query: { limit: 100 } });
  const plenty = products.filter(({ has_variants, stock_quantity }) => !has_variants && stock_quantity > 5);
  for (const { id, price, sale_price } of plenty.toSorted((a, b) => a.from_price - b.from_price)) {
    const item = { product_id: id, quantity: 1, price: sale_price ?? price };
    const { totals } = await callApi('POST /cart/quote', {
      url,
      body: { items: [item], state: 'MH', paymentMethod: 'cod', shippingMethod: 'standard' },
    });
    if (totals.tax > 0) return item;
  }
  throw new Error('no product of the demo is taxed');
}

/** Places a cash on delivery order in Pune; its invoice is issued immediately. */
async function sell(buyerFacts: { gstin?: string }) {
  const buyer = await signUp(url);
  const { order } = await callApi('POST /orders', {
    url,
    token: buyer.token,
    headers: { 'idempotency-key': crypto.randomUUID() },
    body: {
      name: 'Meera Kumari',
      email: `${buyer.mobile}@example.com`,
      phone: buyer.mobile,
      address: { line1: '12 Lake Road', line2: '', city: 'Pune', state: 'MH', postal_code: '411001' },
      items: [taxed],
      paymentMethod: 'cod',
      ...buyerFacts,
    },
  });
  return order;
}

async function deliver(id: string, awb: string): Promise<void> {
  const about = { url, token, params: { id } };
  await callApi('POST /admin/orders/{id}/packing', { ...about, body: {} });
  const parcel = { courier: 'delhivery', tracking_number: awb };
  await callApi('POST /admin/orders/{id}/shipment', { ...about, body: parcel });
  await callApi('POST /admin/orders/{id}/delivery', { ...about, body: {} });
}

/** Presses a button that downloads a file, and returns its text. */
async function download(page: Page, button: string): Promise<string> {
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: button, exact: true }).click();
  return readFile(await (await started).path(), 'utf8');
}

async function expectUsable(page: Page): Promise<void> {
  expect(await findBarriers(page)).toEqual([]);
  expect(await findCutOff(page, 320)).toEqual([]);
  await page.setViewportSize(phone);
}

function lastDay(month: string): string {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
}

type Section = { inv: { inum: string; val: number; itms: { itm_det: { iamt?: number } }[] }[]; ctin: string };
type Taxed = { txval: number };
const paise = (rupees: number) => Math.round(rupees * 100);

test(
  'at month end the accountant reads the register, exports GSTR-1 and 3B and records a courier remittance on a phone',
  { timeout: 240_000 },
  async () => {
    const [firm, second, waiting] = orders as [(typeof orders)[0], (typeof orders)[0], (typeof orders)[0]];
    const page = await openAdmin(browser, { url, size: phone }, { path: '/money', as: accountant });
    await page.waitForURL('**/money/cod');

    await page.getByRole('link', { name: 'Invoices', exact: true }).click();
    await page.getByLabel('Number, order, buyer, mobile, GSTIN').fill(firm.order_number);
    await expect.poll(() => page.url()).toContain(`q=${firm.order_number}`);
    await expect.poll(() => page.locator('[data-row]').locator('visible=true').count()).toBe(1);
    const register = (await download(page, 'CSV')).trimEnd().split('\r\n');
    expect(register).toHaveLength(2);
    const invoice = register[1]!.split(',')[0]!;
    expect(register[1]).toContain(`${firm.order_number},,Meera Kumari,${gstin},Maharashtra`);

    await page.getByRole('link', { name: 'GST', exact: true }).click();
    const month = new Date(Date.now() + 5.5 * 60 * 60_000).toISOString().slice(0, 7);
    await page.getByLabel('Month').selectOption(month);
    await page.getByText('3.2 Unregistered buyers in Maharashtra').locator('visible=true').waitFor();
    const json = JSON.parse(await download(page, 'JSON for the portal')) as Record<string, unknown>;
    const sold = (json['b2b'] as Section[]).find(({ ctin }) => ctin === gstin)!;
    const reported = sold.inv.find(({ inum }) => inum === invoice)!;
    expect(reported.val).toBe(firm.totals.total);
    const igst = reported.itms.reduce((sum, { itm_det }) => sum + paise(itm_det.iamt ?? 0), 0);
    expect(igst).toBe(paise(firm.totals.igst));
    const b2b = await download(page, 'B2B invoices');
    expect(b2b).toContain(`${gstin},Meera Kumari,${invoice},`);
    expect(b2b).toContain(`,${firm.totals.total},27-Maharashtra,`);
    // The total by HSN code of this month's sales is the taxable value of the register.
    const { hsn_b2b, hsn_b2c } = json['hsn'] as { hsn_b2b: Taxed[]; hsn_b2c: Taxed[] };
    const byHsn = [...hsn_b2b, ...hsn_b2c].reduce((sum, { txval }) => sum + paise(txval), 0);
    const { rows, headings } = await callApi('GET /admin/reports/{name}', {
      url,
      token,
      params: { name: 'invoice-register' },
      query: { from: `${month}-01`, to: lastDay(month) },
    });
    const taxable = headings.indexOf('Taxable ₹');
    expect(byHsn).toBe(rows.reduce((sum, row) => sum + paise(Number(row[taxable])), 0));

    await page.getByRole('link', { name: 'COD', exact: true }).click();
    await page.getByRole('heading', { name: 'Held by couriers' }).waitFor();
    const utr = `UTR${Date.now()}`;
    const csv = `Order,Paid,UTR\n${firm.order_number},${firm.totals.total},${utr}\n${second.order_number},${second.totals.total - 50},${utr}\n`;
    const file = { name: `${utr}.csv`, mimeType: 'text/csv', buffer: Buffer.from(csv) };
    await page.getByLabel('Add file').setInputFiles(file);
    await page.getByText('1 of 2 lines match').waitFor();
    await page.getByText('₹50 short').waitFor();
    await expectUsable(page);
    await page.getByRole('button', { name: 'Book 1 line' }).click();
    await page.getByText('1 of 2 lines booked').waitFor();

    await page.getByRole('link', { name: 'Remittances', exact: true }).click();
    // The open screen shows the name of the file too.
    await page.getByRole('heading', { level: 1, name: 'Remittances' }).waitFor();
    await page.getByText(file.name).locator('visible=true').click();
    await page.getByRole('heading', { name: file.name }).waitFor();
    await page.getByText('₹50 short').waitFor();
    expect(await download(page, 'CSV')).toContain(`${firm.order_number},${utr},${firm.totals.total},`);

    for (const [name, heading] of [
      ['Remittances', 'Remittances'],
      ['Settlements', 'Razorpay settlements'],
      ['Refunds', 'Refunds'],
      ['Reports', 'Reports'],
      ['Books', 'Books'],
    ] as const) {
      await page.getByRole('link', { name, exact: true }).click();
      await page.getByRole('main').getByRole('heading', { level: 1, name: heading }).waitFor();
    }
    await page.getByRole('button', { name: 'Check the books' }).click();
    await page.getByText(/The books agree: \d+ rules checked/).waitFor();

    // The accountant sees the orders, but no buttons for other people's work.
    await goWithinAdmin(page, `/orders/${waiting.order_number}`);
    await page.getByRole('heading', { level: 1, name: waiting.order_number }).waitFor();
    const others =
      /confirm|pack|hand over|ship|cancel order|refund|return|came back|change address|exchange|erase/i;
    await expect.poll(() => page.getByRole('button', { name: others }).count()).toBe(0);
    // The accountant has Money in the place of the packer's Pack.
    const bar = page.getByRole('navigation', { name: 'Admin' });
    await bar.getByRole('link', { name: 'Money', exact: true }).waitFor();
    await bar.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('dialog', { name: 'More' }).waitFor();
    for (const name of [
      'Pack',
      'Customers',
      'Tickets',
      'Set-up',
      'People',
      'API keys',
      'Audit',
      'Newsletter',
    ])
      expect(await page.getByRole('link', { name, exact: true }).count()).toBe(0);
  },
);

test(
  'a staff member who may only record cash finds that screen under Money, and no link that would be refused',
  { timeout: 90_000 },
  async () => {
    const clerk = await makeStaff(shop, 'clerk.of.money@example.in', 'packer');
    const { staff } = await callApi('GET /admin/staff', { url, token, query: { limit: 100 } });
    const { id, version } = staff.find(({ email }) => email === clerk.email)!;
    await callApi('PATCH /admin/staff/{id}', {
      url,
      token,
      params: { id },
      body: { abilities: ['collect_cash'], version },
    });
    const page = await openAdmin(browser, { url, size: phone }, { path: '/', as: clerk });
    const refused: string[] = [];
    page.on('response', (response) => response.status() === 403 && refused.push(response.url()));
    await page.getByRole('link', { name: /COD cash to book/ }).click();
    await page.getByRole('heading', { name: 'Courier remittance' }).waitFor();
    const screens = page.getByRole('navigation', { name: 'Money' }).getByRole('link');
    expect(await screens.allTextContents()).toEqual(['COD', 'Remittances']);
    await screens.filter({ hasText: 'Remittances' }).click();
    await page.getByRole('main').getByRole('heading', { level: 1, name: 'Remittances' }).waitFor();
    await page.goto(`${url}/admin/money`);
    await page.waitForURL('**/money/cod');
    expect(refused).toEqual([]);
    await expectUsable(page);
  },
);
