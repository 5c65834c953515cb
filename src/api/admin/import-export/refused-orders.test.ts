import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { audit } from '#test/auditor.ts';
import { countsOf, importFile, toCsvText } from '#test/import-export/send-import.ts';
import { type MadeStaff, makeStaff } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';

let shop: TestShop;
let owner: MadeStaff;
beforeAll(async () => {
  shop = await openShop();
  owner = await makeStaff(shop, 'owner');
});
afterAll(async () => {
  expect(await audit(shop)).toEqual([]);
  await shop.close();
});

test('an order in our own sheet without a date or a total, or with an invalid quantity, is refused', async () => {
  const file = toCsvText([
    ['Order number', 'Placed on', 'Total', 'Item', 'Quantity', 'Price'],
    ['A-1', '23/11/2024', '₹1,250', 'Diya', '2', '625'],
    ['', '', '', 'Tray', '0', '1'],
    ['A-2', '', '90', '', '', ''],
    ['A-3', '23/11/2024', '', '', '', ''],
  ]);
  const report = await importFile(shop, owner, file);
  expect(report.errors.map(({ row, column, message }) => [row, column, message])).toEqual([
    [3, 'Quantity', 'Enter a whole number, like 2'],
    [4, 'Placed on', 'Enter the day of the order, like 23/11/2026'],
    [5, 'Total', 'Enter the total of the order in rupees, like 1250'],
  ]);
  expect(countsOf(report)).toMatchObject({ created: 0, refused: 3 });
});

test('an order with a value the database cannot hold is refused, and the others are imported', async () => {
  await sql`alter table past_orders add constraint z check (number <> 'Z-1' or 2147483647 + total_paise > 0)`.execute(
    shop.db,
  );
  const file = toCsvText([
    ['Order number', 'Placed on', 'Total'],
    ['Z-1', '01/01/2025', '450'],
    ['Z-2', '01/01/2025', '450'],
  ]);
  const report = await importFile(shop, owner, file);
  await sql`alter table past_orders drop constraint z`.execute(shop.db);
  expect(countsOf(report)).toMatchObject({ created: 1, refused: 1 });
  expect(report.errors).toMatchObject([{ row: 2, message: expect.stringContaining('out of range') }]);
});

test('an order followed by thousands of rows without a number is refused, and the other orders are imported', async () => {
  const line = ['', '', '', 'Diya', '1', '10'];
  const file = toCsvText([
    ['Order number', 'Placed on', 'Total', 'Item', 'Quantity', 'Price'],
    ['L-1', '01/01/2025', '450', 'Diya', '1', '10'],
    ...Array.from({ length: 12_000 }, () => line),
    ['L-2', '01/01/2025', '450', 'Diya', '1', '10'],
  ]);
  const report = await importFile(shop, owner, file);
  expect(countsOf(report)).toMatchObject({ created: 1, refused: 1 });
  expect(report.errors).toMatchObject([{ row: 2, message: expect.stringContaining('more than 1000 rows') }]);
});
