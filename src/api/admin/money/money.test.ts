import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RemittanceAnswer } from '#contract/money/admin-money.ts';
import type { OrderJson } from '#contract/order/order.ts';
import { formatAmount } from '#domain/money/money.ts';
import { callApi, readAnswer } from '#test/call-api.ts';
import { audit } from '#test/auditor.ts';
import { buy, get, post, toOrderBody } from '#test/buy.ts';
import { type MadeStaff, makeCustomer, makeProduct, makeStaff } from '#test/make.ts';
import { makeXlsx } from '#test/import-export/make-xlsx.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';

let shop: TestShop;
let owner: MadeStaff;
let accountant: MadeStaff;
let productId: string;
beforeAll(async () => {
  shop = await openShop();
  owner = await makeStaff(shop);
  accountant = await makeStaff(shop, 'accountant');
  ({ id: productId } = await makeProduct(shop, { stock: 90 }));
});
afterAll(async () => {
  expect(await audit(shop)).toEqual([]);
  await shop.close();
});

let parcels = 0;

/** Places a cash on delivery order and delivers its parcel. */
async function deliver(): Promise<OrderJson & { awb: string }> {
  const order = await buy(shop, await makeCustomer(shop), toOrderBody({ productId }));
  const awb = `1234567${(parcels += 1) + 1000}`;
  const parcel = { courier: 'delhivery', tracking_number: awb };
  await post(shop, `/admin/orders/${order.id}/shipment`, { as: owner, body: parcel });
  await post(shop, `/admin/orders/${order.id}/delivery`, { as: owner, body: {} });
  return { ...order, awb };
}

function send(file: string | Uint8Array, fields: Record<string, string> = {}) {
  const body = new FormData();
  const bytes = typeof file === 'string' ? file : new Uint8Array(file);
  body.append('file', new File([bytes], 'delhivery.csv', { type: 'text/csv' }));
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  const { authorization } = accountant.headers;
  return shop.app.request('/api/v1/admin/remittances', { method: 'POST', headers: { authorization }, body });
}

async function remit(file: string | Uint8Array, fields?: Record<string, string>): Promise<RemittanceAnswer> {
  return readAnswer('POST /admin/remittances', await send(file, fields));
}

async function countPaid(ids: string[]): Promise<number> {
  const rows = await shop.db
    .selectFrom('orders')
    .select('id')
    .where('id', 'in', ids)
    .where('payment_status', '=', 'completed')
    .execute();
  return rows.length;
}

test('a remittance books the matching lines, and uploading the same file twice books them once', async () => {
  const [one, two] = [await deliver(), await deliver()];
  const { total } = one.totals;
  const csv = `AWB,Amount,UTR\r\n${one.awb},"₹${total.toLocaleString('en-IN')}.00",UTR3391\r\n${two.order_number},${total},UTR3391\r\n`;
  const checked = await remit(csv, { dry_run: 'true' });
  expect(checked).toMatchObject({ booked: 0, matched: 2 });
  expect(await countPaid([one.id, two.id])).toBe(0);
  expect(await remit(csv)).toMatchObject({ booked: 2, lines: [{ state: 'booked' }, { state: 'booked' }] });
  expect(await countPaid([one.id, two.id])).toBe(2);
  expect(await remit(csv)).toMatchObject({
    booked: 0,
    lines: [{ state: 'booked_before' }, { state: 'booked_before' }],
  });
  const files = await shop.db.selectFrom('remittances').select('id').execute();
  expect(files).toHaveLength(1);
});

test('a short-paid line is not booked unless accepted, and an unknown line is reported', async () => {
  const short = await deliver();
  const csv = `AWB,Paid\n${short.awb},${short.totals.total - 50}\n99999999999,1100\n`;
  const { booked, lines } = await remit(csv);
  expect(booked).toBe(0);
  expect(lines).toMatchObject([
    { line: 2, state: 'short', order_number: short.order_number, expected: short.totals.total },
    { line: 3, state: 'unknown', order_id: null, paid: 1100 },
  ]);
  expect(await countPaid([short.id])).toBe(0);
  expect(await remit(csv, { accept: '2' })).toMatchObject({ booked: 1 });
  expect(await countPaid([short.id])).toBe(1);
  const params = { id: short.id };
  const { order } = await callApi('GET /admin/orders/{id}', { shop, as: owner, params });
  const [paid, due] = [short.totals.total - 50, short.totals.total].map((each) => formatAmount(each));
  expect(order.events.at(-1)!.reason).toBe(`Remitted ${short.awb}: ${paid} paid, ${due} due`);
});

test('a line for a parcel that was returned or has not been delivered is not booked', async () => {
  const order = await buy(shop, await makeCustomer(shop), toOrderBody({ productId }));
  const back = await deliver();
  await post(shop, `/admin/orders/${back.id}/return-to-origin`, {
    as: owner,
    body: { reason: 'Refused at the door', delivered_by_mistake: true },
  });
  const csv = `Order,Amount\n${order.order_number},${order.totals.total}\n${back.awb},${back.totals.total}\n`;
  expect((await remit(csv)).lines.map(({ state }) => state)).toEqual(['not_delivered', 'returned']);
});

test('twenty requests with the same file at once book each order once', async () => {
  const order = await deliver();
  const csv = `AWB,Amount\n${order.awb},${order.totals.total}\n`;
  const answers = await Promise.all(Array.from({ length: 20 }, () => remit(csv)));
  expect(answers.filter(({ booked }) => booked === 1)).toHaveLength(1);
});

test('an unreadable file is refused with an error that explains the fix, and nothing is booked', async () => {
  const response = await send('Name,Sum\nx,1\n');
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({
    fields: { file: 'Please name the columns in the first line: AWB, Paid and, if known, UTR' },
  });
  const order = await deliver();
  const bad = await send(`AWB,Amount\n${order.awb},${order.totals.total}\nx,12o\n`);
  expect(await bad.json()).toMatchObject({ error: 'Line 3, amount: Enter rupees, like 1250' });
  expect(await countPaid([order.id])).toBe(0);
});

test('semicolons, blank lines and Excel files are read, and lines keep the row numbers of the file', async () => {
  const [one, two] = [await deliver(), await deliver()];
  const { total } = one.totals;
  const semicolons = await remit(`AWB;Amount\n\n${one.awb};"₹ ${total}/-"\n`, { dry_run: 'true' });
  expect(semicolons.lines).toMatchObject([{ line: 3, state: 'matched', paid: total }]);
  const sheet = makeXlsx([
    ['AWB', 'Amount'],
    [two.awb, two.totals.total],
  ]);
  expect((await remit(sheet)).lines).toMatchObject([{ line: 2, reference: two.awb, state: 'booked' }]);
});

test('a tracking number that a spreadsheet has shortened is refused: its last digits are lost', async () => {
  const refused = await send('AWB,Paid\n1.23457E+10,500\n');
  expect(await refused.json()).toMatchObject({
    error: expect.stringMatching(/^Line 2, number: A spreadsheet has shortened this number/),
  });
});

type Report = { headings: string[]; rows: (string | number)[][] };

async function report(name: string, as = accountant): Promise<Report> {
  const response = await get(shop, `/admin/reports/${name}?from=2026-11-01&to=2026-11-30`, as);
  expect(response.status).toBe(200);
  return await readAnswer('GET /admin/reports/{name}', response);
}

test('cash due is summed by courier and age', async () => {
  const { rows: before } = await report('cod-due');
  const order = await deliver();
  const { rows } = await report('cod-due');
  const dueBefore = Number(before[0]?.[2] ?? 0);
  expect(rows).toMatchObject([
    ['Delhivery', expect.any(Number), dueBefore + order.totals.total, 0, 0, dueBefore + order.totals.total],
  ]);
});

test('the register, the GSTR-3B figures and the sales reports agree with each other', async () => {
  const register = await report('invoice-register');
  const sum = (at: number) =>
    Math.round(register.rows.reduce((total, row) => total + Number(row[at]), 0) * 100) / 100;
  const [taxable] = (await report('gst-3b')).rows;
  expect(taxable!.slice(0, 5)).toEqual(['3.1(a) Taxable supplies', sum(8), sum(11), sum(9), sum(10)]);
  const total = (rows: Report['rows']) =>
    Math.round(rows.reduce((all, row) => all + Number(row[6]), 0) * 100) / 100;
  const byDay = await report('sales-by-day');
  expect(total(byDay.rows)).toBe(sum(13));
  expect(total((await report('sales-by-month')).rows)).toBe(total(byDay.rows));
  expect((await report('sales-by-state')).rows).toMatchObject([
    ['Uttar Pradesh', expect.any(Number), expect.any(Number), 1, sum(8), expect.any(Number), sum(13)],
  ]);
});

test('a report is CSV when the request accepts it, and an invalid date range is refused', async () => {
  const headers = { ...accountant.headers, accept: 'text/csv' };
  const csv = await get(shop, '/admin/reports/sales-by-day?from=2026-11-01&to=2026-11-30', { headers });
  expect(await csv.text()).toMatch(/^Day,Orders,Pieces,Came back,Taxable ₹,GST ₹,Sales ₹\r\n2026-11-21,/);
  const wrong = await get(shop, '/admin/reports/sales-by-day?from=2026-11-30&to=2026-11-01', accountant);
  expect(await wrong.json()).toMatchObject({ fields: { to: 'The last day cannot be before the first' } });
  expect((await get(shop, '/admin/reports/nothing?from=2026-11-01&to=2026-11-30', accountant)).status).toBe(
    422,
  );
});

test('GSTR-1 is exported as JSON for the offline tool', async () => {
  const firm = {
    gstin: '27AAPFU0939F1ZV',
    address: {
      line1: '4 MG Road',
      city: 'Pune',
      state: 'Maharashtra',
      postal_code: '411001',
      country: 'India',
    },
  };
  const { totals } = await buy(shop, await makeCustomer(shop), toOrderBody({ productId }, firm));
  const response = await get(shop, '/admin/tax-returns/2026-11.json', accountant);
  const file = await response.json();
  expect(file).toMatchObject({ gstin: '09ABCDE1234F1ZY', fp: '112026', hash: 'hash' });
  expect(file['b2cs']).toMatchObject([{ sply_ty: 'INTRA', pos: '09', typ: 'OE', rt: 5 }]);
  expect(file['b2b']).toMatchObject([
    {
      ctin: firm.gstin,
      inv: [
        {
          idt: '21-11-2026',
          val: totals.total,
          pos: '27',
          rchrg: 'N',
          itms: [{ num: 1, itm_det: { rt: 5, iamt: totals.igst } }],
        },
      ],
    },
  ]);
  expect(file).not.toHaveProperty('b2cl');
  expect(file['hsn']).toMatchObject({
    hsn_b2b: [
      { num: 1, hsn_sc: '83062990', uqc: 'NOS', qty: 1 },
      { uqc: 'OTH', qty: 0 },
    ],
  });
});
