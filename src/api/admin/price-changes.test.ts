import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { hourMs } from '#domain/durations.ts';
import { switchPriceChanges } from '#shop/catalogue/price-changes/switch-price-changes.ts';
import { callApi, readAnswer } from '#test/call-api.ts';
import { get, post, toOrderBody } from '#test/buy.ts';
import { type MadeStaff, allowManyCodOrders, makeCustomer, makeProduct, makeStaff } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { makeCollection, makeRule } from '#test/scenes/collections.ts';

let shop: TestShop;
let owner: MadeStaff;
beforeAll(async () => {
  shop = await openShop();
  owner = await makeStaff(shop, 'owner');
  await allowManyCodOrders(shop);
});
afterAll(() => shop.close());

const at = (hours: number) => new Date(shop.clock.now().getTime() + hours * hourMs).toISOString();
let lamp: string;
let sari: string;
let category: string;
let round = 0;

// A lamp without a sale price, and a sari in two sizes of which one has a sale price; each test has its own.
beforeEach(async () => {
  const slug = `lights-${(round += 1)}`;
  lamp = (await makeProduct(shop, { name: 'Lamp', pricePaise: 999_00, category: slug })).id;
  const variants = [
    { size: 'S', pricePaise: 2000_00 },
    { size: 'M', pricePaise: 2000_00, salePricePaise: 1500_00 },
  ];
  sari = (await makeProduct(shop, { name: 'Sari', category: slug, variants })).id;
  const found = await shop.db
    .selectFrom('categories')
    .select('id')
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();
  category = found.id;
});

const tenOff = () => ({
  name: 'Diwali',
  kind: 'percent',
  off: 10,
  whole_shop: false,
  product_ids: [] as string[],
  category_ids: [category],
  collection_ids: [] as string[],
  begins_at: at(1),
  ends_at: at(25) as string | null,
});

async function send(method: string, path: string, body?: object) {
  const response = await shop.app.request(`/api/v1/admin/price-changes${path}`, {
    method,
    headers: owner.headers,
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: text ? JSON.parse(text) : undefined };
}

const schedule = async (fields: object = {}) =>
  (await send('POST', '', { ...tenOff(), ...fields })).body.price_change;
const read = async (id: string) =>
  (await readAnswer('GET /admin/price-changes/{id}', await get(shop, `/admin/price-changes/${id}`, owner)))
    .price_change;

/** Moves the clock, and lets twenty processes look for due changes. */
async function wait(hours: number) {
  shop.clock.advance(hours * hourMs);
  await Promise.all(Array.from({ length: 20 }, () => switchPriceChanges(shop.as({ kind: 'system' }))));
  await shop.changes.settle();
}

async function readPrices() {
  const rows = await shop.db
    .selectFrom('products as p')
    .leftJoin('variants as v', 'v.product_id', 'p.id')
    .select(['p.sale_price_paise as own', 'v.sale_price_paise as variant'])
    .where('p.id', 'in', [lamp, sari])
    .orderBy('p.name')
    .orderBy('v.position')
    .execute();
  return rows.map(({ own, variant }, place) => Number(place === 0 ? own : variant) / 100);
}

test('prices go down at the start, rounded to the rupee, and return at the end; new orders use the lower price', async () => {
  const { product: draft } = await callApi('POST /admin/products', {
    shop,
    as: owner,
    body: { name: 'Draft' },
  });
  await shop.db.updateTable('products').set({ category_id: category }).where('id', '=', draft.id).execute();
  const { id, products } = await schedule();
  expect(products).toBe(2);
  expect(await readPrices()).toEqual([0, 0, 1500]);
  await wait(1);
  // 10% off 999 is 899.10; the size that already costs 1,500 is below 1,800 and stays.
  expect(await readPrices()).toEqual([899, 1800, 1500]);
  expect(await read(id)).toMatchObject({ state: 'running', products: 2, version: 2 });
  const shown = await callApi('GET /products/{id}', { shop, params: { id: lamp } });
  expect(shown.sale_price).toBe(899);
  const placed = await post(shop, '/orders', {
    as: await makeCustomer(shop),
    body: toOrderBody({ productId: lamp }),
  });
  const { order } = await readAnswer('POST /orders', placed);
  expect(order.items[0]!.price).toBe(899);
  await wait(24);
  expect(await readPrices()).toEqual([0, 0, 1500]);
  expect(await read(id)).toMatchObject({ state: 'ended', kept: 0 });
  const audit = await shop.db.selectFrom('audit_events').select('action').where('subject', '=', id).execute();
  expect(audit.map(({ action }) => action).toSorted()).toEqual([
    'price_change.added',
    'price_change.begun',
    'price_change.ended',
  ]);
});

test('a product shows the price change in effect for it or for one of its variants', async () => {
  const find = async (id: string) =>
    (await callApi('GET /admin/products/{id}', { shop, as: owner, params: { id } })).product.price_change;
  const { id, ends_at } = await schedule();
  await wait(1);
  const running = { id, name: 'Diwali', ends_at };
  expect([await find(lamp), await find(sari)]).toEqual([running, running]);
  await wait(24);
  expect(await find(lamp)).toBeNull();
});

test('a price edited during the price change is kept, and reported', async () => {
  const { id } = await schedule();
  await wait(1);
  await shop.db.updateTable('products').set({ sale_price_paise: 850_00 }).where('id', '=', lamp).execute();
  await wait(24);
  expect(await readPrices()).toEqual([850, 0, 1500]);
  expect(await read(id)).toMatchObject({ kept: 1, kept_products: [{ id: lamp, name: 'Lamp' }] });
});

test('overlapping price changes of one product are refused by name; consecutive ones are accepted', async () => {
  await schedule();
  const second = { ...tenOff(), name: 'Dhanteras', category_ids: [], product_ids: [lamp] };
  expect(await send('POST', '', second)).toMatchObject({
    status: 422,
    body: {
      fields: { begins_at: expect.stringContaining('Diwali changes the price of Lamp at the same time.') },
    },
  });
  expect(await send('POST', '', { ...second, begins_at: at(25), ends_at: at(26) })).toMatchObject({
    status: 201,
  });
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => send('POST', '', { ...tenOff(), begins_at: at(30), ends_at: at(40) })),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
});

test('a running price change can be ended by hand, and cannot otherwise be edited or removed', async () => {
  const { id } = await schedule({ kind: 'amount', off: 99, ends_at: null });
  expect(await send('PATCH', `/${id}`, { version: 1, end_now: true })).toMatchObject({
    status: 409,
    body: { code: 'price_change.scheduled' },
  });
  await wait(1);
  expect(await readPrices()).toEqual([900, 1901, 1500]);
  const { version } = await read(id);
  expect(await send('PATCH', `/${id}`, { version, off: 200 })).toMatchObject({ status: 422 });
  expect((await send('DELETE', `/${id}`)).status).toBe(409);
  expect(await send('PATCH', `/${id}`, { version: 1, name: 'Late' })).toMatchObject({
    status: 409,
    body: { code: 'price_change.stale', price_change: { version } },
  });
  const ended = await send('PATCH', `/${id}`, { version, end_now: true });
  expect(ended).toMatchObject({ status: 200, body: { price_change: { state: 'ended' } } });
  expect(await readPrices()).toEqual([0, 0, 1500]);
  expect(
    (await send('PATCH', `/${id}`, { version: ended.body.price_change.version, name: 'x' })).status,
  ).toBe(409);
});

test('a price change for a rule collection lowers what matches at its start, and blocks its removal until then', async () => {
  const add = (name: string, changes: object) =>
    callApi('POST /admin/collections', { shop, as: owner, body: makeCollection(name, changes) });
  const { collection: dear } = await add(`From 1,500, ${round}`, {
    slug: `dear-${round}`,
    rule: makeRule({ min_price: 950, max_price: 1500, category_id: category }),
  });
  const { id, products, target_collections } = await schedule({
    category_ids: [],
    collection_ids: [dear.id],
  });
  expect([products, target_collections]).toEqual([2, [{ id: dear.id, name: dear.name }]]);
  const remove = () =>
    shop.app.request(`/api/v1/admin/collections/${dear.id}`, { method: 'DELETE', headers: owner.headers });
  expect(await (await remove()).json()).toMatchObject({
    error: 'The price change Diwali is for this collection. Please change that first.',
  });
  await shop.db.updateTable('products').set({ price_paise: 800_00 }).where('id', '=', lamp).execute();
  await wait(1);
  expect(await readPrices()).toEqual([0, 1800, 1500]);
  expect(await read(id)).toMatchObject({ state: 'running', products: 1 });
  expect((await remove()).status).toBe(204);
  await wait(24);
  expect(await readPrices()).toEqual([0, 0, 1500]);
});

test('the total counts all matches, regardless of the page size', async () => {
  await schedule({ name: 'Holi prices' });
  await schedule({ name: 'Holi late', begins_at: at(50), ends_at: at(60) });
  const query = '/admin/price-changes?q=holi&limit=1';
  const page = await readAnswer('GET /admin/price-changes', await get(shop, query, owner));
  expect([page.price_changes.length, page.total]).toEqual([1, 2]);
});

test('a price change that has not begun can be edited or removed, and errors name the invalid fields', async () => {
  const { id } = await schedule();
  expect(await send('PATCH', `/${id}`, { version: 1, off: 20 })).toMatchObject({
    body: { price_change: { off: 20 } },
  });
  expect((await send('DELETE', `/${id}`)).status).toBe(204);
  await wait(1);
  expect(await readPrices()).toEqual([0, 0, 1500]);
  expect(await send('POST', '', { ...tenOff(), category_ids: [], off: 120, ends_at: at(0) })).toMatchObject({
    status: 422,
    body: {
      fields: {
        off: 'Enter 99 percent or less.',
        ends_at: 'Choose an end after the start.',
        category_ids: 'Choose what it applies to: the whole shop, categories, collections or products.',
      },
    },
  });
});

test('a product form that was opened before a price change does not write the earlier price', async () => {
  const { version } = (
    await readAnswer('GET /admin/products/{id}', await get(shop, `/admin/products/${lamp}`, owner))
  ).product;
  await schedule();
  await wait(1);
  const saved = await shop.app.request(`/api/v1/admin/products/${lamp}`, {
    method: 'PATCH',
    headers: owner.headers,
    body: JSON.stringify({ version, sale_price: 999 }),
  });
  expect([saved.status, await saved.json()]).toMatchObject([409, { code: 'products.stale' }]);
  expect((await readPrices())[0]).toBe(899);
});
