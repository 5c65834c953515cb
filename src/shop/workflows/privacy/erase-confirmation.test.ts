import { afterAll, beforeAll, expect, test } from 'vitest';
import { callApi } from '#test/call-api.ts';
import { audit } from '#test/auditor.ts';
import { get, post } from '#test/buy.ts';
import { readCode } from '#test/full-life.ts';
import { makeCustomer } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { readRefusal } from '#test/read-refusal.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop({ limits: true });
});
afterAll(async () => {
  expect(await audit(shop)).toEqual([]);
  await shop.close();
});

test('an erasure with a wrong code, a code for another purpose or customer, or a wrong password is refused', async () => {
  const [mine, other] = [
    await makeCustomer(shop, { mobile: '+919811100001' }),
    await makeCustomer(shop, { mobile: '+919811100002' }),
  ];
  const erase = async (body: object, as = mine) =>
    (await post(shop, '/profile/erasure', { body, as })).status;
  expect([await erase({}), await erase({ otp: '12345' }), await erase({ otp: '1', password: 'x' })]).toEqual([
    422, 422, 422,
  ]);
  await post(shop, '/auth/send-otp', { body: { mobile_number: '9811100001' } });
  expect(await erase({ otp: await readCode(shop, '+919811100001') })).toBe(422);
  shop.clock.advance(1000);
  await post(shop, '/profile/erasure/code', { body: {}, as: other });
  expect(await erase({ otp: await readCode(shop, '+919811100002') })).toBe(422);
  expect(await erase({ password: 'no such thing' })).toBe(422);
  expect((await get(shop, '/profile', mine)).status).toBe(200);
  expect((await post(shop, '/profile/erasure', { body: { otp: '123456' } })).status).toBe(401);
});

test('the code message names the erasure; without its template no code is sent, and another way is shown', async () => {
  const mobile = '+919811100003';
  const person = await makeCustomer(shop, { mobile });
  const ask = () => callApi('GET /profile/erasure', { shop, as: person });
  const sendCode = () => post(shop, '/profile/erasure/code', { body: {}, as: person });
  expect((await sendCode()).status).toBe(200);
  await shop.drainJobs();
  const message = (await shop.outbox()).find(({ recipient }) => recipient === mobile);
  expect(message?.body).toContain('is your OTP to delete your Haat account for good.');
  const { sms } = shop.ctx.messengers;
  shop.ctx.messengers.sms = { ...sms, knows: (template) => template === 'otp' };
  try {
    const refused = await sendCode();
    expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'erasure.no_code' }]);
    expect(await ask()).toMatchObject({
      allowed: false,
      orders: [],
      reason: expect.stringContaining('contact us'),
    });
    const password_hash = 'stands for one';
    await shop.db
      .updateTable('customers')
      .set({ password_hash })
      .where('id', '=', person.customerId)
      .execute();
    expect(await ask()).toMatchObject({ allowed: true, reason: '', confirm_by: 'password' });
  } finally {
    shop.ctx.messengers.sms = sms;
  }
});

test('an erasure code is used up after five wrong tries, and five wrong passwords end the tries for a while', async () => {
  const mobile = '+919811100004';
  const person = await makeCustomer(shop, { mobile });
  const erase = async (body: object) => {
    const response = await post(shop, '/profile/erasure', { body, as: person });
    return response.ok ? 'erased' : (await readRefusal(response)).code;
  };
  await post(shop, '/profile/erasure/code', { body: {}, as: person });
  const otp = await readCode(shop, mobile);
  const wrong = otp === '000000' ? '000001' : '000000';
  const told: string[] = [];
  for (const typed of [wrong, wrong, wrong, wrong, wrong, otp]) told.push(await erase({ otp: typed }));
  expect(told).toEqual([...Array(5).fill('otp.invalid'), 'otp.used_up']);
  const guesses: string[] = [];
  for (let guess = 0; guess < 6; guess += 1) guesses.push(await erase({ password: `guess ${guess}` }));
  expect(guesses).toEqual([...Array(5).fill('password.wrong'), 'rate.limited']);
  expect((await get(shop, '/profile', person)).status).toBe(200);
});

test('a customer registered by e-mail confirms the erasure with the password', async () => {
  const account = { name: 'Ravi Das', email: 'ravi.erased@example.com', password: 'a long enough one' };
  const { token } = await callApi('POST /auth/register', { shop, body: account });
  const as = { headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' } };
  expect((await post(shop, '/profile/erasure/code', { body: {}, as })).status).toBe(409);
  const wrong = await post(shop, '/profile/erasure', { body: { password: 'not that one' }, as });
  expect([wrong.status, await wrong.json()]).toMatchObject([
    422,
    { fields: { password: 'This is not your password' } },
  ]);
  expect((await post(shop, '/profile/erasure', { body: { password: account.password }, as })).status).toBe(
    204,
  );
  expect((await post(shop, '/auth/login', { body: account })).status).toBe(401);
});
