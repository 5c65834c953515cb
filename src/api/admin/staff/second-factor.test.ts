import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addStaff } from '#shop/staff/add-staff.ts';
import { resetLogin } from '#shop/staff/reset-login.ts';
import { countAnswers, get, post } from '#test/buy.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { readAnswer, callApi } from '#test/call-api.ts';

const password = 'a long and plain sentence';
const stepMs = 30_000;

let shop: TestShop;
let limited: TestShop;
let people = 0;
let email: string;
beforeAll(async () => {
  shop = await openShop();
  limited = await openShop({ limits: true, beside: shop.connection });
});
beforeEach(async () => {
  people += 1;
  email = `person${people}@example.com`;
  await addStaff(shop.as({ kind: 'system' }), { email, name: 'Asha', role: 'owner', password });
});
afterAll(async () => {
  await limited.close();
  await shop.close();
});

type As = { headers: { authorization: string; 'content-type': string } };

const logIn = (code?: string) => post(shop, '/admin/login', { body: { email, password, code } });

async function signIn(code?: string): Promise<As> {
  const { token } = await readAnswer('POST /admin/login', await logIn(code));
  return { headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' } };
}

/** Adds an authenticator app; returns its current code, and the recovery codes. */
async function enrol(as: As) {
  const begun = await callApi('POST /admin/me/second-factors/totp', { shop, as, body: { password } });
  const { id, secret } = begun;
  const app = new TOTP({ secret: Secret.fromBase32(secret) });
  const show = () => app.generate({ timestamp: shop.clock.now().getTime() });
  const confirm = (code: string) =>
    post(shop, `/admin/me/second-factors/${id}/confirmation`, { as, body: { code } });
  expect((await confirm('000000')).status).toBe(422);
  const { recovery_codes } = await readAnswer(
    'POST /admin/me/second-factors/{id}/confirmation',
    await confirm(show()),
  );
  shop.clock.advance(stepMs);
  return { id, secret, show, recovery_codes };
}

test('with an authenticator app a login needs its code, which works once even under twenty concurrent attempts', async () => {
  const { show, secret } = await enrol(await signIn());
  const asked = await logIn();
  expect([asked.status, await asked.json()]).toMatchObject([
    401,
    { code: 'second_factor.required', kinds: ['totp', 'recovery_code'] },
  ]);
  expect(await countAnswers([await logIn('000000')])).toEqual({ '401 second_factor.wrong': 1 });
  const code = show();
  const twenty = await Promise.all(Array.from({ length: 20 }, () => logIn(code)));
  expect(await countAnswers(twenty)).toEqual({ '200': 1, '401 second_factor.wrong': 19 });
  const stored = JSON.stringify(await shop.db.selectFrom('second_factors').selectAll().execute());
  expect(stored).not.toContain(secret);
});

test('a wrong password reveals nothing about the second factor', async () => {
  await enrol(await signIn());
  const wrong = await post(shop, '/admin/login', { body: { email, password: 'wrong', code: '123456' } });
  expect(await wrong.json()).toMatchObject({ code: 'login.failed' });
});

test('after five wrong codes further attempts are blocked for five minutes, even with the right code', async () => {
  const { show } = await enrol(await signIn());
  limited.clock.set(shop.clock.now());
  const guess = (code: string) => post(limited, '/admin/login', { body: { email, password, code } });
  for (let wrong = 0; wrong < 5; wrong += 1) expect((await guess(`00000${wrong}`)).status).toBe(401);
  expect(await countAnswers([await guess(show())])).toEqual({ '429 rate.limited': 1 });
  const recorded = await shop.db
    .selectFrom('audit_events')
    .select('id')
    .where('action', '=', 'second_factor.wrong')
    .execute();
  expect(recorded.length).toBeGreaterThanOrEqual(5);
});

test('a recovery code signs in once, the account shows how many are left, and renewing them voids the old ones', async () => {
  const { recovery_codes } = await enrol(await signIn());
  expect(new Set(recovery_codes).size).toBe(10);
  const typed = recovery_codes[3]!.toLowerCase().replace('-', ' ');
  const as = await signIn(typed);
  expect(await callApi('GET /admin/me', { shop, as })).toMatchObject({
    second_factor: { kinds: ['totp'], recovery_codes_left: 9 },
  });
  expect(await countAnswers([await logIn(typed)])).toEqual({ '401 second_factor.wrong': 1 });
  const renewed = await callApi('POST /admin/me/recovery-codes', { shop, as, body: { password } });
  expect(renewed.recovery_codes).toHaveLength(10);
  expect(await countAnswers([await logIn(recovery_codes[0])])).toEqual({ '401 second_factor.wrong': 1 });
});

test('recovery codes are stored by a password hash, each with a salt', async () => {
  const { recovery_codes } = await enrol(await signIn());
  const rows = await shop.db
    .selectFrom('recovery_codes as r')
    .innerJoin('staff as s', 's.id', 'r.staff_id')
    .select('r.code_hash')
    .where('s.email', '=', email)
    .execute();
  expect(rows.map(({ code_hash }) => code_hash.slice(0, 10))).toEqual(recovery_codes.map(() => '$argon2id$'));
  const salts = rows.map(({ code_hash }) => code_hash.split('$')[4]);
  expect(new Set(salts).size).toBe(10);
});

test('adding and removing a second factor requires the password', async () => {
  const as = await signIn();
  const body = { password: 'wrong' };
  const refused = await post(shop, '/admin/me/second-factors/totp', { as, body });
  expect(await refused.json()).toMatchObject({ code: 'password.wrong' });
  const { id } = await enrol(as);
  const removal = `/admin/me/second-factors/${id}/removal`;
  expect((await post(shop, removal, { as, body })).status).toBe(422);
  expect((await post(shop, removal, { as, body: { password } })).status).toBe(204);
  expect((await logIn()).status).toBe(200);
});

test('the command line resets the login of a staff member who has lost every factor', async () => {
  const as = await signIn();
  await enrol(as);
  const { path } = await resetLogin(shop.as({ kind: 'system' }), email);
  expect((await get(shop, '/admin/me', as)).status).toBe(401);
  expect((await logIn()).status).toBe(401);
  const token = path.split('#token=')[1];
  await post(shop, '/admin/staff/accept', { body: { token, password: 'another plain sentence' } });
  const back = await post(shop, '/admin/login', { body: { email, password: 'another plain sentence' } });
  expect(back.status).toBe(200);
});
