import { RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as collectionPage from '#web/catalogue/collection.route.tsx';
import { shopContext } from '#web/rendering/shop-context.ts';
import { callApi } from '#test/call-api.ts';
import { type MadeStaff, makeCategory, makeProduct, makeStaff } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { renderPage } from '#test/render.ts';
import { makeCollection, makeRule } from '#test/scenes/collections.ts';

let shop: TestShop;
let writer: MadeStaff;
let lamp: string;
let diya: string;
let pot: string;
beforeAll(async () => {
  shop = await openShop();
  writer = await makeStaff(shop, 'writer');
  lamp = (await makeProduct(shop, { name: 'Lamp', pricePaise: 900_00, category: 'lights' })).id;
  diya = (await makeProduct(shop, { name: 'Diya', pricePaise: 300_00, category: 'lights' })).id;
  pot = (await makeProduct(shop, { name: 'Pot', pricePaise: 600_00, category: 'pots' })).id;
});
afterAll(() => shop.close());

async function send(method: string, path: string, body?: object) {
  const response = await shop.app.request(`/api/v1/admin/collections${path}`, {
    method,
    headers: writer.headers,
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: text ? JSON.parse(text) : undefined };
}

async function add(name: string, changes = {}) {
  const { status, body } = await send('POST', '', makeCollection(name, changes));
  expect([status, body.error]).toEqual([201, undefined]);
  await shop.changes.settle();
  return body.collection;
}

async function change(id: string, changes: object) {
  const { body } = await send('GET', `/${id}`);
  const answer = await send('PATCH', `/${id}`, { version: body.collection.version, ...changes });
  await shop.changes.settle();
  return answer;
}

const list = async (query: Record<string, string>) =>
  (await callApi('GET /products', { shop, query: new URLSearchParams(query) })).products.map(
    ({ name }) => name,
  );
const open = (path: string) =>
  renderPage(collectionPage, shop.ctx, { path, params: { collection: path.split(/[/?]/)[2]! } });

function readPage({ path, params }: { path: string; params: { collection: string } }) {
  const url = new URL(path, 'http://localhost');
  const context = new RouterContextProvider(new Map([[shopContext, shop.ctx]]));
  return collectionPage.loader({ context, params, url, request: new Request(url) } as never);
}

test('hand-picked products are shown in their order, and the shop shows changes at once', async () => {
  const gifts = await add('Diwali gifts', { product_ids: [pot, lamp, diya] });
  expect(gifts).toMatchObject({ kind: 'by_hand', products: 3, picked: [{ id: pot }, { id: lamp }, {}] });
  expect(await list({ collection: 'diwali-gifts', sort: 'featured' })).toEqual(['Pot', 'Lamp', 'Diya']);
  expect(await list({ collection: 'diwali-gifts', sort: 'price_asc' })).toEqual(['Diya', 'Pot', 'Lamp']);
  expect(await list({ collection: 'diwali-gifts', max_price: '600' })).toEqual(['Pot', 'Diya']);
  expect(await change(gifts.id, { product_ids: [diya, pot] })).toMatchObject({ status: 200 });
  expect(await list({ collection: 'diwali-gifts' })).toEqual(['Diya', 'Pot']);
  const { text } = await open('/collections/diwali-gifts');
  expect(text).toMatch(/Diwali gifts.*2 products.*Diya.*Pot/);
});

test('a picked product that is hidden leaves the collection, and comes back to its place', async () => {
  const setStatus = async (status: string) => {
    await shop.db.updateTable('products').set({ status }).where('id', '=', diya).execute();
    await shop.changes.settle();
  };
  await setStatus('hidden');
  expect(await list({ collection: 'diwali-gifts' })).toEqual(['Pot']);
  await setStatus('live');
  expect(await list({ collection: 'diwali-gifts' })).toEqual(['Diya', 'Pot']);
});

test('a rule selects by tag, category, price, sale and age; a product must meet all its conditions', async () => {
  const { id } = await add('By rule', { rule: makeRule({ max_price: 600 }) });
  const shown = async (rule: object) => {
    expect([rule, (await change(id, { rule: makeRule(rule) })).status]).toEqual([rule, 200]);
    return (await list({ collection: 'by-rule', sort: 'price_asc' })).join(' ');
  };
  expect(await list({ collection: 'by-rule', sort: 'price_asc' })).toEqual(['Diya', 'Pot']);
  expect(await shown({ min_price: 600 })).toBe('Pot Lamp');
  expect(await shown({ category_id: await makeCategory(shop, 'lights') })).toBe('Diya Lamp');
  expect(await shown({ category_id: await makeCategory(shop, 'lights'), min_price: 600 })).toBe('Lamp');
  await shop.db
    .updateTable('products')
    .set({ created_at: new Date(0) })
    .where('id', '=', lamp)
    .execute();
  await shop.changes.settle();
  expect(await shown({ is_new: true })).toBe('Diya Pot');
  expect(await shown({ on_sale: true })).toBe('');
  const columns = { sale_price_paise: 250_00, from_price_paise: 250_00, tags: ['Festive'] };
  await shop.db.updateTable('products').set(columns).where('id', '=', diya).execute();
  await shop.changes.settle();
  expect(await list({ collection: 'by-rule' })).toEqual(['Diya']);
  expect(await shown({ tag: 'festive' })).toBe('Diya');
  await shop.db
    .updateTable('products')
    .set({ tags: ['festive'] })
    .where('id', '=', pot)
    .execute();
  await shop.changes.settle();
  expect(await list({ collection: 'by-rule', sort: 'price_asc' })).toEqual(['Diya', 'Pot']);
});

test('a rule by maker and craft selects their products, and follows a merged maker', async () => {
  const asWriter = { shop, as: writer } as const;
  const addMaker = async (name: string) =>
    (await callApi('POST /admin/makers', { ...asWriter, body: { name } })).maker.id;
  const [sunita, meera] = [await addMaker('Sunita'), await addMaker('Meera')];
  const { craft } = await callApi('POST /admin/crafts', { ...asWriter, body: { name: 'Dhokra' } });
  const of = { maker_id: sunita, craft_id: craft.id };
  await shop.db.updateTable('products').set(of).where('id', '=', pot).execute();
  await shop.db.updateTable('products').set({ maker_id: sunita }).where('id', '=', lamp).execute();
  await add('Of Sunita', { rule: makeRule({ maker_id: sunita }) });
  const both = await add('Dhokra of Sunita', { rule: makeRule(of) });
  expect(await list({ collection: 'of-sunita', sort: 'price_asc' })).toEqual(['Pot', 'Lamp']);
  expect(await list({ collection: 'dhokra-of-sunita' })).toEqual(['Pot']);
  const remove = (query: string) =>
    shop.app.request(`/api/v1/admin/makers/${sunita}?products_to=${query}`, {
      method: 'DELETE',
      headers: writer.headers,
    });
  expect(await (await remove('none')).json()).toMatchObject({ code: 'collection.names_it' });
  expect((await remove(meera)).status).toBe(204);
  await shop.changes.settle();
  expect(await list({ collection: 'of-sunita', sort: 'price_asc' })).toEqual(['Pot', 'Lamp']);
  expect((await send('GET', `/${both.id}`)).body.collection.rule).toMatchObject({ maker_id: meera });
});

test('an earlier collection address redirects to the current one, keeping its filters', async () => {
  const { collections } = await callApi('GET /admin/collections', {
    shop,
    as: writer,
    query: { q: 'diwali' },
  });
  expect(await change(collections[0]!.id, { slug: 'festival-gifts' })).toMatchObject({
    body: { collection: { slug: 'festival-gifts', former_slugs: ['diwali-gifts'] } },
  });
  const former = { path: '/collections/Diwali-Gifts?sort=newest', params: { collection: 'Diwali-Gifts' } };
  const answer = (await readPage(former).catch((thrown: unknown) => thrown)) as Response;
  expect([answer.status, answer.headers.get('location')]).toEqual([
    301,
    '/collections/festival-gifts?sort=newest',
  ]);
  expect(await open('/collections/nothing')).toMatchObject({ status: 404 });
});

test('a collection without products shows a message, and is not in the site map', async () => {
  await add('Empty');
  expect((await open('/collections/empty')).text).toContain('No products in this collection right now.');
  const siteMap = await (await shop.app.request('/sitemaps/pages.xml')).text();
  expect(siteMap).toContain('/collections/festival-gifts<');
  expect(siteMap).not.toContain('/collections/empty<');
});

test('invalid fields are refused with a message, and an outdated edit with the current collection', async () => {
  const refused = async (changes: object) =>
    (await send('POST', '', makeCollection('Wrong', changes))).body.fields;
  expect(await refused({ slug: 'empty' })).toEqual({
    slug: 'Empty already has this address. Choose another one.',
  });
  expect(await refused({ slug: 'Too Big' })).toMatchObject({
    slug: expect.stringContaining('small letters'),
  });
  expect(await refused({ product_ids: ['prd_gone'] })).toEqual({
    product_ids: 'One of these products no longer exists.',
  });
  expect(await refused({ rule: makeRule({}) })).toMatchObject({ 'rule.tag': expect.any(String) });
  expect(await refused({ rule: makeRule({ min_price: 5, max_price: 4 }) })).toMatchObject({
    'rule.max_price': 'The highest price cannot be below the lowest.',
  });
  expect(await refused({ rule: makeRule({ category_id: 'cat_gone' }) })).toEqual({
    'rule.category_id': 'Choose a category with its own products.',
  });
  expect(await refused({ rule: makeRule({ craft_id: 'crf_gone' }) })).toEqual({
    'rule.craft_id': 'Choose a craft from the shop.',
  });
  expect(await refused({ picture_id: 'pic_gone' })).toEqual({ picture_id: 'Upload this picture again.' });
  const { collections } = await callApi('GET /admin/collections', {
    shop,
    as: writer,
    query: { q: 'empty' },
  });
  const { id } = collections[0]!;
  await change(id, { description: 'Soon' });
  expect(await send('PATCH', `/${id}`, { version: 1, name: 'Old' })).toMatchObject({
    status: 409,
    body: { code: 'collection.stale', collection: { description: 'Soon', version: 2 } },
  });
});

test('a category used in a rule can be removed only with a replacement for the rule', async () => {
  const boxes = await makeCategory(shop, 'boxes');
  const { id } = await add('Boxes', { rule: makeRule({ category_id: boxes }) });
  const remove = (query = '') =>
    shop.app.request(`/api/v1/admin/categories/${boxes}${query}`, {
      method: 'DELETE',
      headers: writer.headers,
    });
  expect(await (await remove()).json()).toMatchObject({ code: 'collection.names_it' });
  expect((await remove(`?products_to=${await makeCategory(shop, 'pots')}`)).status).toBe(204);
  await shop.changes.settle();
  expect(await list({ collection: 'boxes' })).toEqual(['Pot']);
  expect(await send('DELETE', `/${id}`)).toMatchObject({ status: 204 });
  await shop.changes.settle();
  expect(await list({ collection: 'boxes' })).toEqual([]);
});

test('the collection list can be searched, filtered, and downloaded as CSV', async () => {
  const { collections, total } = await callApi('GET /admin/collections', {
    shop,
    as: writer,
    query: { kind: 'by_rule' },
  });
  expect([collections.map(({ name }) => name), total]).toEqual([
    ['By rule', 'Dhokra of Sunita', 'Of Sunita'],
    3,
  ]);
  const query = { kind: 'by_rule' as const, q: 'sunita' };
  const found = await callApi('GET /admin/collections', { shop, as: writer, query });
  expect(found.collections.map(({ name }) => name)).toEqual(['Dhokra of Sunita', 'Of Sunita']);
  const csv = await shop.app.request('/api/v1/admin/collections', {
    headers: { ...writer.headers, accept: 'text/csv' },
  });
  expect(await csv.text()).toContain('By rule,by-rule,Rule,2');
});
