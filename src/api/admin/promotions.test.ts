import { afterAll, beforeAll, expect, test } from 'vitest';
import { readAnswer } from '#test/call-api.ts';
import { get, post, toOrderBody } from '#test/buy.ts';
import { type MadeStaff, allowManyCodOrders, makeCustomer, makeProduct, makeStaff } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { tenPercent } from '#test/scenes/promotions.ts';

let shop: TestShop;
let owner: MadeStaff;
beforeAll(async () => {
  shop = await openShop();
  owner = await makeStaff(shop, 'owner');
  await allowManyCodOrders(shop);
});
afterAll(() => shop.close());

async function send(method: string, path: string, body?: object) {
  const response = await shop.app.request(`/api/v1/admin/promotions${path}`, {
    method,
    headers: owner.headers,
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: text ? JSON.parse(text) : undefined };
}

async function list(query = '') {
  return readAnswer('GET /admin/promotions', await get(shop, `/admin/promotions${query}`, owner));
}

async function order(promoCode: string): Promise<number> {
  const { id: productId } = await makeProduct(shop);
  const body = { ...toOrderBody({ productId }), promo_code: promoCode };
  return (await post(shop, '/orders', { as: await makeCustomer(shop), body })).status;
}

test('a code is created, used, counted with the discount it gave, and ended', async () => {
  const added = await send('POST', '', { ...tenPercent, code: ' diwali10 ' });
  expect(added).toMatchObject({
    status: 201,
    body: { promotion: { code: 'DIWALI10', state: 'running', used_count: 0, given_away: 0, version: 1 } },
  });
  const { id } = added.body.promotion;
  expect(await order('DIWALI10')).toBe(201);
  expect((await list('?q=diwali')).promotions).toMatchObject([{ id, used_count: 1, given_away: 120 }]);
  expect(await send('PATCH', `/${id}`, { version: 1, end_now: true })).toMatchObject({
    status: 200,
    body: { promotion: { state: 'ended', version: 2, discount: 10 } },
  });
  expect(await order('DIWALI10')).toBe(422);
  expect((await list('?state=running')).promotions).toEqual([]);
  expect((await list('?state=ended')).total).toBe(1);
  const headers = { ...owner.headers, accept: 'text/csv' };
  const csv = await shop.app.request('/api/v1/admin/promotions', { headers });
  expect(await csv.text()).toContain('DIWALI10,10% off,,ended,');
});

test('a used code cannot be renamed, removed or limited to fewer uses, and an outdated edit is refused', async () => {
  const { promotions } = await list('?q=diwali');
  const { id, version } = promotions[0]!;
  expect(await send('PATCH', `/${id}`, { version, code: 'HOLI10' })).toMatchObject({
    status: 422,
    body: {
      fields: {
        code: 'This code has already been used, so its name cannot be changed. Duplicate it instead.',
      },
    },
  });
  expect((await send('DELETE', `/${id}`)).status).toBe(409);
  await send('POST', '', { ...tenPercent, code: 'TWICE' });
  expect(await order('TWICE')).toBe(201);
  expect(await order('TWICE')).toBe(201);
  const twice = (await list('?q=twice')).promotions[0]!;
  expect(await send('PATCH', `/${twice.id}`, { version: 1, usage_limit: 1 })).toMatchObject({
    status: 422,
    body: { fields: { usage_limit: 'It has already been used 2 times. Enter 2 or more.' } },
  });
  expect(await send('PATCH', `/${twice.id}`, { version: 1, usage_limit: 2 })).toMatchObject({ status: 200 });
  expect(await order('TWICE')).toBe(422);
  expect(await send('PATCH', `/${id}`, { version: version - 1, discount: 5 })).toMatchObject({
    status: 409,
    body: { code: 'promotion.stale', promotion: { id, version }, changed: { by: { id: owner.staffId } } },
  });
});

test('errors name the invalid fields, and an unused code can be removed', async () => {
  const wrong = { ...tenPercent, code: 'A-1', discount: 120 };
  expect(await send('POST', '', wrong)).toMatchObject({
    status: 422,
    body: { fields: { code: 'Use 3 to 20 letters and digits, like DIWALI10.' } },
  });
  const backwards = { starts_at: '2026-12-02T00:00:00Z', ends_at: '2026-12-01T00:00:00Z' };
  expect(await send('POST', '', { ...wrong, ...backwards, code: 'NEW' })).toMatchObject({
    body: { fields: { discount: 'Enter 100 percent or less.', ends_at: 'Choose an end after the start.' } },
  });
  expect(await send('POST', '', { ...tenPercent, code: 'DIWALI10' })).toMatchObject({
    status: 422,
    body: { fields: { code: 'Another promotion has this code. Choose another one.' } },
  });
  const { body } = await send('POST', '', { ...tenPercent, code: 'SPARE' });
  expect((await send('DELETE', `/${body.promotion.id}`)).status).toBe(204);
  expect((await send('GET', `/${body.promotion.id}`)).status).toBe(404);
});

test('of twenty concurrent edits of the same version, one succeeds', async () => {
  const { body } = await send('POST', '', { ...tenPercent, code: 'RACE' });
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      send('PATCH', `/${body.promotion.id}`, { version: 1, minimum: at + 1 }),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(19).fill(409)]);
});
