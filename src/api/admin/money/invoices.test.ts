import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AdminInvoicesAnswer } from '#contract/money/admin-invoice-list.ts';
import { readAnswer } from '#test/call-api.ts';
import { audit } from '#test/auditor.ts';
import { buy, get, post, toOrderBody } from '#test/buy.ts';
import { type MadeStaff, makeCustomer, makeProduct, makeStaff } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';

const firm = {
  name: 'Konkan Interiors',
  gstin: '27AAPFU0939F1ZV',
  address: {
    line1: '4 MG Road',
    line2: '',
    city: 'Pune',
    state: 'MH' as const,
    postal_code: '411001',
    country: 'India' as const,
  },
};

let shop: TestShop;
let accountant: MadeStaff;
let numbers: { home: string; firm: string; cancelled: string };
beforeAll(async () => {
  shop = await openShop();
  const { id: productId } = await makeProduct(shop, { stock: 20 });
  const body = (overrides = {}) => toOrderBody({ productId }, overrides);
  numbers = {
    home: (await buy(shop, await makeCustomer(shop), body({ name: 'Lata Rao' }))).order_number,
    firm: (await buy(shop, await makeCustomer(shop), body(firm))).order_number,
    cancelled: '',
  };
  shop.clock.set('2026-12-02T06:30:00Z');
  const buyer = await makeCustomer(shop);
  const { id, order_number } = await buy(shop, buyer, body());
  await post(shop, `/orders/${id}/cancellation`, { as: buyer, body: {} });
  numbers.cancelled = order_number;
  accountant = await makeStaff(shop, 'accountant');
});
afterAll(async () => {
  expect(await audit(shop)).toEqual([]);
  await shop.close();
});

async function list(query: string): Promise<AdminInvoicesAnswer> {
  const response = await get(shop, `/admin/invoices?${query}`, accountant);
  expect(response.status).toBe(200);
  return await readAnswer('GET /admin/invoices', response);
}

/** Returns the numbers of the orders whose documents a query lists. */
async function ordersOf(query: string): Promise<string[]> {
  return (await list(query)).invoices.map(({ order_number }) => order_number);
}

test('the register lists the newest first, page by page, with credit notes as negative amounts', async () => {
  const { invoices, total } = await list('limit=2');
  expect(total).toBe(4);
  expect(invoices.map(({ kind, order_number }) => [kind, order_number])).toEqual([
    ['credit_note', numbers.cancelled],
    ['tax_invoice', numbers.cancelled],
  ]);
  expect(invoices[0]!.total).toBe(-invoices[1]!.total);
  expect(invoices[0]!.original).toBe(invoices[1]!.number);
  expect(await ordersOf('limit=2&page=2')).toEqual([numbers.firm, numbers.home]);
});

test('a document is found by the end of its number, the GSTIN, the order, or a part of the buyer’s name', async () => {
  const { invoices } = await list('sort=oldest');
  expect(await ordersOf(`q=${invoices[0]!.number.slice(-6)}`)).toContain(numbers.home);
  expect(await ordersOf('q=27aapfu0939f1zv')).toEqual([numbers.firm]);
  expect(await ordersOf(`q=${numbers.cancelled}`)).toHaveLength(2);
  expect(await ordersOf('q=ata ra')).toEqual([numbers.home]);
  expect(await ordersOf('q=nobody of this name')).toEqual([]);
});

test('filters combine: kind, issue date, status, buyer registration and place of supply', async () => {
  expect(await ordersOf('kind=credit_note')).toEqual([numbers.cancelled]);
  expect(await ordersOf('to=2026-11-30')).toEqual([numbers.firm, numbers.home]);
  expect(await ordersOf('from=2026-12-02&to=2026-12-02&kind=invoice')).toEqual([numbers.cancelled]);
  expect(await ordersOf('status=canceled&kind=invoice')).toEqual([numbers.cancelled]);
  expect(await ordersOf('buyer=registered')).toEqual([numbers.firm]);
  expect(await ordersOf('buyer=unregistered&to=2026-11-30')).toEqual([numbers.home]);
  expect(await ordersOf('state=MH')).toEqual([numbers.firm]);
  expect(await ordersOf('status=paid')).toEqual([]);
});

test('the CSV has the whole list regardless of the page requested, in the format of the invoice register', async () => {
  const headers = { ...accountant.headers, accept: 'text/csv' };
  const csv = await get(shop, '/admin/invoices?sort=oldest&limit=1', { headers });
  const register = await get(shop, '/admin/reports/invoice-register?from=2026-11-01&to=2026-11-30', {
    headers,
  });
  const [head, ...rows] = (await csv.text()).trimEnd().split('\r\n');
  expect(head).toMatch(/^Number,Date,Kind,Order,Against invoice/);
  expect(rows).toHaveLength(4);
  expect((await register.text()).trimEnd().split('\r\n')).toEqual([head, ...rows.slice(0, 2)]);
});
