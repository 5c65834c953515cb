import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ReportName } from '#contract/money/admin-money.ts';
import { writeSettings } from '#shop/content/save-settings.ts';
import { inTransaction } from '#shop/context.ts';
import { audit } from '#test/auditor.ts';
import { buy, get, post, toOrderBody } from '#test/buy.ts';
import { callApi } from '#test/call-api.ts';
import type { MadeProduct, MadeStaff } from '#test/make.ts';
import { makeCustomer, makeProduct, makeStaff } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { makeOrderMoves } from '#test/order-moves.ts';
import { makeVisitors, mela } from '#test/visits.ts';

let shop: TestShop;
let owner: MadeStaff;
let accountant: MadeStaff;
let diya: MadeProduct;
let shawl: MadeProduct;
const { deliver } = makeOrderMoves(() => shop);
const { act, newSession, open } = makeVisitors(() => shop);
const october = { from: '2026-10-01', to: '2026-10-31' };

beforeAll(async () => {
  shop = await openShop();
  await inTransaction(shop.as({ kind: 'system' }), (tx) =>
    writeSettings(tx, { cod: { mostOpenOrders: null, firstOrderLimitPaise: 20_000_00 } }),
  );
  await shop.changes.settle();
  owner = await makeStaff(shop);
  accountant = await makeStaff(shop, 'accountant');
  diya = await makeProduct(shop, { name: 'Clay Diya', pricePaise: 1050_00, stock: 50 });
  shawl = await makeProduct(shop, {
    name: 'Wool Shawl',
    pricePaise: 2240_00,
    rateBp: 1200,
    stock: 20,
    category: 'textiles',
  });
  await describe(diya, { craft: 'Terracotta', maker: { name: 'Sita Devi' } });
  await describe(shawl, { craft: 'Weaving', maker: { name: 'Rafiq Khan' } });
  await workAMonth();
});
afterAll(async () => {
  expect(await audit(shop)).toEqual([]);
  await shop.close();
});

async function describe({ id }: MadeProduct, words: { craft: string; maker: { name: string } }) {
  await callApi('PATCH /admin/products/{id}', { shop, as: owner, params: { id }, body: words });
}

function order(pieces: Parameters<typeof toOrderBody>[0], state: 'UP' | 'MH' = 'UP') {
  const { address } = toOrderBody(pieces);
  const place = state === 'UP' ? address : { ...address, city: 'Pune', state, postal_code: '411001' };
  return toOrderBody(pieces, { address: place, notes: crypto.randomUUID() });
}

async function change(path: string, body: object, method = 'POST') {
  const headers = { ...owner.headers, 'idempotency-key': crypto.randomUUID() };
  const sent = { method, headers, body: JSON.stringify(body) };
  const answer = await shop.app.request(`/api/v1/admin/orders/${path}`, sent);
  expect([answer.status, answer.ok ? '' : await answer.text()]).toEqual([200, '']);
}

/**
 * October: sales to two States, one piece refunded, a parcel refused, an order cancelled, and one sent to another State than it was
 * invoiced for.
 */
async function workAMonth() {
  shop.clock.set('2026-10-05T06:00:00Z');
  const buyer = await makeCustomer(shop);
  const both = await buy(
    shop,
    buyer,
    order([
      { productId: diya.id, quantity: 3 },
      { productId: shawl.id, quantity: 1 },
    ]),
  );
  await deliver(owner, both.id);
  await change(`${both.id}/cash`, {});
  await change(`${both.id}/refund`, {
    reason: 'Chipped',
    items: [{ item_id: both.items[0]!.id, quantity: 1 }],
    restock: false,
  });
  shop.clock.set('2026-10-07T06:00:00Z');
  const refused = await buy(shop, buyer, order({ productId: shawl.id, quantity: 2 }, 'MH'));
  await change(`${refused.id}/shipment`, { courier: 'delhivery', tracking_number: '12345678901' });
  await change(`${refused.id}/return-to-origin`, { restock: true, reason: 'Refused at the door' });
  const moved = await buy(shop, buyer, order({ productId: diya.id, quantity: 4 }));
  const { address } = order({ productId: diya.id }, 'MH');
  await change(`${moved.id}/address`, { address, reason: 'She moved' }, 'PATCH');
  const cancelled = await buy(shop, buyer, order({ productId: diya.id, quantity: 2 }));
  await post(shop, `/orders/${cancelled.id}/cancellation`, { as: buyer, body: { reason: '' } });
  shop.clock.set('2026-11-02T06:00:00Z');
  await buy(shop, await makeCustomer(shop), order({ productId: diya.id, quantity: 9 }));
}

const report = (name: ReportName, query: { from: string; to: string; maker?: string } = october) =>
  callApi('GET /admin/reports/{name}', { shop, as: accountant, params: { name }, query });

type Rows = Awaited<ReturnType<typeof report>>['rows'];
const sum = (rows: Rows, column: number) =>
  Math.round(rows.reduce((total, row) => total + Number(row[column]), 0) * 100) / 100;

test('each report of sales sums to the invoice register, to the paisa, in taxable value, GST and total', async () => {
  const { rows: register } = await report('invoice-register');
  const figures = [8, 9, 10, 11, 13].map((column) => sum(register, column));
  const [taxable, cgst, sgst, igst, total] = figures as [number, number, number, number, number];
  const tax = Math.round((cgst + sgst + igst) * 100) / 100;
  expect(register.length).toBe(9);
  for (const by of ['day', 'month', 'state', 'product', 'category', 'craft', 'maker'] as const) {
    const { rows } = await report(`sales-by-${by}`);
    expect([by, sum(rows, 4), sum(rows, 5), sum(rows, 6)]).toEqual([by, taxable, tax, total]);
  }
});

test('pieces are counted once, returns are listed beside them, and delivery has its own row', async () => {
  const { headings, rows } = await report('sales-by-product');
  expect(headings).toEqual(['Product', 'Orders', 'Pieces', 'Came back', 'Taxable ₹', 'GST ₹', 'Sales ₹']);
  expect(rows.slice(0, 2).map((row) => row.slice(0, 4))).toEqual([
    ['Clay Diya', 3, 9, 3],
    ['Wool Shawl', 2, 3, 2],
  ]);
  // 3 − 1 + 4 diyas at ₹1,050 with 5 % GST.
  expect(rows[0]!.slice(4)).toEqual([6000, 300, 6300]);
  expect(rows[2]![0]).toBe('Delivery, gift wrapping and cash on delivery');
  const { rows: makers } = await report('sales-by-maker');
  expect(makers.map(([name]) => name)).toEqual(
    expect.arrayContaining(['Sita Devi', 'Rafiq Khan', 'Delivery, gift wrapping and cash on delivery']),
  );
});

test('sales of a product that has no category any more have a row of their own', async () => {
  const categories = async () => (await report('sales-by-category')).rows.map(([name]) => name);
  expect(await categories()).toEqual(expect.arrayContaining(['lighting', 'textiles']));
  const publish_at = '2027-01-01T00:00:00Z';
  for (const body of [
    { status: 'hidden' },
    { status: 'scheduled', publish_at },
    { status: 'draft', category_id: null },
  ] as const)
    await callApi('PATCH /admin/products/{id}', { shop, as: owner, params: { id: shawl.id }, body });
  expect(await categories()).toEqual(expect.arrayContaining(['lighting', 'Not stated']));
});

test('returns are totalled by product and reason, matching the credit notes', async () => {
  const { rows } = await report('returns');
  expect(rows).toEqual(
    expect.arrayContaining([
      ['Clay Diya', 'chipped', 1, 1, 0, 1050],
      ['Wool Shawl', 'refused at the door', 1, 2, 2, 4480],
    ]),
  );
});

test('a maker’s statement shows what was sold and returned, and is available as PDF', async () => {
  const sita = { ...october, maker: 'Sita Devi' };
  const { rows } = await report('maker-statement', sita);
  expect(rows).toEqual([
    ['Clay Diya', diya.sku, 9, 3, 6, 6000, 6300],
    ['Total', '', 9, 3, 6, 6000, 6300],
  ]);
  const headers = { ...accountant.headers, accept: 'application/pdf' };
  const path = `/admin/reports/maker-statement?${new URLSearchParams(sita)}`;
  const pdf = await get(shop, path, { headers });
  expect(pdf.headers.get('content-type')).toBe('application/pdf');
  expect(new TextDecoder('latin1').decode(await pdf.arrayBuffer())).toMatch(/^%PDF-1\.\d[\s\S]+%%EOF\s*$/);
  const nobody = await get(shop, '/admin/reports/maker-statement?from=2026-10-01&to=2026-10-31', accountant);
  expect(await nobody.json()).toMatchObject({ code: 'report.no_maker', error: 'Please choose a maker' });
});

test('stock is valued at today’s price without GST, with a note that no cost is kept', async () => {
  const { rows, note } = await report('stock-value');
  const [left] = await shop.db
    .selectFrom('products')
    .select('stock_quantity')
    .where('id', '=', shawl.id)
    .execute();
  expect(rows).toContainEqual([
    'Wool Shawl',
    shawl.sku,
    left!.stock_quantity,
    2240,
    2000 * left!.stock_quantity,
  ]);
  expect(note).toContain('does not record your cost');
});

test('the value of the stock has drafts that lack HSN code and price', async () => {
  const body = { name: 'Unpriced Bowl', sku: 'BOWL-1', stock_quantity: 2 };
  await callApi('POST /admin/products', { shop, as: owner, body });
  const { rows } = await report('stock-value');
  expect(rows).toContainEqual(['Unpriced Bowl', 'BOWL-1', 2, 0, 0]);
});

test('reports show sales by source and searches without results', async () => {
  shop.clock.set('2026-11-05T06:00:00Z');
  const buyer = await makeCustomer(shop);
  const session = newSession();
  await open(session, '/', mela);
  const search = (query: string, results: number) => act(session, 'search', { metadata: { query, results } });
  await search('hammock', 0);
  await search('hammock', 0);
  await search('diya', 12);
  const { id } = await buy(shop, buyer, order({ productId: diya.id }));
  await act(session, 'purchase', { value: 1050, metadata: { order_id: id } }, buyer.headers);
  const day = { from: '2026-11-05', to: '2026-11-05' };
  const { rows } = await report('sales-by-source', day);
  expect(rows).toMatchObject([[expect.stringContaining('mela'), 1, 1, 1050]]);
  expect((await report('searches-without-result', day)).rows).toEqual([['hammock', 2, 2]]);
});
