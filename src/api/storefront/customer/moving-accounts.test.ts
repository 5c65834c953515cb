import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayMs } from '#domain/durations.ts';
import { readAnswer } from '#test/call-api.ts';
import { codeOf, makeAccountCalls, password, withToken } from '#test/account-calls.ts';
import { get } from '#test/buy.ts';
import { makeCustomer, randomMobile } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';

let shop: TestShop;
const { messageTo, register, profileOf, put, send, prove, proveByCode, moveTo, login } = makeAccountCalls(
  () => shop,
);
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('changing a number or email requires a code to the current number or the password, usable once', async () => {
  const [mobile, thiefs] = [randomMobile(), randomMobile()];
  const asha = await makeCustomer(shop, { mobile, email: 'asha.token@example.com' });
  const refused = await moveTo(asha, thiefs);
  expect([refused.status, await codeOf(refused)]).toEqual([403, 'proof.needed']);
  const email = await put(asha, { email: 'thief@example.com' });
  expect([email.status, await codeOf(email)]).toEqual([403, 'proof.needed']);
  expect((await put(asha, { email: 'thief@example.com', proof: 'A'.repeat(43) })).status).toBe(403);
  expect((await send('/profile/proof', { otp: '000000' }, asha)).status).toBe(422);
  expect((await send('/profile/proof', { password: 'guessed' }, asha)).status).toBe(422);
  expect((await profileOf(asha)).user).toMatchObject({
    mobile_number: mobile,
    email: 'asha.token@example.com',
  });

  const proof = await proveByCode(asha, mobile);
  expect((await messageTo(mobile)).body).toContain('is your OTP to change how your Haat account is reached.');
  const stranger = await makeCustomer(shop, { email: 'other.token@example.com' });
  expect((await put(stranger, { email: 'x@example.com', proof })).status).toBe(403);
  expect((await put(asha, { email: 'asha.two@example.com', proof })).status).toBe(200);
  expect((await put(asha, { email: 'asha.three@example.com', proof })).status).toBe(403);
  const late = await proveByCode(asha, mobile);
  shop.clock.advance(10 * 60_000);
  expect((await put(asha, { email: 'asha.three@example.com', proof: late })).status).toBe(403);

  const ravi = await register('ravi.token@example.com');
  expect((await moveTo(ravi, randomMobile())).status).toBe(403);
  expect((await moveTo(ravi, randomMobile(), await prove(ravi, { password }))).status).toBe(200);
});

test('both contacts are notified; the old one can undo the change, and later ones, within a day without a login', async () => {
  const [old, thiefs] = [randomMobile(), randomMobile()];
  const email = 'asha.undo@example.com';
  const asha = await register(email);
  await send('/auth/email/verify', { token: (await messageTo(email)).token }, asha);
  const home = withToken(
    (
      await readAnswer(
        'POST /profile/mobile/verify-otp',
        await moveTo(asha, old, await prove(asha, { password })),
      )
    ).token,
  );
  shop.clock.advance(2 * dayMs);

  // Another person who knows the password takes over the account.
  const thief = withToken(
    (await readAnswer('POST /auth/login', await send('/auth/login', { email, password }))).token,
  );
  const moved = await moveTo(thief, thiefs, await prove(thief, { password }));
  const { token } = await readAnswer('POST /profile/mobile/verify-otp', moved);
  expect((await messageTo(thiefs)).body).toBe('This is now the contact for your Haat account.');
  const told = await messageTo(old);
  expect(told.body).toMatch(
    /^Your Haat account was moved to \*{8}\d{4}\. Not you\? Undo it within 24 hours: http/,
  );
  expect((await messageTo(email)).token).toBe(told.token);
  const gone = withToken(token);
  await put(gone, { email: 'thief.undo@example.com', proof: await prove(gone, { password }) });
  await send('/auth/email/verify', { token: (await messageTo('thief.undo@example.com')).token }, gone);
  expect((await profileOf(gone)).user).toMatchObject({
    email: 'thief.undo@example.com',
    mobile_number: thiefs,
  });
  expect((await get(shop, '/profile', home)).status).toBe(401);

  const undone = await send('/auth/contact/undo', { token: told.token });
  expect(await undone.json()).toMatchObject({ has_password: true });
  expect((await send('/auth/contact/undo', { token: told.token })).status).toBe(404);
  expect((await get(shop, '/profile', gone)).status).toBe(401);
  expect([await login(email), await login('thief.undo@example.com')]).toEqual([401, 401]);
  await send('/auth/send-otp', { mobile_number: old.slice(3) });
  const otp = (await messageTo(old)).code;
  const back = await send('/auth/verify-otp', { mobile_number: old.slice(3), otp });
  expect(await back.json()).toMatchObject({ is_new_user: false, user: { email, mobile_number: old } });
  await send('/auth/password/forgot', { email });
  const reset = { token: (await messageTo(email)).token, password: 'a whole new one' };
  expect((await send('/auth/password/reset', reset)).status).toBe(200);
  expect(await login(email, 'a whole new one')).toBe(200);
  // The thief's own undo links have ended too.
  const { rows } =
    await sql`select 1 from contact_changes where undone_at is null and expires_at > ${shop.clock.now()}`.execute(
      shop.db,
    );
  expect(rows).toEqual([]);
});

test('after a day a change is final, and of twenty concurrent undo requests one succeeds', async () => {
  const [old, next, third] = [randomMobile(), randomMobile(), randomMobile()];
  const asha = await makeCustomer(shop, { mobile: old });
  const moved = await moveTo(asha, next, await proveByCode(asha, old));
  const first = (await messageTo(old)).token;
  const { token } = await readAnswer('POST /profile/mobile/verify-otp', moved);
  shop.clock.advance(dayMs);
  expect((await send('/auth/contact/undo', { token: first })).status).toBe(404);
  await moveTo(withToken(token), third, await proveByCode(withToken(token), next));
  const link = { token: (await messageTo(next)).token };
  const presses = await Promise.all(Array.from({ length: 20 }, () => send('/auth/contact/undo', link)));
  expect(presses.map(({ status }) => status).toSorted()).toEqual([200, ...Array(19).fill(404)]);
});

test('a number or email that can still be restored cannot be used for another account for a day', async () => {
  const [old, next] = [randomMobile(), randomMobile()];
  const asha = await makeCustomer(shop, { mobile: old });
  await moveTo(asha, next, await proveByCode(asha, old));
  const signIn = async () => {
    await send('/auth/send-otp', { mobile_number: old.slice(3) });
    return send('/auth/verify-otp', { mobile_number: old.slice(3), otp: (await messageTo(old)).code });
  };
  expect(await codeOf(await signIn())).toBe('mobile.reserved');
  const ravi = await makeCustomer(shop);
  const { mobile_number } = (await profileOf(ravi)).user;
  expect(await codeOf(await moveTo(ravi, old, await proveByCode(ravi, mobile_number)))).toBe(
    'mobile.reserved',
  );

  const email = 'asha.reserved@example.com';
  const meera = await register(email);
  await send('/auth/email/verify', { token: (await messageTo(email)).token }, meera);
  await put(meera, { email: 'meera.next@example.com', proof: await prove(meera, { password }) });
  await send('/auth/email/verify', { token: (await messageTo('meera.next@example.com')).token }, meera);
  const again = { name: 'Asha', email: email.toUpperCase(), password };
  expect(await codeOf(await send('/auth/register', again))).toBe('email.taken');
  shop.clock.advance(dayMs);
  expect((await signIn()).status).toBe(200);
  expect((await send('/auth/register', again)).status).toBe(201);
});
