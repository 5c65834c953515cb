import { afterAll, beforeAll, expect, test } from 'vitest';
import { get } from '#test/buy.ts';
import { readAnswer } from '#test/call-api.ts';
import { type MadeStaff, makeStaff } from '#test/make.ts';
import { countsOf, importFile, toCsvText } from '#test/import-export/send-import.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';

let shop: TestShop;
let owner: MadeStaff;
beforeAll(async () => {
  shop = await openShop();
  owner = await makeStaff(shop, 'owner');
});
afterAll(() => shop.close());

/** A product without variants and one with two. */
const lamps = (name: string) => [
  ['Slug', 'Name', 'SKU', 'Colour', 'Size', 'Price', 'Stock'],
  [`${name}-diya`, `${name} diya`, `${name}-D`, '', '', '1250', '4'],
  [`${name}-lamp`, `${name} lamp`, `${name}-R`, 'Red', 'S', '900', '3'],
  [`${name}-lamp`, '', `${name}-B`, 'Blue', 'S', '950', '2'],
];

async function readProduct(slug: string) {
  const response = await get(shop, `/admin/products/${slug}`, owner);
  return (await readAnswer('GET /admin/products/{id}', response)).product;
}

test('rows that name variants of one product by SKU only are all written, alongside other products', async () => {
  await importFile(shop, owner, toCsvText([...lamps('each'), ...lamps('other').slice(1)]));
  const some = [
    ['SKU', 'Price', 'Stock'],
    ['each-R', '700', '8'],
    ['each-B', '750', '9'],
    ['other-R', '800', '1'],
    ['other-D', '1,100', '2'],
    ['nobody-1', '5', '5'],
  ];
  const report = await importFile(shop, owner, toCsvText(some));
  expect(countsOf(report)).toEqual({ created: 0, updated: 4, unchanged: 0, refused: 1 });
  expect(report.errors).toMatchObject([
    {
      row: 6,
      column: 'SKU',
      value: 'nobody-1',
      message: expect.stringContaining('No product here has this SKU'),
    },
  ]);
  expect((await readProduct('each-lamp'))['variants']).toMatchObject([
    { sku: 'each-R', price: 700, stock_quantity: 8 },
    { sku: 'each-B', price: 750, stock_quantity: 9 },
  ]);
  expect(await readProduct('other-diya')).toMatchObject({ price: 1100, stock_quantity: 2 });
});

test('products with the same name in a file get distinct slugs, and one refused record does not stop the others', async () => {
  const file = toCsvText([
    ['Name', 'SKU', 'Price', 'Category', 'Status', 'Slug'],
    ...[1, 2, 3].map((each) => ['Same scarf', `SAME-${each}`, '90', 'Scarves', 'draft', '']),
    ['Other scarf', 'SAME-4', '90', 'Scarves', 'draft', 'taken-here'],
    ['Third scarf', 'SAME-5', '90', 'Scarves', 'draft', 'taken-here-too'],
  ]);
  expect(countsOf(await importFile(shop, owner, file))).toMatchObject({ created: 5, refused: 0 });
  for (const slug of ['same-scarf', 'same-scarf-2', 'same-scarf-3'])
    expect(await readProduct(slug)).toMatchObject({ name: 'Same scarf', category: { name: 'Scarves' } });
});
