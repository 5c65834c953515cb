import { afterAll, beforeAll, expect, test } from 'vitest';
import { get } from '#test/buy.ts';
import { callApi } from '#test/call-api.ts';
import { type MadeStaff, makeProduct, makeStaff } from '#test/make.ts';
import { countsOf, importFile, toCsvText } from '#test/import-export/send-import.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';

let shop: TestShop;
let owner: MadeStaff;
beforeAll(async () => {
  shop = await openShop();
  owner = await makeStaff(shop, 'owner');
});
afterAll(() => shop.close());

test('Shopify’s redirect file is imported, bad rows are reported, and re-importing the export changes nothing', async () => {
  const file = toCsvText([
    ['Redirect from', 'Redirect to'],
    ['/pages/our-story', '/about'],
    ['https://old.example/Blogs/News/Diwali/', '/category/lighting'],
    ['/pages/elsewhere', 'https://other.example/x'],
    ['/pages/twice', '/faq'],
    ['/pages/twice', '/shipping'],
  ]);
  const checked = await importFile(shop, owner, file, { dry_run: true });
  expect({ ...countsOf(checked), kind: checked.kind }).toMatchObject({ kind: 'redirects', refused: 1 });
  const report = await importFile(shop, owner, file);
  expect(report.errors.map(({ row, column, message }) => [row, column, message])).toEqual([
    [4, 'Redirect to', 'Enter a page of this shop, like /category/lighting'],
  ]);
  const { redirects } = await callApi('GET /admin/redirects', {
    shop,
    as: owner,
    query: { page: 1, limit: 50 },
  });
  expect(redirects.map(({ path, target }) => `${path} ${target}`).toSorted()).toEqual([
    '/blogs/news/diwali /category/lighting',
    '/pages/our-story /about',
    '/pages/twice /shipping',
  ]);
  const { redirect } = await callApi('GET /admin/redirects/{id}', {
    shop,
    as: owner,
    params: { id: redirects[0]!.id },
  });
  expect(redirect).toEqual(redirects[0]);
  const headers = { ...owner.headers, accept: 'text/csv' };
  const csv = await (await get(shop, '/admin/redirects', { headers })).text();
  expect(countsOf(await importFile(shop, owner, csv))).toEqual({
    created: 0,
    updated: 0,
    unchanged: 3,
    refused: 0,
  });
});

test('Shopify’s inventory file sets each variant’s stock to the sum of its locations, and leaves the name unchanged', async () => {
  const scarf = await makeProduct(shop, {
    name: 'Silk scarf',
    variants: [
      { color: 'Red', size: 'S', stock: 3 },
      { color: 'Blue', size: 'S', stock: 5 },
    ],
  });
  const tray = await makeProduct(shop, { name: 'Plain tray', stock: 1 });
  const heading = [
    'Handle',
    'Title',
    'Option1 Name',
    'Option1 Value',
    'Option2 Name',
    'Option2 Value',
    'SKU',
    'HS Code',
    'COO',
    'Location',
    'Available (not editable)',
    'On hand (current)',
    'On hand (new)',
  ];
  const row = (slug: string, color: string, location: string, [available, next]: [string, string]) =>
    color === ''
      ? [slug, 'T', 'Title', 'Default Title', '', '', '', '', '', location, available, '', next]
      : [slug, 'T', 'Colour', color, 'Size', 'S', '', '8306.29', 'IN', location, available, '', next];
  const file = toCsvText([
    heading,
    row(scarf.slug, 'Red', 'Jaipur', ['2', '6']),
    row(scarf.slug, 'Red', 'Delhi', ['4', '']),
    row(scarf.slug, 'Blue', 'Jaipur', ['-2', '']),
    row(tray.slug, '', 'Jaipur', ['8', '']),
    row(tray.slug, '', 'Delhi', ['not stocked', '']),
    row('gone', '', 'Jaipur', ['1', '']),
  ]);
  const report = await importFile(shop, owner, file);
  expect({ ...countsOf(report), ignored: report.ignored_columns }).toEqual({
    created: 0,
    updated: 2,
    unchanged: 0,
    refused: 1,
    ignored: [],
  });
  expect(report.errors).toMatchObject([{ row: 7, message: expect.stringContaining('No product here') }]);
  const read = async (id: string) =>
    (await callApi('GET /admin/products/{id}', { shop, as: owner, params: { id } })).product;
  const after = await read(scarf.id);
  expect(after).toMatchObject({ name: 'Silk scarf', hsn: '830629' });
  expect(after.variants.map(({ color, stock_quantity }) => [color, stock_quantity])).toEqual([
    ['Red', 10],
    ['Blue', 0],
  ]);
  expect(await read(tray.id)).toMatchObject({ stock_quantity: 8, name: 'Plain tray' });
  expect(countsOf(await importFile(shop, owner, file))).toMatchObject({ updated: 0, unchanged: 2 });
});
