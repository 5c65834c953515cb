import { sql } from 'kysely';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiEnv } from '#api/env.ts';
import { identifyCaller } from '#api/identify-caller.ts';
import { dayMs } from '#domain/durations.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { makeCustomer, randomMobile } from '#test/make.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  shop.app.request(`/api/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

/** Reads the code for a number from the outbox. */
async function readCode(mobile: string): Promise<string> {
  await shop.drainJobs();
  const message = (await shop.outbox()).find(({ recipient }) => recipient === mobile);
  return /\d{6}/.exec(message?.body ?? '')?.[0] ?? 'none';
}

test('a new customer signs in with a mobile number and a code, and an account is created', async () => {
  const mobile = randomMobile();
  const body = { mobile_number: mobile.slice(3), country_code: '91' };
  const sent = await post('/auth/send-otp', { ...body, delivery_method: 'whatsapp' });
  expect(await sent.json()).toEqual({ message: 'OTP sent to your mobile number', expires_in: 300 });

  const verified = await post('/auth/verify-otp', { ...body, otp: await readCode(mobile) });
  expect(verified.status).toBe(200);
  const login = await verified.json();
  expect(login).toMatchObject({
    is_new_user: true,
    expires_at: '2026-11-28T06:00:00.000Z',
    user: { mobile_number: mobile },
  });

  const profile = await shop.app.request('/api/v1/profile', {
    headers: { authorization: `Bearer ${login.token}` },
  });
  expect(profile.status).toBe(200);
  expect(profile.headers.get('cache-control')).toBe('no-store');
  expect(await profile.json()).toMatchObject({
    user: { id: login.user.id },
    cart: [],
    wishlist: [],
    addresses: [],
  });
});

test('both families of OTP routes share one code per number, and neither accepts the other’s', async () => {
  const mobile = randomMobile();
  const body = { mobile_number: mobile.slice(3), country_code: 91 };
  await post('/auth/send-otp', body);
  const first = await readCode(mobile);
  const crossed = await post('/auth/mobile/verify-otp', { ...body, otp: first, purpose: 'register' });
  expect([crossed.status, (await crossed.json()).error]).toEqual([422, 'Invalid OTP']);

  shop.clock.advance(1000);
  await post('/auth/mobile/send-otp', { ...body, purpose: 'register' });
  const second = await readCode(mobile);
  const back = await post('/auth/verify-otp', { ...body, otp: second });
  expect(back.status).toBe(422);
  const right = await post('/auth/mobile/verify-otp', { ...body, otp: second, purpose: 'register' });
  expect(await right.json()).toMatchObject({ is_new_user: true, user: { mobile_number: mobile } });
});

test('an unknown number cannot log in by the mobile screens', async () => {
  const sent = await post('/auth/mobile/send-otp', {
    mobile_number: randomMobile().slice(3),
    purpose: 'login',
  });
  expect(sent.status).toBe(404);
  expect(await sent.json()).toMatchObject({
    code: 'otp.not_registered',
    error: expect.stringContaining('not registered'),
  });
});

test('a token can be refreshed; reusing the old token afterwards ends both', async () => {
  const { headers } = await makeCustomer(shop);
  const refreshed = await post('/auth/refresh', {}, headers);
  const { token, expires_at } = await refreshed.json();
  expect(new Date(expires_at).getTime()).toBe(shop.clock.now().getTime() + 7 * dayMs);
  const statusOf = async (authorization: string) =>
    (await shop.app.request('/api/v1/profile', { headers: { authorization } })).status;
  expect([await statusOf(headers.authorization), await statusOf(`Bearer ${token}`)]).toEqual([401, 200]);
  expect((await post('/auth/refresh', {}, headers)).status).toBe(401);
  expect(await statusOf(`Bearer ${token}`)).toBe(401);
});

test('a customer registers by email and logs in with it regardless of case, and the address cannot be reused', async () => {
  const account = { name: 'Asha Kumari', email: 'Asha@example.com', password: 'a long enough one' };
  const registered = await post('/auth/register', account);
  expect(registered.status).toBe(201);
  expect(await registered.json()).toMatchObject({
    is_new_user: true,
    user: { name: 'Asha Kumari', email: 'Asha@example.com' },
  });

  const login = await post('/auth/login', { email: 'asha@EXAMPLE.com', password: account.password });
  expect(await login.json()).toMatchObject({
    is_new_user: false,
    token: expect.stringMatching(/^[\w-]{43}$/),
  });

  const taken = await post('/auth/register', { ...account, email: 'ASHA@example.com' });
  expect([taken.status, (await taken.json()).code]).toEqual([409, 'email.taken']);
});

test('a wrong password and an unknown address get the same response', async () => {
  await post('/auth/register', {
    name: 'Ravi Das',
    email: 'ravi@example.com',
    password: 'a long enough one',
  });
  const answers = [];
  for (const email of ['ravi@example.com', 'nobody@example.com']) {
    const answer = await post('/auth/login', { email, password: 'not that one' });
    const { error, code } = await answer.json();
    answers.push([answer.status, error, code]);
  }
  expect(answers[0]).toEqual([401, 'Invalid email or password', 'login.failed']);
  expect(answers[1]).toEqual(answers[0]);
});

test('over https the device cookie is Secure and bound to its host', async () => {
  const app = new Hono<ApiEnv>().get('/', (c) => {
    c.set('ctx', { ...shop.ctx, publicUrl: 'https://shop.example' });
    c.set('address', '127.0.0.1');
    return c.text(identifyCaller(c).deviceId ?? '');
  });
  const cookie = (await app.request('/')).headers.get('set-cookie');
  expect(cookie).toMatch(
    /^__Host-device=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
});

test('a browser is recognised by an HttpOnly device cookie, which grants no access', async () => {
  const account = { name: 'Sita Devi', email: 'sita.cookie@example.com', password: 'a long enough one' };
  const first = await post('/auth/register', account);
  const cookie = first.headers.get('set-cookie')!;
  expect(cookie).toMatch(/^device=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/);
  const device = cookie.split(';')[0]!;
  const again = await post('/auth/login', account, { cookie: device });
  expect(again.headers.get('set-cookie')).toContain(device);
  const invented = await post('/auth/login', account, { cookie: 'device=1' });
  expect(invented.headers.get('set-cookie')).not.toContain('device=1;');
  expect((await shop.app.request('/api/v1/profile', { headers: { cookie: device } })).status).toBe(401);
  const { rows } = await sql<{ devices: number }>`
    select count(distinct device_hash)::int as devices from sessions s
      join customers c on c.id = s.customer_id where c.email = ${account.email}`.execute(shop.db);
  expect(rows).toEqual([{ devices: 2 }]);
});
