import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { AddPasskey } from '#contract/staff/passkey.ts';
import { inTransaction } from '#shop/context.ts';
import { addStaff } from '#shop/staff/add-staff.ts';
import { changeOwnPassword } from '#shop/staff/change-own-password.ts';
import { endStaffSessions } from '#shop/staff/end-sessions.ts';
import { addPasskey } from '#shop/staff/passkeys/add-passkey.ts';
import { addTotp } from '#shop/staff/second-factor/add-totp.ts';
import { changeStaff } from '#shop/staff/change-staff.ts';
import { countAnswers, get, post } from '#test/buy.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { type PasskeyDevice, createPasskeyDevice } from '#test/passkey-device.ts';
import { readRefusal } from '#test/read-refusal.ts';
import { readAnswer, callApi } from '#test/call-api.ts';

const password = 'a long and plain sentence';

let shop: TestShop;
let people = 0;
let email: string;
let staffId: string;
let as: { headers: { authorization: string; 'content-type': string } };
let device: PasskeyDevice;
beforeAll(async () => {
  shop = await openShop();
});
beforeEach(async () => {
  people += 1;
  email = `person${people}@example.com`;
  const system = shop.as({ kind: 'system' });
  ({ id: staffId } = await addStaff(system, { email, name: 'Asha', role: 'packer', password }));
  as = toHeaders(await callApi('POST /admin/login', { shop, body: { email, password } }));
  device = createPasskeyDevice();
});
afterAll(() => shop.close());

function toHeaders({ token }: { token: string }) {
  return { headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' } };
}

async function begin() {
  return (await callApi('POST /admin/me/passkeys/options', { shop, as, body: { password } })).options;
}

const add = (credential: object) =>
  post(shop, '/admin/me/passkeys', { as, body: { name: 'Phone', credential } });

async function addOwn() {
  return readAnswer('POST /admin/me/passkeys', await add(device.make(await begin())));
}

async function beginLogin() {
  return (await callApi('POST /admin/login/passkey/options', { shop })).options;
}

const logIn = (credential: object) => post(shop, '/admin/login/passkey', { body: { credential } });

test('a passkey signs in without password or code; the first one yields recovery codes, and its use is shown', async () => {
  const options = await begin();
  expect(options).toMatchObject({ rp: { id: 'localhost' }, excludeCredentials: [] });
  const { recovery_codes } = await readAnswer('POST /admin/me/passkeys', await add(device.make(options)));
  expect(new Set(recovery_codes).size).toBe(10);
  const signedIn = await logIn(device.use(await beginLogin()));
  expect(signedIn.headers.getSetCookie().join()).toContain('HttpOnly; SameSite=Strict');
  const own = toHeaders(await readAnswer('POST /admin/login/passkey', signedIn));
  expect(await callApi('GET /admin/me', { shop, as: own })).toMatchObject({
    staff: { email },
    second_factor: { kinds: ['passkey'], recovery_codes_left: 10 },
  });
  expect(await callApi('GET /admin/me/second-factors', { shop, as: own })).toMatchObject({
    factors: [{ kind: 'passkey', name: 'Phone', last_used_at: shop.clock.now().toISOString() }],
  });
  expect((await begin()).excludeCredentials).toHaveLength(1);
});

test('with a passkey, the password alone does not sign in, but the password with a recovery code does', async () => {
  const { recovery_codes } = await addOwn();
  const asked = await post(shop, '/admin/login', { body: { email, password } });
  expect([asked.status, await asked.json()]).toMatchObject([
    401,
    { code: 'second_factor.required', kinds: ['passkey', 'recovery_code'] },
  ]);
  const code = recovery_codes[0];
  expect((await post(shop, '/admin/login', { body: { email, password, code } })).status).toBe(200);
});

test('a passkey response used twenty times at once signs in once, and each refusal is audited', async () => {
  await addOwn();
  const answer = device.use(await beginLogin());
  const twenty = await Promise.all(Array.from({ length: 20 }, () => logIn(answer)));
  expect(await countAnswers(twenty)).toEqual({ '200': 1, '401 passkey.refused': 19 });
  const rows = await shop.db
    .selectFrom('audit_events')
    .select('subject')
    .where('action', '=', 'passkey.refused')
    .execute();
  expect(rows.filter(({ subject }) => subject === 'POST /admin/login/passkey')).toHaveLength(19);
});

test('a passkey whose counter does not increase is refused as a possible clone', async () => {
  await addOwn();
  expect((await logIn(device.use(await beginLogin(), { count: 7 }))).status).toBe(200);
  for (const count of [7, 3])
    expect((await logIn(device.use(await beginLogin(), { count }))).status).toBe(401);
  expect((await logIn(device.use(await beginLogin(), { count: 8 }))).status).toBe(200);
});

test.each([
  ['another site’s page', { origin: 'https://evil.example' }],
  ['another host’s passkey', { id: 'evil.example' }],
  ['a device that did not check who holds it', { flags: 0x01 }],
])('%s is refused', async (_, wrong) => {
  await addOwn();
  expect(await readRefusal(await logIn(device.use(await beginLogin(), wrong)))).toMatchObject({
    status: 401,
    code: 'passkey.refused',
  });
});

test('a challenge expires after five minutes and cannot be used for another purpose; an unknown device is refused', async () => {
  await addOwn();
  const late = await beginLogin();
  const lateOwn = await begin();
  shop.clock.advance(5 * 60_000);
  expect((await logIn(device.use(late))).status).toBe(401);
  const another = createPasskeyDevice();
  expect(await readRefusal(await add(another.make(lateOwn)))).toMatchObject({ code: 'passkey.refused' });
  expect(await readRefusal(await add(another.make(await beginLogin())))).toMatchObject({
    code: 'passkey.refused',
  });
  expect((await logIn(another.use(await beginLogin()))).status).toBe(401);
});

test('adding and removing a passkey requires the password, and the same passkey cannot be added twice', async () => {
  const refused = await post(shop, '/admin/me/passkeys/options', { as, body: { password: 'wrong' } });
  expect(await readRefusal(refused)).toMatchObject({ status: 422, code: 'password.wrong' });
  const { id } = await addOwn();
  expect(await readRefusal(await add(device.make(await begin())))).toMatchObject({ code: 'passkey.taken' });
  await post(shop, `/admin/me/second-factors/${id}/removal`, { as, body: { password } });
  expect((await logIn(device.use(await beginLogin()))).status).toBe(401);
  expect((await post(shop, '/admin/login', { body: { email, password } })).status).toBe(200);
});

test('a passkey sign-in during the removal of access is not revived when access is restored', async () => {
  await addOwn();
  const end = (active: boolean, version: number) =>
    changeStaff(shop.as({ kind: 'system' }), staffId, { version, active });
  for (let version = 1; version < 20; version += 2) {
    const credentials = await Promise.all([1, 2, 3].map(async () => device.use(await beginLogin())));
    const [, ...answers] = await Promise.all([end(false, version), ...credentials.map(logIn)]);
    await end(true, version + 1);
    for (const answer of answers.filter(({ ok }) => ok)) {
      const back = toHeaders(await readAnswer('POST /admin/login/passkey', answer));
      expect((await get(shop, '/admin/me', back)).status).toBe(401);
    }
  }
});

test('a passkey, an authenticator app and a new password are refused in a session that has just ended', async () => {
  const { id: sessionId } = await shop.db
    .selectFrom('sessions')
    .select('id')
    .where('staff_id', '=', staffId)
    .executeTakeFirstOrThrow();
  const ctx = shop.as({ kind: 'staff', staffId, role: 'packer', abilities: [], sessionId });
  const caller = { address: '127.0.0.1' };
  const credential = AddPasskey.parse({ name: 'Phone', credential: device.make(await begin()) });
  await inTransaction(ctx, (tx) => endStaffSessions(tx, staffId));
  const late = [
    addPasskey(ctx, credential),
    addTotp(ctx, { name: 'App', password }, caller),
    changeOwnPassword(ctx, { current_password: password, password: 'another plain sentence' }, caller),
  ];
  for (const each of await Promise.allSettled(late)) expect(each).toMatchObject({ status: 'rejected' });
  expect((await post(shop, '/admin/login', { body: { email, password } })).status).toBe(200);
});

test('the passkey of a staff member whose access has ended is refused', async () => {
  await addOwn();
  await changeStaff(shop.as({ kind: 'system' }), staffId, { version: 1, active: false });
  expect((await logIn(device.use(await beginLogin()))).status).toBe(401);
});
