import { makeAwb } from '#test/order-moves.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toPaise } from '#domain/money/money.ts';
import { returnToOrigin } from '#shop/workflows/cancel-and-return/return-to-origin.ts';
import { shipOrder } from '#shop/orders/fulfilment/ship-order.ts';
import { audit } from '#test/auditor.ts';
import { buy, toOrderBody } from '#test/buy.ts';
import { makeCustomer, makeProduct, makeStaff } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { readReturn } from '#test/tax-returns/read-return.ts';
import { closeMonth } from './close-month.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(async () => {
  expect(await audit(shop)).toEqual([]);
  await shop.close();
});

type Row = Record<string, string>;

async function readMonth(month: string): Promise<(table: string) => Row[]> {
  const files = await closeMonth((await makeStaff(shop, 'accountant')).ctx, month);
  const tables = new Map<string, Row[]>();
  for (const { table } of files) tables.set(table, toRows(await readReturn(files, table)));
  return (table) => tables.get(table)!;
}

function toRows(text: string): Row[] {
  const [head, ...rows] = text
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','));
  return rows.map((row) => Object.fromEntries(row.map((field, index) => [head![index]!, field])));
}

const toSum = (rows: Row[], column: string) =>
  rows.reduce((sum, row) => sum + toPaise(Number(row[column])), 0);

test('for parcels back in December, the November figures stay and the credit notes count in December', async () => {
  const system = shop.as({ kind: 'system' });
  const [bell, throne] = [
    await makeProduct(shop, { pricePaise: 999_00 }),
    await makeProduct(shop, { pricePaise: 1_500_00, rateBp: 1800, hsn: '94036000' }),
  ];
  const home = toOrderBody([{ productId: bell.id, quantity: 2 }, { productId: throne.id }]);
  const far = { ...home.address, city: 'Mumbai', state: 'MH', postal_code: '400001' };
  const registered = toOrderBody({ productId: bell.id }, { gstin: '09AAACH7409R1ZZ' });
  const orders = [];
  for (const body of [home, { ...home, address: far }, registered])
    orders.push(await buy(shop, await makeCustomer(shop), body));
  for (const { id } of orders)
    await shipOrder(system, id, { courier: 'bluedart', tracking_number: makeAwb() });
  const november = await readMonth('2026-11');
  shop.clock.set('2026-12-04T06:00:00Z');
  for (const { id } of orders)
    await returnToOrigin(system, id, {
      reason: 'Refused at the door',
      restock: true,
      delivered_by_mistake: false,
    });
  const december = await readMonth('2026-12');

  const after = await readMonth('2026-11');
  for (const table of ['summary', 'b2b', 'b2cs', 'docs']) expect(after(table)).toEqual(november(table));
  expect(december('docs')).toMatchObject([
    {
      'Nature of Document': 'Credit Note',
      'Sr. No. From': 'CRN/26-27/000001',
      'Sr. No. To': 'CRN/26-27/000003',
      'Total Number': '3',
      Cancelled: '0',
    },
  ]);
  // Sales to consumers are net: December subtracts what November added, State by State and rate by rate.
  const byRate = (rows: Row[], sign: 1 | -1) =>
    rows.map((row) => [row['Place Of Supply'], row['Rate'], sign * toPaise(Number(row['Taxable Value']))]);
  expect(november('b2cs')).toHaveLength(4);
  expect(byRate(december('b2cs'), -1)).toEqual(byRate(november('b2cs'), 1));
  expect(december('cdnr')).toMatchObject([{ 'Note Number': 'CRN/26-27/000003' }]);
  expect(december('b2b')).toEqual([]);
  for (const table of ['hsn-b2b', 'hsn-b2c'])
    for (const column of ['Total Quantity', 'Taxable Value', 'Integrated Tax Amount', 'Central Tax Amount'])
      expect(toSum(december(table), column) + toSum(november(table), column)).toBe(0);
});
