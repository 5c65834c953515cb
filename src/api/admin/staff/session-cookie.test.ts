import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addStaff } from '#shop/staff/add-staff.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { readRefusal } from '#test/read-refusal.ts';
import { readAnswer } from '#test/call-api.ts';

const email = 'asha@example.com';
const password = 'a long and plain sentence';
const json = { 'content-type': 'application/json' };
const own = { 'sec-fetch-site': 'same-origin' };
const hour = 3600_000;

let shop: TestShop;
let cookie: string;
let token: string;
beforeAll(async () => {
  shop = await openShop();
  await addStaff(shop.as({ kind: 'system' }), { email, name: 'Asha', role: 'packer', password });
});
beforeEach(async () => {
  const response = await logIn(own);
  token = (await readAnswer('POST /admin/login', response.clone())).token;
  cookie = readCookie(response).split(';')[0]!;
});
afterAll(() => shop.close());

function ask(path: string, headers: Record<string, string>, method = 'GET') {
  const body = method === 'GET' ? {} : { body: '{}' };
  return shop.app.request(`/api/v1${path}`, { method, headers: { ...json, ...headers }, ...body });
}

function logIn(headers: Record<string, string>) {
  const body = JSON.stringify({ email, password });
  return shop.app.request('/api/v1/admin/login', { method: 'POST', headers: { ...json, ...headers }, body });
}

function readCookie(response: Response): string {
  return response.headers.getSetCookie().find((each) => /^(__Host-)?admin=/.test(each)) ?? '';
}

test('signing in sets an HttpOnly, SameSite=Strict cookie, which opens the admin', async () => {
  expect(readCookie(await logIn(own))).toMatch(/^admin=[\w-]{43};.*Path=\/;.*HttpOnly; SameSite=Strict$/);
  const me = await ask('/admin/me', { cookie });
  expect(await me.json()).toMatchObject({
    staff: { name: 'Asha', email, role: 'packer' },
    abilities: ['see_orders', 'ship_orders', 'take_orders', 'edit_stock', 'answer_customers'],
  });
  expect(me.headers.get('cache-control')).toBe('no-store');
});

test('over https the cookie is Secure and bound to its host', async () => {
  const secure = await openShop({ beside: shop.connection, seller: null, publicUrl: 'https://haat.example' });
  const body = JSON.stringify({ email, password });
  const headers = { ...json, origin: 'https://haat.example' };
  const response = await secure.app.request('/api/v1/admin/login', { method: 'POST', headers, body });
  expect(readCookie(response)).toMatch(/^__Host-admin=.*Path=\/;.*HttpOnly; Secure; SameSite=Strict$/);
  await secure.close();
});

test('a write with the cookie from another site’s page is refused and audited; one from our own page is accepted', async () => {
  const refused: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
    {},
  ];
  for (const headers of refused) {
    const response = await ask('/admin/logout', { cookie, ...headers }, 'POST');
    expect(await readRefusal(response)).toMatchObject({ status: 403, code: 'access.other_site' });
  }
  const rows = await shop.db
    .selectFrom('audit_events as a')
    .innerJoin('staff as s', 's.id', 'a.staff_id')
    .select(['s.email', 'a.action', 'a.subject'])
    .where('a.action', '=', 'access.other_site')
    .execute();
  expect(rows).toEqual(
    refused.map(() => ({ email, action: 'access.other_site', subject: 'POST /admin/logout' })),
  );
  expect((await ask('/admin/me', { cookie })).status).toBe(200);
  expect((await ask('/admin/logout', { cookie, origin: 'http://localhost' }, 'POST')).status).toBe(204);
});

test('another site’s page cannot log a browser in to the admin', async () => {
  const response = await logIn({ 'sec-fetch-site': 'cross-site' });
  expect([response.status, readCookie(response)]).toEqual([403, '']);
});

test('a program can send its token as a bearer, without a cookie or browser headers', async () => {
  const bearer = { authorization: `Bearer ${token}` };
  expect((await ask('/admin/me', bearer)).status).toBe(200);
  expect((await ask('/admin/logout', bearer, 'POST')).status).toBe(204);
  expect((await ask('/admin/me', bearer)).status).toBe(401);
});

test('logging out ends the session on the server and clears the cookie', async () => {
  const response = await ask('/admin/logout', { cookie, ...own }, 'POST');
  expect(readCookie(response)).toMatch(/^admin=; Max-Age=0/);
  expect((await ask('/admin/me', { cookie })).status).toBe(401);
});

test('the admin cookie has no effect on the storefront’s logout', async () => {
  const response = await ask('/auth/logout', { cookie, ...own }, 'POST');
  expect(response.status).toBe(204);
  expect((await ask('/admin/me', { cookie })).status).toBe(200);
});

test('a session unused for twelve hours ends; one in use continues', async () => {
  shop.clock.advance(11 * hour);
  expect((await ask('/admin/me', { cookie })).status).toBe(200);
  shop.clock.advance(11 * hour);
  expect((await ask('/admin/me', { cookie })).status).toBe(200);
  shop.clock.advance(12 * hour);
  expect((await ask('/admin/me', { cookie })).status).toBe(401);
});
