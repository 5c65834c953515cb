import { afterAll, beforeAll, expect, test } from 'vitest';
import { get, readStock } from '#test/buy.ts';
import { readAnswer } from '#test/call-api.ts';
import { type MadeStaff, makeCategory, makeStaff } from '#test/make.ts';
import { makeXlsx } from '#test/import-export/make-xlsx.ts';
import { countsOf, importFile, runChecked, toCsvText } from '#test/import-export/send-import.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';

let shop: TestShop;
let owner: MadeStaff;
beforeAll(async () => {
  shop = await openShop();
  owner = await makeStaff(shop, 'owner');
  await makeCategory(shop, 'lighting');
});
afterAll(() => shop.close());

const headings = [
  'Slug',
  'Name',
  'Category',
  'Status',
  'GST %',
  'HSN',
  'SKU',
  'Colour',
  'Size',
  'Price',
  'Stock',
  'Craft',
];
/** Two products, one of them with two variants; both complete. */
const lamps = (name: string) => [
  headings,
  [
    `${name}-diya`,
    `${name} diya`,
    'Lighting',
    'live',
    '5',
    '83062990',
    `${name}-D`,
    '',
    '',
    '₹1,250',
    '4',
    'Dhokra',
  ],
  [
    `${name}-lamp`,
    `${name} lamp`,
    'Lighting',
    'live',
    '5',
    '83062990',
    `${name}-R`,
    'Red',
    'S',
    '900',
    '3',
    '',
  ],
  [`${name}-lamp`, '', '', '', '', '', `${name}-B`, 'Blue', 'S', '950', '2', ''],
];

async function readProduct(slug: string) {
  const response = await get(shop, `/admin/products/${slug}`, owner);
  if (!response.ok) return undefined;
  return (await readAnswer('GET /admin/products/{id}', response)).product;
}

test('a file is checked without changes, then imported, and importing it again changes nothing', async () => {
  const file = toCsvText(lamps('first'));
  const checked = await importFile(shop, owner, file, { dry_run: true });
  expect(checked).toMatchObject({
    status: 'done',
    dry_run: true,
    kind: 'products',
    format: 'haat',
    rows: 3,
    records: 2,
    encoding: 'UTF-8',
    errors: [],
  });
  expect(countsOf(checked)).toEqual({ created: 2, updated: 0, unchanged: 0, refused: 0 });
  expect(await readProduct('first-diya')).toBeUndefined();

  const imported = await runChecked(shop, owner, checked.id);
  expect({ ...countsOf(imported), dry_run: imported.dry_run }).toEqual({
    created: 2,
    updated: 0,
    unchanged: 0,
    refused: 0,
    dry_run: false,
  });
  expect(await readProduct('first-diya')).toMatchObject({
    status: 'live',
    sku: 'first-D',
    price: 1250,
    stock_quantity: 4,
    craft: 'Dhokra',
  });
  expect((await readProduct('first-lamp'))!['variants']).toMatchObject([
    { sku: 'first-R', color: 'Red', price: 900, stock_quantity: 3 },
    { sku: 'first-B', color: 'Blue', price: 950, stock_quantity: 2 },
  ]);
  expect((await get(shop, '/products?q=first diya', owner)).status).toBe(200);

  const again = await importFile(shop, owner, file);
  expect(countsOf(again)).toEqual({ created: 0, updated: 0, unchanged: 2, refused: 0 });
});

test('an empty cell keeps the old value unless clearing is requested; variants missing from the file are kept', async () => {
  await importFile(shop, owner, toCsvText(lamps('keep')));
  const some = [
    ['SKU', 'Price', 'Sale price', 'Craft', 'Stock'],
    ['keep-D', '1,300', '', '', '9'],
    ['keep-B', '800', '', '', ''],
  ];
  expect(countsOf(await importFile(shop, owner, toCsvText(some)))).toMatchObject({ updated: 2, refused: 0 });
  const diya = await readProduct('keep-diya');
  expect(diya).toMatchObject({ price: 1300, craft: 'Dhokra', stock_quantity: 9 });
  expect((await readProduct('keep-lamp'))!['variants']).toMatchObject([
    { sku: 'keep-R', price: 900, stock_quantity: 3 },
    { sku: 'keep-B', price: 800, stock_quantity: 2 },
  ]);
  expect(await readStock(shop, { id: String(diya!['id']) })).toBe(9);
  const moves = await shop.db
    .selectFrom('stock_moves')
    .select(['quantity'])
    .where('product_id', '=', String(diya!['id']))
    .execute();
  expect(moves.map(({ quantity }) => quantity).toSorted()).toEqual([4, 5]);
  await importFile(shop, owner, toCsvText(some), { clear_empty: true });
  expect(await readProduct('keep-diya')).toMatchObject({ craft: null, price: 1300 });
});

test('bad rows are reported by row and column, the others are imported, and the corrected rows can be imported alone', async () => {
  const file = toCsvText([
    headings,
    ['bad-1', 'Good one', 'Lighting', 'draft', '', '', 'BAD-1', '', '', '100', '1', ''],
    ['bad-2', 'Typing', 'Lighting', 'draft', '', '', 'BAD-2', '', '', '12,5o', '1', ''],
    ['bad-3', 'Short', 'Lighting', 'draft', '', '9.1E+05', 'BAD-3', '', '', '90', 'many', ''],
    ['bad-4', 'X', 'Lighting', 'sold', '', '', 'BAD 4', '', '', '90', '1', ''],
    ['bad-5', 'Twice', 'Lighting', 'draft', '', '', 'BAD-1', '', '', '90', '1', "'=1+1"],
  ]);
  const report = await importFile(shop, owner, file);
  expect(countsOf(report)).toEqual({ created: 1, updated: 0, unchanged: 0, refused: 4 });
  expect(report.errors.map(({ row, column, value, message }) => [row, column, value, message])).toEqual([
    [3, 'Price', '12,5o', 'Enter rupees, like 1250'],
    [4, 'HSN', '9.1E+05', expect.stringContaining('shortened this number')],
    [4, 'Stock', 'many', 'Enter a whole number, like 12'],
    [5, 'Status', 'sold', expect.stringContaining('draft, scheduled, live')],
    [5, 'Name', 'X', 'Enter a name of at least 2 letters'],
    [5, 'SKU', 'BAD 4', expect.stringContaining('letters, digits, dots')],
    [6, 'SKU', 'BAD-1', 'Row 2 also has this SKU'],
  ]);
  const headers = { ...owner.headers, accept: 'text/csv' };
  const refused = await get(shop, `/admin/imports/${report.id}`, { headers });
  const csv = await refused.text();
  expect(csv.split('\r\n')).toHaveLength(6);
  expect(csv).toContain("'=1+1");
  const mended = csv
    .replace('"12,5o"', '125')
    .replace('9.1E+05', '910510')
    .replace(',many,', ',3,')
    .replace(',sold,', ',draft,')
    .replace(',X,', ',Xylophone,')
    .replace('BAD 4', 'BAD-4')
    .replace(/(bad-5.*?)BAD-1/, '$1BAD-5');
  const second = await importFile(shop, owner, mended);
  expect({ ...countsOf(second), errors: second.errors }).toMatchObject({
    created: 4,
    refused: 0,
    errors: [],
  });
  expect(await readProduct('bad-5')).toMatchObject({ craft: '=1+1', sku: 'BAD-5' });
});

test('an imported product that is not ready for sale becomes a draft; a new category is created', async () => {
  const rows = [
    headings,
    ['new-cat', 'Blue pot', 'Pottery & more', 'live', '', '', 'POT-1', '', '', '400', '2', ''],
  ];
  const report = await importFile(shop, owner, toCsvText(rows));
  expect(report.warnings.map(({ column, message }) => [column, message])).toEqual([
    ['Category', 'This category is new and will be added'],
    ['Status', 'Imported as a draft. Enter an HSN code: invoices need it'],
  ]);
  expect(await readProduct('new-cat')).toMatchObject({
    status: 'draft',
    category: { name: 'Pottery & more' },
  });
  expect(countsOf(await importFile(shop, owner, toCsvText(rows)))).toMatchObject({ unchanged: 1 });
  const unsaid = await importFile(shop, owner, 'Name,SKU,Price\nClay cup,CUP-1,60\n');
  expect(unsaid.warnings.map(({ row, message }) => [row, message])).toEqual([
    [2, expect.stringContaining('add a column Status with the word live')],
  ]);
  const alike = [
    headings,
    ['alike', 'Red pot', 'pottery-more!', 'draft', '', '', 'POT-2', '', '', '', '', ''],
  ];
  expect(await importFile(shop, owner, toCsvText(alike))).toMatchObject({ created: 1, warnings: [] });
  expect(await readProduct('alike')).toMatchObject({ category: { name: 'Pottery & more' } });
});

test('a SKU of another product and an impossible status are refused, and nothing is written', async () => {
  await importFile(shop, owner, toCsvText(lamps('clash')));
  const rows = [headings, ['clash-diya', 'Renamed', '', 'draft', '', '', 'clash-R', '', '', '1', '1', '']];
  const report = await importFile(shop, owner, toCsvText(rows), { dry_run: true });
  expect(report.errors.map(({ column, message }) => [column, message])).toEqual([
    ['SKU', 'clash lamp already has this'],
    ['Status', 'This product is live here. Enter hidden instead of draft'],
  ]);
  expect(countsOf(await runCheckedOf(report.id))).toMatchObject({ refused: 1 });
  expect(await readProduct('clash-diya')).toMatchObject({ name: 'clash diya' });
});

const runCheckedOf = (id: string) => runChecked(shop, owner, id);

test('an Excel file is imported, with each formula read as its stored result', async () => {
  const bytes = makeXlsx([
    ['Name', 'SKU', 'Price', 'Stock'],
    ['Excel tray', 'XL-1', { formula: '500*2', result: '1000' }, 7],
  ]);
  const report = await importFile(shop, owner, bytes, { name: 'tray.xlsx' });
  expect(report).toMatchObject({ encoding: null, created: 1, file_name: 'tray.xlsx' });
  expect(await readProduct('excel-tray')).toMatchObject({ price: 1000, stock_quantity: 7, status: 'draft' });
});

test('a photo that is named by a file of the owner’s computer is left out, and the check already says how to send it', async () => {
  const rows = toCsvText([
    ['Name', 'SKU', 'Price', 'Photos'],
    ['Wall bell', 'WB-1', '400', 'Diwali photos/bell.JPG'],
  ]);
  for (const dry_run of [true, false]) {
    const { warnings, pictures } = await importFile(shop, owner, rows, { dry_run });
    expect(warnings).toContainEqual({
      row: 2,
      column: 'Photos',
      value: 'Diwali photos/bell.JPG',
      message:
        'This is the name of a file, not a web address, so it is left out. Put your photos into a ZIP, each named after its SKU',
    });
    expect(pictures).toEqual({ waiting: 0, added: 0, failed: 0 });
  }
});
