import { afterAll, beforeAll, expect, test } from 'vitest';
import { get } from '#test/buy.ts';
import { makeStaff } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test.each([
  'remittances',
  'invoices',
  'orders',
  'stock',
  'reports/sales-by-month?from=2026-11-01&to=2026-11-30',
  'exports/orders.csv',
])('%s as CSV begins with the UTF-8 byte order mark, so Excel shows ₹ and Hindi correctly', async (path) => {
  const headers = { ...(await makeStaff(shop)).headers, accept: 'text/csv' };
  const response = await get(shop, `/admin/${path}`, { headers });
  expect(response.headers.get('content-type')).toContain('text/csv');
  expect([...new Uint8Array(await response.arrayBuffer())].slice(0, 3)).toEqual([0xef, 0xbb, 0xbf]);
});
