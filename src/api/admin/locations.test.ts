import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Input } from '#contract/endpoints.ts';
import { get } from '#test/buy.ts';
import { callApi } from '#test/call-api.ts';
import { type MadeStaff, makeProduct, makeStaff } from '#test/make.ts';
import { countsOf, importFile } from '#test/import-export/send-import.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { type ProductDesk, makeProductDesk } from '#test/scenes/product-desk.ts';

let shop: TestShop;
let desk: ProductDesk;
let packer: MadeStaff;
beforeAll(async () => {
  shop = await openShop();
  desk = await makeProductDesk(shop);
  packer = await makeStaff(shop, 'packer');
});
afterAll(() => shop.close());

const list = (query: Input<'GET /admin/stock'>['query']) =>
  callApi('GET /admin/stock', { shop, as: packer, query });

test('a variant has its own shelf or falls back to its product’s; the list can be filtered by shelf', async () => {
  const colours = [{ color: 'Indigo' }, { color: 'Madder' }];
  const shawl = await makeProduct(shop, { name: 'Shelved Shawl', variants: colours });
  const [indigo, madder] = shawl.variantIds as [string, string];
  const { version: sold } = await readVersion(shawl.id);
  const note = (body: object) =>
    shop.app.request(`/api/v1/admin/stock/${shawl.id}`, {
      method: 'PATCH',
      headers: packer.headers,
      body: JSON.stringify(body),
    });
  const locationsOf = async (query: object = {}) =>
    (await list({ q: 'shelved', ...query })).items.map(({ choice, location, own_location: own, version }) => [
      choice,
      location,
      own,
      version,
    ]);
  await note({ location: 'D-1', version: 0 });
  const first = await note({ variant_id: indigo, location: ' E-7 ', version: 1 });
  expect(await first.json()).toMatchObject({ note: { location: 'E-7', version: 2 } });
  // The other variant still has its old version.
  expect(await locationsOf()).toEqual([
    ['Indigo', 'E-7', 'E-7', 2],
    ['Madder', 'D-1', '', 1],
  ]);
  expect(await locationsOf({ location: 'e-7' })).toEqual([['Indigo', 'E-7', 'E-7', 2]]);
  expect((await list({ q: 'shelved', location: 'D-1' })).counts).toMatchObject({ enough: 1 });
  expect(await locationsOf({ location: 'E' })).toEqual([]);

  const stale = await note({ variant_id: indigo, location: 'E-8', version: 1 });
  expect(stale.status).toBe(409);
  expect(await stale.json()).toMatchObject({
    code: 'stock.stale',
    error: expect.stringContaining('Ravi the packer changed this variant’s shelf'),
    note: { location: 'E-7', version: 2 },
  });
  await note({ variant_id: madder, location: '', low_mark: 20, version: 1 });
  expect((await list({ q: 'shelved' })).items).toMatchObject([
    { low_at: 20, location: 'E-7', version: 3 },
    { low_at: 20, location: 'D-1', version: 2 },
  ]);
  await note({ variant_id: indigo, location: '', version: 3 });
  expect(await locationsOf({ location: 'D-1' })).toEqual([
    ['Indigo', 'D-1', '', 4],
    ['Madder', 'D-1', '', 2],
  ]);
  // No page of the shop shows a shelf location, so the shop's version of the product stays the same.
  expect((await readVersion(shawl.id)).version).toBe(sold);
  const other = await makeProduct(shop, {});
  const strange = await shop.app.request(`/api/v1/admin/stock/${other.id}`, {
    method: 'PATCH',
    headers: packer.headers,
    body: JSON.stringify({ variant_id: madder, location: 'Z', version: 0 }),
  });
  expect(strange.status).toBe(404);
});

test('the product form sets variant shelves and keeps those it omits; setting a shelf needs the permission', async () => {
  const made = await desk.sell({
    name: 'Silk Stole',
    location: 'B-2',
    variants: [
      { color: 'Red', location: 'B-3' },
      { color: 'Blue', stock_quantity: 0 },
    ],
  });
  const [red, blue] = made.variants as [(typeof made.variants)[0], (typeof made.variants)[0]];
  const locationsOf = ({ location, variants }: typeof made) => [
    location,
    ...variants.map((each) => each.location),
  ];
  expect(locationsOf(made)).toEqual(['B-2', 'B-3', null]);
  const { location: _, ...unsaid } = red;
  const priced = await desk.change(made.id, { variants: [{ ...unsaid, price: 900 }, blue] });
  expect(locationsOf(priced)).toEqual(['B-2', 'B-3', null]);
  const moved = await desk.change(made.id, {
    location: null,
    variants: [
      { ...unsaid, location: null },
      { ...blue, location: 'C-1' },
    ],
  });
  expect(locationsOf(moved)).toEqual([null, null, 'C-1']);
  expect((await list({ q: 'silk stole' })).items.map(({ location }) => location)).toEqual(['C-1', '']);

  const writer = await makeStaff(shop, 'writer');
  const path = `/admin/products/${made.id}`;
  const lying = { variants: [red, { ...blue, location: 'D-1' }] };
  expect((await desk.refusal('PATCH', path, lying, writer))[0]).toBe(403);
  expect((await desk.refusal('PATCH', path, { location: 'D-1' }, writer))[0]).toBe(403);
  expect(await desk.refusal('PATCH', path, { location: 'x'.repeat(41) })).toEqual([
    422,
    'request.invalid',
    { location: 'Please use at most 40 characters' },
  ]);
});

test('exported shelves can be re-imported unchanged, with one row changed, and into another shop', async () => {
  const variants = [{ color: 'Red', location: 'F-1' }, { color: 'Blue' }];
  const shared = await desk.sell({ name: 'Toran', location: 'F-9', variants });
  const plain = await desk.sell({ name: 'Bell', location: 'G-1' });
  const readLocations = async (q: string) => (await list({ q })).items.map(({ location }) => location);
  const csv = await (await get(shop, '/admin/exports/products.csv', desk.owner)).text();
  const again = await importFile(shop, desk.owner, csv);
  expect({ ...countsOf(again), errors: again.errors }).toMatchObject({ updated: 0, refused: 0, errors: [] });
  const { product } = await callApi('GET /admin/products/{id}', {
    shop,
    as: desk.owner,
    params: { id: shared.id },
  });
  expect(product.variants.map(({ location }) => location)).toEqual(['F-1', null]);

  const [red, blue] = shared.variants as [(typeof shared.variants)[0], (typeof shared.variants)[0]];
  const sheet = (...rows: string[]) => ['SKU,Shelf', ...rows].join('\r\n');
  const moved = sheet(`${red.sku},F-9`, `${blue.sku},007`, `${plain.sku},G-2`);
  expect(countsOf(await importFile(shop, desk.owner, moved))).toMatchObject({ updated: 3, refused: 0 });
  expect(await readLocations('toran')).toEqual(['007', 'F-9']);
  expect(await readLocations('bell')).toEqual(['G-2']);
  const emptied = await importFile(shop, desk.owner, sheet(`${blue.sku},`, `${plain.sku},`), {
    clear_empty: true,
  });
  expect(countsOf(emptied)).toMatchObject({ updated: 2 });
  expect(await readLocations('toran')).toEqual(['F-9', 'F-9']);
  expect(await readLocations('bell')).toEqual(['']);

  const other = await openShop();
  const owner = await makeStaff(other);
  await importFile(other, owner, csv);
  const { items } = await callApi('GET /admin/stock', { shop: other, as: owner, query: { q: 'toran' } });
  expect(items.map(({ choice, location }) => [choice, location])).toEqual([
    ['Blue', 'F-9'],
    ['Red', 'F-1'],
  ]);
  await other.close();
});

const readVersion = (id: string) =>
  shop.db.selectFrom('products').select('version').where('id', '=', id).executeTakeFirstOrThrow();
