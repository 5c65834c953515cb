import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Input } from '#contract/endpoints.ts';
import { audit } from '#test/auditor.ts';
import { buy, toOrderBody } from '#test/buy.ts';
import { callApi } from '#test/call-api.ts';
import { makeCustomer, makeStaff } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { type ProductDesk, makeProductDesk } from '#test/scenes/product-desk.ts';

let shop: TestShop;
let desk: ProductDesk;
beforeAll(async () => {
  shop = await openShop();
  desk = await makeProductDesk(shop);
});
afterAll(async () => {
  expect(await audit(shop)).toEqual([]);
  await shop.close();
});

test('an outdated edit is refused, naming who made the newer one; a sale since then only blocks stock changes', async () => {
  const product = await desk.sell();
  const seen = product.version;
  const newer = await desk.change(product.id, { price: 480, version: seen });
  const path = `/admin/products/${product.id}`;
  const response = await shop.app.request(`/api/v1${path}`, {
    method: 'PATCH',
    headers: desk.owner.headers,
    body: JSON.stringify({ name: 'Diya', version: seen }),
  });
  expect(response.status).toBe(409);
  expect(await response.json()).toMatchObject({
    code: 'products.stale',
    product: { price: 480, version: newer.version },
    changed: { by: { name: 'Ravi the owner' } },
  });
  await buy(shop, await makeCustomer(shop), toOrderBody({ productId: product.id, quantity: 2 }));
  expect((await desk.refusal('PATCH', path, { stock_quantity: 9, version: newer.version }))[1]).toBe(
    'products.stale',
  );
  const named = await desk.change(product.id, { name: 'Big Brass Diya', version: newer.version });
  expect(named).toMatchObject({ name: 'Big Brass Diya', stock_quantity: 3, slug: product.slug });
});

test('saving variants replaces the whole list: they are added, changed, removed and restored, and stock is logged', async () => {
  const made = await desk.create({
    name: 'Silk Scarf',
    category_id: desk.category_id,
    hsn: '83062990',
    price: 900,
    status: 'live',
    variants: [
      { color: 'Red', size: 'S', stock_quantity: 2, weight_grams: 90 },
      { color: 'Red', size: 'M', stock_quantity: 3, price: 950, sale_price: 800 },
    ],
  });
  expect(made.variants.map(({ sku, price }) => [sku, price])).toEqual([
    ['SILK-SCARF-RED-S', 900],
    ['SILK-SCARF-RED-M', 950],
  ]);
  expect(made).toMatchObject({ stock_quantity: 5, price: 950, sale_price: 800 });
  const [small, medium] = made.variants;
  const changed = await desk.change(made.id, {
    variants: [{ id: medium!.id, color: 'Blue', size: 'M', price: 950, stock_quantity: 7 }],
  });
  expect(changed.variants).toMatchObject([
    { id: medium!.id, color: 'Blue', stock_quantity: 7, sale_price: null },
  ]);
  expect(changed.stock_quantity).toBe(7);
  const back = await desk.change(made.id, {
    variants: [
      { id: medium!.id, color: 'Red', size: 'S', price: 950 },
      { color: 'Green', price: 700, stock_quantity: 1 },
      { color: 'Red', size: 'M', price: 900 },
    ],
  });
  expect(back.variants.map(({ color, size, stock_quantity }) => [color, size, stock_quantity])).toEqual([
    ['Red', 'S', 7],
    ['Green', null, 1],
    ['Red', 'M', 0],
  ]);
  expect(back.variants.map(({ id }) => id)).not.toContain(small!.id);
  const plain = await desk.change(made.id, { variants: [], price: 600 });
  expect(plain).toMatchObject({ variants: [], price: 600, sale_price: null, stock_quantity: 0 });
  expect(await desk.change(made.id, { stock_quantity: 4, reason: 'Counted again' })).toMatchObject({
    stock_quantity: 4,
  });
  const { moves } = await callApi('GET /admin/stock/moves', {
    shop,
    as: desk.owner,
    query: { sku: made.sku, limit: 1 },
  });
  expect(moves).toMatchObject([
    { kind: 'stocked', quantity: 4, reason: 'Counted again', person: 'Ravi the owner' },
  ]);
});

test('a variant may lack a price only in a draft', async () => {
  const draft = await desk.create({
    name: 'Kurta',
    category_id: desk.category_id,
    hsn: '83062990',
    variants: [{ size: 'S' }, { size: 'M' }],
  });
  expect(draft).toMatchObject({ price: null, variants: [{ price: null }, { price: null }] });
  expect(await desk.refusal('PATCH', `/admin/products/${draft.id}`, { status: 'live' })).toMatchObject([
    422,
    'products.incomplete',
    { 'variants.0.price': 'Enter a price', 'variants.1.price': 'Enter a price' },
  ]);
  await expect(
    shop.db.updateTable('products').set({ status: 'live' }).where('id', '=', draft.id).execute(),
  ).rejects.toThrow();
  const sizes = draft.variants.map(({ id, size }) => ({ id, size, price: 1200 }));
  expect(await desk.change(draft.id, { variants: sizes, status: 'live' })).toMatchObject({
    status: 'live',
    price: 1200,
  });
});

test('a slug and a SKU belong to one product, even when many are created at once', async () => {
  const alike = await Promise.all(Array.from({ length: 20 }, () => desk.create({ name: 'Lac Bangle' })));
  expect(new Set(alike.map(({ slug }) => slug)).size).toBe(20);
  expect(alike.map(({ slug }) => slug)).toContain('lac-bangle-20');
  const [one, other] = alike;
  expect(
    await desk.refusal('PATCH', `/admin/products/${one!.id}`, { slug: other!.slug, sku: other!.sku }),
  ).toEqual([
    422,
    'request.invalid',
    { slug: 'Another product has or had this address', sku: 'Another product has this SKU' },
  ]);
  const takers = alike.map(({ id }) =>
    desk.refusal('PATCH', `/admin/products/${id}`, { slug: 'wedding-bangle' }).then(([status]) => status),
  );
  const statuses = await Promise.all(takers);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.filter((status) => status === 422)).toHaveLength(19);
});

test('bulk actions report each product, change prices by percent or amount, and carry on after a failure', async () => {
  const [plain, varied, draft] = [
    await desk.sell({ name: 'Tray', price: 999, sale_price: 899 }),
    await desk.sell({ name: 'Rug', variants: [{ size: 'S', price: 100, stock_quantity: 2 }] }),
    await desk.create({ name: 'Nothing yet' }),
  ];
  const bulk = (body: Input<'POST /admin/products/bulk'>['body']) =>
    callApi('POST /admin/products/bulk', { shop, as: desk.owner, body }).then(({ results }) => results);
  const read = async (id: string) =>
    (await callApi('GET /admin/products/{id}', { shop, as: desk.owner, params: { id } })).product;
  const ids = [plain.id, varied.id];
  expect(await bulk({ action: 'price', ids, percent: -10 })).toMatchObject([{ done: true }, { done: true }]);
  expect(await read(plain.id)).toMatchObject({ price: 899, sale_price: 809 });
  expect(await read(varied.id)).toMatchObject({ price: 90, stock_quantity: 2 });
  expect(await bulk({ action: 'price', ids, amount: -100 })).toMatchObject([
    { done: true },
    { done: false, error: 'A price would fall to ₹0 or below' },
  ]);
  expect(await bulk({ action: 'live', ids: [draft.id, plain.id, 'prd_none'] })).toMatchObject([
    { done: false, code: 'products.incomplete' },
    { done: true },
    { done: false, code: 'product.not_found' },
  ]);
  await bulk({ action: 'hide', ids });
  expect((await read(plain.id)).status).toBe('hidden');
});

test('undoing a bulk price change covers variants, but skips prices changed since and prices that never moved', async () => {
  const [plain, varied, changed, cheap] = [
    await desk.sell({ name: 'Vase', price: 999, sale_price: 899 }),
    await desk.sell({
      name: 'Mat',
      variants: [
        { size: 'S', price: 100, stock_quantity: 2 },
        { size: 'L', price: 333, sale_price: 301, stock_quantity: 1 },
      ],
    }),
    await desk.sell({ name: 'Stool', price: 500 }),
    await desk.sell({ name: 'Bead', price: 3 }),
  ];
  const bulk = (body: Input<'POST /admin/products/bulk'>['body']) =>
    callApi('POST /admin/products/bulk', { shop, as: desk.owner, body }).then(({ results }) => results);
  const read = async (id: string) =>
    (await callApi('GET /admin/products/{id}', { shop, as: desk.owner, params: { id } })).product;
  const ids = [plain.id, varied.id, changed.id, cheap.id];
  const results = await bulk({ action: 'price', ids, percent: -10 });
  expect(results.map(({ version }) => typeof version)).toEqual(['number', 'number', 'number', 'undefined']);
  await desk.change(plain.id, { name: 'Tall vase' });
  await desk.change(changed.id, { price: 480 });
  const back = results.slice(0, 3).map(({ id, version }) => ({ id, version }));
  expect(await bulk({ action: 'price_back', ids: back })).toMatchObject([
    { done: true },
    { done: true },
    { done: false, code: 'products.repriced' },
  ]);
  expect(await read(plain.id)).toMatchObject({ name: 'Tall vase', price: 999, sale_price: 899 });
  expect((await read(varied.id)).variants).toMatchObject([
    { price: 100, sale_price: null, stock_quantity: 2 },
    { price: 333, sale_price: 301, stock_quantity: 1 },
  ]);
  expect((await read(changed.id)).price).toBe(480);
  expect(await bulk({ action: 'price_back', ids: back })).toMatchObject([
    { done: false },
    { done: false },
    { done: false },
  ]);
  await expect(bulk({ action: 'price_back', ids: [plain.id] })).rejects.toThrow(
    'Each product needs its version',
  );
});

test('a packer cannot edit a product, and a writer cannot change the stock of an existing product', async () => {
  const product = await desk.sell();
  const [packer, writer] = [await makeStaff(shop, 'packer'), await makeStaff(shop, 'writer')];
  const path = `/admin/products/${product.id}`;
  expect((await desk.refusal('PATCH', path, { name: 'Lamp' }, packer))[0]).toBe(403);
  expect((await desk.refusal('PATCH', path, { stock_quantity: 50 }, writer))[0]).toBe(403);
  expect(await desk.change(product.id, { name: 'Lamp', stock_quantity: 5 }, writer)).toMatchObject({
    name: 'Lamp',
  });
});

test('a writer can add variants to a draft, but cannot set their stock', async () => {
  const writer = await makeStaff(shop, 'writer');
  const { product: draft } = await callApi('POST /admin/products', {
    shop,
    as: writer,
    body: { name: 'Shawl' },
  });
  const variants = [{ color: 'Red', price: 900 }];
  expect(await desk.change(draft.id, { variants }, writer)).toMatchObject({
    variants: [{ color: 'Red', stock_quantity: 0 }],
  });
  const path = `/admin/products/${draft.id}`;
  const counted = { variants: [{ color: 'Red', price: 900, stock_quantity: 4 }] };
  expect((await desk.refusal('PATCH', path, counted, writer))[0]).toBe(403);
});
