import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayMs } from '#domain/durations.ts';
import { callApi, readAnswer } from '#test/call-api.ts';
import { get, post } from '#test/buy.ts';
import { type As, makeCustomer, randomMobile } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { readRefusal } from '#test/read-refusal.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop({ limits: true });
});
afterAll(() => shop.close());

const password = 'a long enough one';

/** Returns the newest e-mail to an address, and the token of its link. */
async function emailTo(
  recipient: string,
): Promise<{ subject: string; body: string; token: string; code: string }> {
  // A later message has a later id.
  shop.clock.advance(1000);
  await shop.drainJobs();
  const message = (await shop.outbox()).find((each) => each.recipient === recipient);
  const { subject = '', body = '' } = message ?? {};
  return {
    subject,
    body,
    token: /\/([\w-]{43})/.exec(body)?.[1] ?? 'none',
    code: /\d{6}/.exec(body)?.[0] ?? 'none',
  };
}
async function register(email: string): Promise<As> {
  const answer = await post(shop, '/auth/register', { body: { name: 'Asha Kumari', email, password } });
  const { token } = await readAnswer('POST /auth/register', answer);
  return { headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' } };
}
const profile = (as: As) => callApi('GET /profile', { shop, as });
const put = ({ headers }: As, body: object) =>
  shop.app.request('/api/v1/profile', { method: 'PUT', headers, body: JSON.stringify(body) });
const verify = async (token: string, as?: As) =>
  (await post(shop, '/auth/email/verify', { body: { token, ...(!as && { password }) }, as })).status;
/** Proves the customer's identity for one change of contact, by the password or by a code sent to the current number. */
async function prove(as: As, by: { password: string } | { mobile: string }): Promise<string> {
  if ('mobile' in by) await post(shop, '/profile/proof/send-otp', { body: {}, as });
  const said = 'mobile' in by ? { otp: (await emailTo(by.mobile)).code } : by;
  const answer = await post(shop, '/profile/proof', { body: said, as });
  return (await readAnswer('POST /profile/proof', answer)).proof;
}
const login = async (email: string, word = password) =>
  (await post(shop, '/auth/login', { body: { email, password: word } })).status;

test('registering by email sends a confirmation link, which works once and for a day', async () => {
  const asha = await register('asha.proof@example.com');
  expect((await profile(asha)).verification).toMatchObject({ email_verified: false, has_password: true });
  const { subject, token } = await emailTo('asha.proof@example.com');
  expect(subject).toBe('Please confirm your email address for Haat');
  expect([await verify('A'.repeat(43)), await verify(token, asha), await verify(token, asha)]).toEqual([
    404, 200, 404,
  ]);
  expect((await profile(asha)).verification).toMatchObject({ email_verified: true, pending_email: '' });
  expect((await post(shop, '/profile/email/verification', { body: {}, as: asha })).status).toBe(409);

  const ravi = await register('ravi.proof@example.com');
  const late = await emailTo('ravi.proof@example.com');
  await post(shop, '/profile/email/verification', { body: {}, as: ravi });
  const newer = await emailTo('ravi.proof@example.com');
  expect(await verify(late.token)).toBe(404);
  shop.clock.advance(dayMs);
  expect(await verify(newer.token)).toBe(404);
});

test('a customer logs in with the old address until the new one is verified, and the old one is notified', async () => {
  const asha = await register('asha.old@example.com');
  await verify((await emailTo('asha.old@example.com')).token, asha);
  await register('somebody.else@example.com');
  const change = async (email: string) => put(asha, { email, proof: await prove(asha, { password }) });
  expect((await change('Somebody.Else@example.com')).status).toBe(409);
  expect((await change('asha.new@example.com')).status).toBe(200);
  expect(await profile(asha)).toMatchObject({
    user: { email: 'asha.old@example.com' },
    verification: { email_verified: true, pending_email: 'asha.new@example.com' },
  });
  expect([await login('asha.old@example.com'), await login('asha.new@example.com')]).toEqual([200, 401]);
  await verify((await emailTo('asha.new@example.com')).token, asha);
  expect([await login('asha.old@example.com'), await login('asha.new@example.com')]).toEqual([401, 200]);
  expect((await emailTo('asha.old@example.com')).subject).toBe(
    'Your account at Haat was moved to a***@example.com',
  );
});

test('a mobile customer’s new email is stored at once, unverified; a verified one stays until the next is verified', async () => {
  const mobile = randomMobile();
  const meera = await makeCustomer(shop, { mobile });
  await put(meera, { email: 'meera.proof@example.com' });
  expect(await profile(meera)).toMatchObject({
    user: { email: 'meera.proof@example.com' },
    verification: { email_verified: false, pending_email: '', has_password: false },
  });
  await verify((await emailTo('meera.proof@example.com')).token, meera);
  expect((await profile(meera)).verification.email_verified).toBe(true);
  await put(meera, { email: 'meera.other@example.com', proof: await prove(meera, { mobile }) });
  expect(await profile(meera)).toMatchObject({
    user: { email: 'meera.proof@example.com' },
    verification: { email_verified: true, pending_email: 'meera.other@example.com' },
  });
});

test('verification emails are rate limited, so that a profile cannot be used to flood an inbox', async () => {
  const asha = await makeCustomer(shop);
  expect((await put(asha, { email: 'victim@example.com' })).status).toBe(200);
  const statuses = [];
  for (let count = 0; count < 6; count += 1)
    statuses.push((await put(asha, { email: `victim${count}@example.com` })).status);
  expect(statuses).toEqual([403, 403, 403, 403, 403, 429]);
  expect((await put(asha, { email: 'victim@example.com' })).status).toBe(200);
});

test('an account moves to another number with the code sent there, and old tokens stop working', async () => {
  const [old, mobile, taken] = [randomMobile(), randomMobile(), randomMobile()];
  const asha = await makeCustomer(shop, { mobile: old });
  await makeCustomer(shop, { mobile: taken });
  const move = async (to: string, otp: string, as: As = asha, proof?: string) =>
    post(shop, '/profile/mobile/verify-otp', { body: { mobile_number: to.slice(3), otp, proof }, as });
  const send = (to: string, as: As = asha) =>
    post(shop, '/profile/mobile/send-otp', { body: { mobile_number: to.slice(3) }, as });
  await send(taken);
  const refused = await move(taken, (await emailTo(taken)).code, asha, await prove(asha, { mobile: old }));
  expect(await readRefusal(refused)).toMatchObject({ status: 409, code: 'mobile.taken' });

  await send(mobile);
  const { code, body } = await emailTo(mobile);
  expect(body).toContain('is your OTP to move your Haat account to this number.');
  const stranger = await makeCustomer(shop);
  expect((await move(mobile, code, stranger)).status).toBe(422);
  expect(
    (await post(shop, '/auth/verify-otp', { body: { mobile_number: mobile.slice(3), otp: code } })).status,
  ).toBe(422);
  const moved = await move(mobile, code, asha, await prove(asha, { mobile: old }));
  const { token, user } = await readAnswer('POST /profile/mobile/verify-otp', moved);
  expect(user).toMatchObject({ mobile_number: mobile, profile: { phone: mobile.slice(3) } });
  expect((await get(shop, '/profile', asha)).status).toBe(401);
  const goesOn = { headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' } };
  expect((await profile(goesOn)).verification.phone_verified).toBe(true);
  await put(goesOn, { profile: { phone: '9800000001' } });
  expect((await profile(goesOn)).verification.phone_verified).toBe(false);
});

test('a forgotten password is reset by an emailed link, and all sessions end; unknown addresses get the same response', async () => {
  const asha = await register('asha.forgot@example.com');
  await emailTo('asha.forgot@example.com');
  const answers = [];
  for (const email of ['asha.forgot@example.com', 'nobody.here@example.com']) {
    const answer = await post(shop, '/auth/password/forgot', { body: { email } });
    answers.push([answer.status, await answer.json()]);
  }
  expect(answers[0]).toEqual(answers[1]);
  expect((await emailTo('nobody.here@example.com')).token).toBe('none');
  const { token } = await emailTo('asha.forgot@example.com');
  const reset = async (word: string) =>
    (await post(shop, '/auth/password/reset', { body: { token, password: word } })).status;
  expect([await reset('short'), await reset('a new long one'), await reset('another long one')]).toEqual([
    422, 200, 404,
  ]);
  expect((await get(shop, '/profile', asha)).status).toBe(401);
  expect([
    await login('asha.forgot@example.com'),
    await login('asha.forgot@example.com', 'a new long one'),
  ]).toEqual([401, 200]);
});

test('email and number verification require a login, and a link of another kind is refused', async () => {
  for (const [path, body] of [
    ['/profile/email/verification', {}],
    ['/profile/mobile/send-otp', { mobile_number: '9876543210' }],
    ['/profile/mobile/verify-otp', { mobile_number: '9876543210', otp: '123456' }],
  ] as const)
    expect([path, (await post(shop, path, { body })).status]).toEqual([path, 401]);
  await register('asha.kinds@example.com');
  const { token } = await emailTo('asha.kinds@example.com');
  expect((await post(shop, '/auth/password/reset', { body: { token, password } })).status).toBe(404);
  expect((await post(shop, '/auth/email/verify', { body: { token: 'short' } })).status).toBe(422);
});
