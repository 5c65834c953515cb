import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { randomMobile } from '#test/make.ts';

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

/** The code that lies in the outbox for a number. */
async function readCode(mobile: string): Promise<string> {
  await shop.drainJobs();
  const message = (await shop.outbox()).find(({ recipient }) => recipient === mobile);
  return /\d{6}/.exec(message?.body ?? '')?.[0] ?? 'none';
}

test('somebody new signs in with a mobile number and a code, and is known from then on', async () => {
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
