import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeInvoice } from '#test/make-invoice.ts';
import { get } from '#test/buy.ts';
import { readAnswer } from '#test/call-api.ts';
import { makeStaff } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { issueDocuments } from '#test/tax-returns/issue-documents.ts';
import { openReport } from './open-report.ts';

const documents = 1_001;
const november = { from: '2026-11-01', to: '2026-11-30' };
let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
  const invoice = makeInvoice([{ pricePaise: 999_00, rateBp: 500, quantity: 1 }]);
  await issueDocuments(
    shop,
    Array.from({ length: documents }, (_, index) => ({ ...invoice, number: numberOf(index) })),
  );
});
afterAll(() => shop.close());

const numberOf = (index: number) => `INV/26-27/${String(index + 1).padStart(6, '0')}`;
const all = Array.from({ length: documents }, (_, index) => numberOf(index));

test('the invoice register is read in parts of five hundred rows', async () => {
  const accountant = await makeStaff(shop, 'accountant');
  const { parts } = await openReport(accountant.ctx, 'invoice-register', november);
  const sizes: number[] = [];
  for await (const rows of parts) sizes.push(rows.length);
  expect(sizes).toEqual([500, 500, 1]);
});

test('the invoice register is returned complete and in order, as JSON and as CSV', async () => {
  const accountant = await makeStaff(shop, 'accountant');
  const path = `/admin/reports/invoice-register?from=${november.from}&to=${november.to}`;
  const { name, headings, rows } = await readAnswer(
    'GET /admin/reports/{name}',
    await get(shop, path, accountant),
  );
  expect([name, headings[0]]).toEqual(['invoice-register', 'Number']);
  expect(rows.map(([number]) => number)).toEqual(all);
  const headers = { ...accountant.headers, accept: 'text/csv' };
  const lines = (await (await get(shop, path, { headers })).text()).trimEnd().split('\r\n');
  expect(lines.map((line) => line.split(',')[0])).toEqual(['Number', ...all]);
});

test('the invoice register has more columns than a page of paper, so its PDF is refused with a sentence', async () => {
  const accountant = await makeStaff(shop, 'accountant');
  const path = `/admin/reports/invoice-register?from=${november.from}&to=${november.to}`;
  const headers = { ...accountant.headers, accept: 'application/pdf' };
  const refused = await get(shop, path, { headers });
  expect([refused.status, await refused.json()]).toMatchObject([
    422,
    { code: 'report.too_wide', error: 'The invoice register is too wide for a PDF. Use the CSV.' },
  ]);
});
