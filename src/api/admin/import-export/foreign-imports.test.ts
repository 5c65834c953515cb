import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { callApi } from '#test/call-api.ts';
import { type MadeStaff, makeStaff } from '#test/make.ts';
import { countsOf, importFile, readImport, toCsvText } from '#test/import-export/send-import.ts';
import { makeShopifyExport } from '#test/import-export/shopify-products.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';

let shop: TestShop;
let owner: MadeStaff;
beforeAll(async () => {
  shop = await openShop();
  owner = await makeStaff(shop, 'owner');
  const rate = { rate_bp: 500, valid_from: '2020-01-01', valid_to: null, up_to_unit_paise: null };
  await shop.db
    .insertInto('tax_rates')
    .values([
      { ...rate, hsn: '8306' },
      { ...rate, hsn: '5007' },
    ])
    .execute();
});
afterAll(() => shop.close());

/** Serves two photos on this machine and counts how often they are fetched. */
async function servePhotos() {
  const paint = (background: string) =>
    sharp({ create: { width: 60, height: 60, channels: 3, background } })
      .png()
      .toBuffer();
  const photos: Record<string, Buffer> = { '/red.png': await paint('red'), '/blue.png': await paint('blue') };
  const asked: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    asked.push(url);
    response.writeHead(photos[url] ? 200 : 404).end(photos[url]);
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await new Promise((done) => server.once('listening', done));
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}

const readProduct = (id: string) => callApi('GET /products/{id}', { shop, params: { id } });

test('a Shopify export of 300 products creates a live shop with photos, and re-importing it changes nothing', async () => {
  const { origin, asked } = await servePhotos();
  const photos = [`${origin}/red.png`, `${origin}/blue.png`, `${origin}/lost.png`];
  const file = makeShopifyExport({ products: 300, photos, photographed: 3 });
  const report = await importFile(shop, owner, file);
  expect({
    ...countsOf(report),
    format: report.format,
    errors: report.errors,
    ignored: report.ignored_columns,
  }).toEqual({
    created: 300,
    updated: 0,
    unchanged: 0,
    refused: 0,
    format: 'shopify',
    errors: [],
    ignored: [],
  });
  const after = await readImport(shop, owner, report.id);
  expect(after.pictures).toEqual({ waiting: 0, added: 6, failed: 3 });
  expect(after.warnings.at(-1)).toMatchObject({
    column: 'Image Src',
    value: photos[2],
    message: 'This address answers 404',
  });
  expect(asked.filter((url) => url !== '/lost.png').toSorted()).toEqual(['/blue.png', '/red.png']);

  const varied = await readProduct('piece-1');
  expect(varied).toMatchObject({
    category: 'table-lamps',
    hsn: '830629',
    tags: ['brass', 'gift'],
    price: 401,
  });
  expect(
    varied.variants.map(({ sku, color, size, stock_quantity }) => [sku, color, size, stock_quantity]),
  ).toEqual([
    ['P1-Red-S', 'Red', 'S', 1],
    ['P1-Red-M', 'Red', 'M', 1],
    ['P1-Blue-S', 'Blue', 'S', 1],
    ['P1-Blue-M', 'Blue', 'M', 1],
  ]);
  expect(varied.pictures.map(({ alt, color }) => [alt, color])).toEqual([
    ['Photo 1', null],
    ['Photo 2', 'Blue'],
  ]);
  expect(await readProduct('piece-0')).toMatchObject({ price: 500, sale_price: 400, sku: 'P0' });

  // The photo that could not be fetched is requested again, and changes no product while it is missing.
  const again = await importFile(shop, owner, file);
  expect(countsOf(again)).toEqual({ created: 0, updated: 0, unchanged: 300, refused: 0 });
  const { pictures } = await readImport(shop, owner, again.id);
  expect(pictures).toEqual({ waiting: 0, added: 0, failed: 3 });
}, 120_000);

test('a WooCommerce export with variations and photos is imported once, regardless of row order', async () => {
  const { origin, asked } = await servePhotos();
  const heading = [
    'ID',
    'Type',
    'SKU',
    'Name',
    'Published',
    'Stock',
    'Weight (kg)',
    'Sale price',
    'Regular price',
    'Categories',
    'Parent',
    'Images',
    'Attribute 1 name',
    'Attribute 1 value(s)',
    'Meta: hsncode',
  ];
  const file = toCsvText([
    heading,
    [
      '51',
      'variation',
      'SC-R',
      'Scarf - Red',
      '1',
      '3',
      '',
      '700',
      '900',
      '',
      'id:44',
      `${origin}/red.png`,
      'Colour',
      'Red',
      '',
    ],
    [
      '44',
      'variable',
      'SC',
      'Silk scarf',
      '1',
      '',
      '0.2',
      '',
      '',
      'Textiles > Scarves',
      '',
      `${origin}/red.png, ${origin}/blue.png`,
      'Colour',
      'Red, Blue',
      '5007',
    ],
    [
      '52',
      'variation',
      'SC-B',
      'Scarf - Blue',
      '1',
      '2',
      '',
      '',
      '900',
      '',
      'SC',
      `${origin}/blue.png`,
      'Colour',
      'Blue',
      '',
    ],
  ]);
  expect(countsOf(await importFile(shop, owner, file))).toMatchObject({ created: 1, refused: 0 });
  const scarf = await readProduct('silk-scarf');
  expect(scarf).toMatchObject({ sku: 'SC', category: 'textiles', subcategory: 'Scarves' });
  expect(scarf.variants.map(({ sku, price, sale_price }) => [sku, price, sale_price])).toEqual([
    ['SC-R', 900, 700],
    ['SC-B', 900, null],
  ]);
  expect(scarf.pictures.map(({ color }) => color)).toEqual(['Red', 'Blue']);
  expect(asked.toSorted()).toEqual(['/blue.png', '/red.png']);
  expect(countsOf(await importFile(shop, owner, file))).toEqual({
    created: 0,
    updated: 0,
    unchanged: 1,
    refused: 0,
  });
});

test('a photo at a private address is refused with a warning, and the product is imported without it', async () => {
  const file = toCsvText([
    ['Name', 'SKU', 'Price', 'Status', 'Pictures'],
    ['Tray', 'PRIV-1', '90', 'draft', 'http://169.254.169.254/latest/meta-data\nhttp://10.0.0.1/a.jpg | Red'],
  ]);
  const { id } = await importFile(shop, owner, file);
  const report = await readImport(shop, owner, id);
  expect(report.pictures).toEqual({ waiting: 0, added: 0, failed: 2 });
  expect(report.warnings.map(({ row, column, message }) => [row, column, message])).toEqual([
    [2, 'Pictures', 'This address is inside a private network'],
    [2, 'Pictures', 'This address is inside a private network'],
  ]);
});

test('an error value cut inside an emoji, and more photos than a product may have, do not stop an import', async () => {
  const name = `${'x'.repeat(199)}🪔 and more`;
  const pictures = Array.from({ length: 9000 }, (_, place) => `http://10.0.0.1/${place}.jpg`).join('\n');
  const file = toCsvText([
    ['Name', 'SKU', 'Price', 'Status', 'Pictures'],
    [name, 'CUT-1', '90', 'draft', ''],
    ['Plate', 'CUT-2', '90', 'draft', pictures],
  ]);
  const report = await importFile(shop, owner, file);
  expect(report).toMatchObject({ status: 'done', created: 1, refused: 1 });
  expect(report.errors[0]!.value).toBe(`${'x'.repeat(199)}\uFFFD`);
  expect(report.pictures.failed + report.pictures.waiting).toBe(60);
  expect(report.warnings[0]!.message).toContain('at most 60 photos');
});
