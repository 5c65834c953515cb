import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findActor } from '#shop/customers/sessions/find-actor.ts';
import { readAnswer } from '#test/call-api.ts';
import { codeOf, makeAccountCalls, password, withToken } from '#test/account-calls.ts';
import { get } from '#test/buy.ts';
import { makeCustomer, randomMobile } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';

let shop: TestShop;
const { messageTo, register, profileOf, put, send, prove, moveTo, login, addAddress } = makeAccountCalls(
  () => shop,
);
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/** Registers an account with another person's e-mail address, and changes it to the hijacker's own number and address. */
async function hijack(email: string) {
  const mobile = randomMobile();
  const opened = await register(email);
  const moved = await moveTo(opened, mobile, await prove(opened, { password }));
  const { token } = await readAnswer('POST /profile/mobile/verify-otp', moved);
  const as = { token, ...withToken(token) };
  await addAddress(as);
  return { mobile, as };
}
async function leftOf(email: string) {
  const { rows } = await sql<{ mobile: string; name: string; addresses: number; sessions: number }>`
    select mobile, name,
           (select count(*)::int from addresses a where a.customer_id = c.id and deleted_at is null) as addresses,
           (select count(*)::int from sessions s where s.customer_id = c.id and ended_at is null) as sessions
      from customers c where c.email = ${email}`.execute(shop.db);
  return rows[0];
}
const nothing = { mobile: null, name: null, addresses: 0, sessions: 0 };

test.each(['reset', 'link'])(
  'an account opened with a victim’s address is cleared when the victim verifies it by %s, and they are notified',
  async (way) => {
    const email = `victim.${way}@example.com`;
    const { mobile, as } = await hijack(email);
    expect(await leftOf(email)).toMatchObject({ mobile, addresses: 1, sessions: 1 });
    const link = (await messageTo(email)).token;
    if (way === 'reset') {
      await send('/auth/password/forgot', { email });
      await send('/auth/password/reset', {
        token: (await messageTo(email)).token,
        password: 'hers alone now',
      });
    } else {
      const seen = await send('/auth/email/link', { token: link });
      expect(await seen.json()).toMatchObject({ email, confirm_by: 'password', can_clear: true });
      const answer = await send('/auth/email/verify', { token: link });
      expect(await answer.json()).toMatchObject({
        cleared: true,
        message: expect.stringContaining('we removed its mobile number, names, addresses and password'),
      });
    }
    expect(await leftOf(email)).toEqual(nothing);
    expect((await messageTo(email)).body).toContain(
      'we removed its mobile number, names, addresses and old password',
    );
    expect([await login(email), (await get(shop, '/profile', as)).status]).toEqual([401, 401]);
    await send('/auth/mobile/send-otp', { mobile_number: mobile.slice(3), purpose: 'login' });
    expect((await messageTo(mobile)).body).not.toContain('sign in');
  },
);

test('a customer who confirms with their session or password keeps everything; other sessions end', async () => {
  const email = 'asha.keeps@example.com';
  const { mobile, as } = await hijack(email);
  const other = withToken(
    (await readAnswer('POST /auth/login', await send('/auth/login', { email, password }))).token,
  );
  await send('/profile/email/verification', {}, as);
  const { token } = await messageTo(email);
  expect((await send('/auth/email/verify', { token, password: 'not hers' })).status).toBe(422);
  const seen = await send('/auth/email/link', { token }, as);
  expect(await seen.json()).toMatchObject({ confirm_by: 'press' });
  expect(await (await send('/auth/email/verify', { token }, as)).json()).toMatchObject({ cleared: false });
  expect(await leftOf(email)).toEqual({ mobile, name: 'Asha Kumari', addresses: 1, sessions: 1 });
  expect([(await get(shop, '/profile', as)).status, (await get(shop, '/profile', other)).status]).toEqual([
    200, 401,
  ]);

  const second = 'asha.by.password@example.com';
  await register(second);
  const link = { token: (await messageTo(second)).token, password };
  expect(await (await send('/auth/email/verify', link)).json()).toMatchObject({ cleared: false });
  expect(await leftOf(second)).toMatchObject({ name: 'Asha Kumari', sessions: 0 });
});

test('a link for an account opened by mobile asks for a login to it, and verifies nothing for anyone else', async () => {
  const email = 'victim.mirror@example.com';
  const attacker = await makeCustomer(shop);
  await put(attacker, { email });
  const { token } = await messageTo(email);
  expect(await (await send('/auth/email/link', { token })).json()).toMatchObject({
    confirm_by: 'login',
    can_clear: false,
  });
  const victim = await makeCustomer(shop);
  for (const as of [undefined, victim]) {
    const answer = await send('/auth/email/verify', { token }, as);
    expect([answer.status, await codeOf(answer)]).toEqual([409, 'email.login_first']);
  }
  expect((await profileOf(attacker)).verification.email_verified).toBe(false);
  expect((await send('/auth/email/verify', { token }, attacker)).status).toBe(200);
});

test('nothing an attacker does concurrently survives the victim’s password reset', async () => {
  for (let round = 0; round < 5; round += 1) {
    const email = `victim.race${round}@example.com`;
    const { as } = await hijack(email);
    await send('/auth/password/forgot', { email });
    const { token } = await messageTo(email);
    const mobile = randomMobile();
    const proof = await prove(as, { password });
    await send('/profile/mobile/send-otp', { mobile_number: mobile.slice(3) }, as);
    const otp = (await messageTo(mobile)).code;
    const answers = await Promise.all([
      ...Array.from({ length: 4 }, () => addAddress(as)),
      send('/auth/login', { email, password }),
      send('/auth/password/reset', { token, password: 'hers alone now' }),
      send('/profile/mobile/verify-otp', { mobile_number: mobile.slice(3), otp, proof }, as),
      send('/auth/refresh', {}, as),
      ...Array.from({ length: 4 }, () => send('/auth/login', { email, password })),
      ...Array.from({ length: 4 }, () => put(as, { profile: { first_name: 'Thief', last_name: 'Thief' } })),
      ...Array.from({ length: 4 }, () => addAddress(as)),
    ]);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    expect(await leftOf(email)).toEqual(nothing);
    await shop.changes.settle();
    for (const answer of answers) {
      const { token: kept } = (await answer.json().catch(() => ({}))) as { token?: string };
      if (kept) expect((await findActor(shop.ctx, kept)).kind).toBe('guest');
    }
    expect(await login(email, 'hers alone now')).toBe(200);
  }
});
