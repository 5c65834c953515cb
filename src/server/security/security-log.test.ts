import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Log } from '#platform/log.ts';
import { addStaff } from '#shop/staff/add-staff.ts';
import { readAnswer } from '#test/call-api.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';

type Line = { code?: string; path?: string; actor?: string; text: string };
const lines: Line[] = [];
const note = (facts: object, text: string) => void lines.push({ ...facts, text });
const log: Log = { debug() {}, info() {}, warn: note, error: note };

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop({ log, limits: true });
});
beforeEach(() => void lines.splice(0));
afterAll(() => shop.close());

function post(path: string, body: object) {
  const headers = { 'content-type': 'application/json' };
  return shop.app.request(`/api/v1${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
}

test('a failed sign-in by password or code is logged without the account it named', async () => {
  await post('/auth/login', { email: 'asha@example.in', password: 'not that one' });
  await post('/auth/verify-otp', { mobile_number: '9876543210', otp: '123456' });
  expect(lines).toMatchObject([
    { text: 'refused', code: 'login.failed', path: '/api/v1/auth/login', actor: 'guest' },
    { text: 'refused', code: 'otp.invalid', path: '/api/v1/auth/verify-otp' },
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/asha|98765|123456/);
});

test('a staff member who exceeds their abilities is logged with their id', async () => {
  const packer = {
    email: 'p@example.in',
    name: 'Packer',
    role: 'packer',
    password: 'parcels by the dozen',
  } as const;
  const { id } = await addStaff(shop.as({ kind: 'system' }), packer);
  const { token } = await readAnswer('POST /admin/login', await post('/admin/login', packer));
  const headers = { authorization: `Bearer ${token}` };
  const refused = await shop.app.request('/api/v1/admin/tax-returns/2026-11/b2cs', { headers });
  expect(refused.status).toBe(403);
  expect(lines).toMatchObject([{ text: 'refused', code: 'access.forbidden', actor: 'staff', staffId: id }]);
});

test('only the first 200 characters of a path are logged', async () => {
  const long = `/api/v1/${'.a'.repeat(7_500)}`;
  const headers = { authorization: `Bearer haat_key_${'x'.repeat(43)}` };
  await shop.app.request(long, { headers });
  expect(lines).toMatchObject([{ text: 'refused', code: 'api_key.unknown', path: long.slice(0, 200) }]);
});

test('a request without a login is not logged; of a flood of refusals 120 lines a minute are', async () => {
  await shop.app.request('/api/v1/profile');
  expect(lines).toEqual([]);
  for (let at = 0; at < 200; at += 1) await post('/auth/login', { email: 'b@example.in', password: 'wrong' });
  expect(lines.length).toBeGreaterThan(20);
  expect(lines.length).toBeLessThanOrEqual(120);
  expect(new Set(lines.map(({ code }) => code))).toEqual(new Set(['login.failed', 'rate.limited']));
});
