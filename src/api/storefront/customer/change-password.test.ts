import { afterAll, beforeAll, expect, test } from 'vitest';
import { callApi, readAnswer } from '#test/call-api.ts';
import { get, post } from '#test/buy.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const password = 'a diya in the wind';
const next = 'a lamp by the river';

async function register(email: string) {
  const body = { name: 'Asha Kumari', email, password };
  return toHeaders(await callApi('POST /auth/register', { shop, body }));
}
const logIn = (email: string, word: string) => post(shop, '/auth/login', { body: { email, password: word } });
function toHeaders({ token }: { token: string }) {
  return { headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' } };
}
function change({ headers }: ReturnType<typeof toHeaders>, body: object) {
  return shop.app.request('/api/v1/profile/password', { method: 'PUT', headers, body: JSON.stringify(body) });
}

test('changing a password requires the current one, and ends all other sessions', async () => {
  const here = await register('asha@example.in');
  const there = toHeaders(await readAnswer('POST /auth/login', await logIn('asha@example.in', password)));
  expect((await change(here, { current_password: password, password: next })).status).toBe(200);
  expect((await get(shop, '/profile', here)).status).toBe(200);
  expect((await get(shop, '/profile', there)).status).toBe(401);
  expect((await logIn('asha@example.in', password)).status).toBe(401);
  expect((await logIn('asha@example.in', next)).status).toBe(200);
});

test('a wrong current password or a weak new one is refused, and changes nothing', async () => {
  const here = await register('meera@example.in');
  const wrong = await change(here, { current_password: 'not that one', password: next });
  expect([wrong.status, await wrong.json()]).toMatchObject([422, { code: 'password.wrong' }]);
  const weak = await change(here, { current_password: password, password: 'password1' });
  expect([weak.status, await weak.json()]).toMatchObject([422, { code: 'password.weak' }]);
  const short = await change(here, { current_password: password, password: 'short' });
  expect([short.status, await short.json()]).toMatchObject([
    422,
    { fields: { password: expect.stringContaining('at least 8') } },
  ]);
  expect((await logIn('meera@example.in', password)).status).toBe(200);
});
