import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StaffAbility } from '#domain/staff/abilities.ts';
import { listAdminCollections } from '#shop/catalogue/collections/admin/list-admin-collections.ts';
import type { CollectionFields } from '#contract/catalogue/admin-collection.ts';
import { get, post, toOrderBody } from '#test/buy.ts';
import { callApi, readAnswer } from '#test/call-api.ts';
import {
  type MadeCustomer,
  type MadeStaff,
  allowManyCodOrders,
  makeCustomer,
  makeProduct,
  makeStaff,
} from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { makeCollection, makeRule } from '#test/scenes/collections.ts';
import { tenPercent } from '#test/scenes/promotions.ts';

let shop: TestShop;
let owner: MadeStaff;
let buyer: MadeCustomer;
let lamp: string;
let diya: string;
beforeAll(async () => {
  shop = await openShop();
  owner = await makeStaff(shop, 'owner');
  buyer = await makeCustomer(shop);
  await allowManyCodOrders(shop);
  lamp = (await makeProduct(shop, { name: 'Lamp', pricePaise: 900_00 })).id;
  diya = (await makeProduct(shop, { name: 'Diya', pricePaise: 300_00 })).id;
});
afterAll(() => shop.close());

async function addCollection(name: string, changes: Partial<CollectionFields>) {
  const body = makeCollection(name, changes);
  return (await callApi('POST /admin/collections', { shop, as: owner, body })).collection;
}

async function addCode(code: string, collection_id: string) {
  const body = { ...tenPercent, code, collection_id };
  return (await callApi('POST /admin/promotions', { shop, as: owner, body })).promotion;
}

const items = () => [diya, lamp].map((product_id) => ({ product_id, quantity: 1 }));
const quote = async (code: string) =>
  readAnswer(
    'POST /cart/quote',
    await post(shop, '/cart/quote', { as: buyer, body: { items: items(), code } }),
  );

async function order(promo_code: string, productId: string) {
  const as = await makeCustomer(shop);
  const placed = await post(shop, '/orders', { as, body: toOrderBody({ productId }, { promo_code }) });
  return { status: placed.status, body: await placed.json() };
}

test('a code for a collection discounts only its products, in the quote and in the order', async () => {
  const gifts = await addCollection('Diwali gifts', { product_ids: [diya] });
  const code = await addCode('GIFTS10', gifts.id);
  expect(code.collection).toEqual({ id: gifts.id, name: 'Diwali gifts' });
  const quoted = await quote('GIFTS10');
  expect(quoted.promotion).toEqual({
    code: 'GIFTS10',
    applied: true,
    discount: 30,
    collection: 'Diwali gifts',
  });
  expect(quoted.lines.map(({ name, coupon_amount }) => [name, coupon_amount])).toEqual([
    ['Diya', 30],
    ['Lamp', 0],
  ]);
  expect(await order('GIFTS10', diya)).toMatchObject({
    status: 201,
    body: { order: { totals: { coupon_amount: 30 } } },
  });
  expect(await order('GIFTS10', lamp)).toMatchObject({
    status: 422,
    body: {
      error: 'This promo code is for other products',
      fields: { promo_code: 'GIFTS10 is only for products in Diwali gifts.' },
    },
  });
  const validate = async (sent: object) =>
    (await post(shop, '/promotions/validate', { as: buyer, body: { code: 'GIFTS10', ...sent } })).json();
  const costs = [
    { product_id: diya, total: 300 },
    { product_id: lamp, total: 900 },
  ];
  expect(await validate({ order_total: 1200, items: costs })).toMatchObject({ valid: true, discount: 30 });
  expect(await validate({ order_total: 1200 })).toMatchObject({ valid: false, reason: 'other_products' });
});

test('a code for a rule collection applies to what matches when the code is used', async () => {
  const cheap = await addCollection('Under 500', { rule: makeRule({ max_price: 500 }) });
  await addCode('SMALL10', cheap.id);
  expect((await quote('SMALL10')).promotion).toMatchObject({ discount: 30 });
  await shop.db.updateTable('products').set({ price_paise: 450_00 }).where('id', '=', lamp).execute();
  expect((await quote('SMALL10')).promotion).toMatchObject({ discount: 75 });
  expect(await order('SMALL10', lamp)).toMatchObject({ status: 201 });
  await shop.db.updateTable('products').set({ price_paise: 900_00 }).where('id', '=', lamp).execute();
  expect(await order('SMALL10', lamp)).toMatchObject({ status: 422, body: { code: 'promotion.refused' } });
});

test('a collection used by a code cannot be removed, and a code can only name an existing collection', async () => {
  const kept = await addCollection('Kept', { product_ids: [lamp] });
  const { id, version } = await addCode('KEPT10', kept.id);
  const remove = async () =>
    (
      await shop.app.request(`/api/v1/admin/collections/${kept.id}`, {
        method: 'DELETE',
        headers: owner.headers,
      })
    ).json();
  expect(await remove()).toMatchObject({
    code: 'collection.in_use',
    error: 'The code KEPT10 is for this collection. Please change that first.',
  });
  const body = { version, collection_id: null };
  const changed = await callApi('PATCH /admin/promotions/{id}', { shop, as: owner, params: { id }, body });
  expect(changed.promotion).toMatchObject({ collection: null });
  const unknown = { ...tenPercent, code: 'LOST10', collection_id: 'col_none' };
  expect(await (await post(shop, '/admin/promotions', { as: owner, body: unknown })).json()).toMatchObject({
    fields: { collection_id: 'Choose a collection, or every product.' },
  });
  const csv = await shop.app.request('/api/v1/admin/promotions?q=gifts10', {
    headers: { ...owner.headers, accept: 'text/csv' },
  });
  expect(await csv.text()).toContain('GIFTS10,10% off,Diwali gifts,running');
  expect((await get(shop, `/admin/collections/${kept.id}`, owner)).status).toBe(200);
});

test('an ended code still blocks the removal of its collection, and the error says that the code has ended', async () => {
  const holi = await addCollection('Holi colours', { product_ids: [diya] });
  const { id, version } = await addCode('HOLI10', holi.id);
  const change = (body: { version: number; end_now?: true; collection_id?: null }) =>
    callApi('PATCH /admin/promotions/{id}', { shop, as: owner, params: { id }, body });
  const { promotion: ended } = await change({ version, end_now: true });
  const remove = () =>
    shop.app.request(`/api/v1/admin/collections/${holi.id}`, { method: 'DELETE', headers: owner.headers });
  expect(await (await remove()).json()).toMatchObject({
    code: 'collection.in_use',
    error: 'The code HOLI10, which has ended, is for this collection. Please change that first.',
    used_by: { kind: 'code', id },
  });
  await change({ version: ended.version, collection_id: null });
  expect((await remove()).status).toBe(204);
});

test('staff who edit promotions or content can list collections too, other staff cannot', async () => {
  const read = async (abilities: StaffAbility[]) => {
    const { ctx } = await makeStaff(shop, 'packer');
    const actor = { ...ctx.actor, abilities } as typeof ctx.actor;
    return listAdminCollections(shop.as(actor), { page: 1, limit: 20, sort: 'name' });
  };
  expect((await read(['edit_promotions'])).collections).not.toEqual([]);
  expect(await read(['edit_content'])).toEqual(await read(['edit_products']));
  await expect(read(['see_orders'])).rejects.toThrow('Your account is not allowed to do that');
});
