import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findOrAddCaller } from '#shop/customers/callers.ts';
import { inTransaction } from '#shop/context.ts';
import { isShopError } from '#domain/error.ts';
import { makeCustomer, randomMobile } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { type SendOtp, sendOtp } from './send-otp.ts';
import { type VerifyOtp, verifyOtp } from './verify-otp.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/** Sends codes until one differs from another, because two random codes may be equal. */
async function sendOther(wanted: { mobile: string }, other: string): Promise<string> {
  shop.clock.advance(1000);
  const code = await send(wanted);
  return code === other ? sendOther(wanted, other) : code;
}

/** Sends a code and returns it as read from the outbox. */
async function send(wanted: Partial<SendOtp> & { mobile: string }): Promise<string> {
  await sendOtp(shop.ctx, { purpose: 'either', channel: 'sms', address: '203.0.113.7', ...wanted });
  return readCode(wanted.mobile);
}

async function readCode(mobile: string): Promise<string> {
  await shop.drainJobs();
  const message = (await shop.outbox()).find(({ recipient }) => recipient === mobile);
  return /^(\d{6}) is your OTP/.exec(message?.body ?? '')?.[1] ?? 'none';
}

function verify(wanted: Partial<VerifyOtp> & { mobile: string; code: string }) {
  return verifyOtp(shop.ctx, { purpose: 'either', address: '203.0.113.7', device: 'a phone', ...wanted });
}

/** Returns the message shown to a person who enters a code. */
function outcome(attempt: Promise<unknown>): Promise<string> {
  return attempt.then(
    () => 'logged in',
    (error: unknown) => (isShopError(error) ? error.message : String(error)),
  );
}

test('a code works once, even when it is used five times at once', async () => {
  const mobile = randomMobile();
  const code = await send({ mobile });
  const outcomes = await Promise.all(Array.from({ length: 5 }, () => outcome(verify({ mobile, code }))));
  expect(outcomes.filter((each) => each === 'logged in')).toHaveLength(1);
  expect(outcomes.filter((each) => each === 'Invalid OTP')).toHaveLength(4);
  expect(await outcome(verify({ mobile, code }))).toBe('Invalid OTP');
  const made = await shop.db.selectFrom('customers').select('id').where('mobile', '=', mobile).execute();
  expect(made).toHaveLength(1);
});

test('proving the number of a customer added by staff takes over that customer and records the terms', async () => {
  const mobile = randomMobile();
  const added = await inTransaction(shop.ctx, (tx) =>
    findOrAddCaller(tx, { phone: mobile, name: 'Lata Devi' }),
  );
  const { customer, isNew } = await verify({ mobile, code: await send({ mobile }) });
  expect([customer, isNew]).toMatchObject([{ id: added, mobile, name: 'Lata Devi' }, true]);
  const consents = await shop.db
    .selectFrom('consents')
    .select('purpose')
    .where('subject', '=', added)
    .execute();
  expect(consents).toEqual([{ purpose: 'terms' }]);
});

const usedUp = 'There were too many wrong attempts with this OTP. Please ask for a new one.';

test('after five wrong codes every code is refused as used up, until a new one is sent', async () => {
  const mobile = randomMobile();
  const code = await send({ mobile });
  const wrong = code === '000000' ? '000001' : '000000';
  const told: string[] = [];
  for (let attempt = 0; attempt < 5; attempt += 1) told.push(await outcome(verify({ mobile, code: wrong })));
  expect(told).toEqual(Array(5).fill('Invalid OTP'));
  for (const typed of [code, wrong, code]) {
    const refused = verify({ mobile, code: typed });
    await expect(refused).rejects.toMatchObject({ kind: 'invalid', code: 'otp.used_up', message: usedUp });
  }
  // No code was ever sent for this other purpose.
  expect(await outcome(verify({ mobile, code, purpose: 'register' }))).toBe('Invalid OTP');
  shop.clock.advance(1000);
  expect(await outcome(verify({ mobile, code: await send({ mobile }) }))).toBe('logged in');
});

test('an expired code is refused as invalid, even after too many tries', async () => {
  const mobile = randomMobile();
  const code = await send({ mobile });
  const wrong = code === '000000' ? '000001' : '000000';
  for (let attempt = 0; attempt < 5; attempt += 1) await outcome(verify({ mobile, code: wrong }));
  shop.clock.advance(300_000);
  expect(await outcome(verify({ mobile, code }))).toBe('Invalid OTP');
});

test('the fifth try may still succeed, the sixth may not', async () => {
  const [fifth, sixth] = [randomMobile(), randomMobile()];
  for (const [mobile, wrongTries, told] of [
    [fifth, 4, 'logged in'],
    [sixth, 5, usedUp],
  ] as const) {
    const code = await send({ mobile });
    const wrong = code === '000000' ? '000001' : '000000';
    for (let attempt = 0; attempt < wrongTries; attempt += 1) await outcome(verify({ mobile, code: wrong }));
    expect(await outcome(verify({ mobile, code }))).toBe(told);
  }
});

test('a code is valid for 300 seconds of the shop’s clock', async () => {
  const [early, late] = [randomMobile(), randomMobile()];
  const earlyCode = await send({ mobile: early });
  shop.clock.advance(299_000);
  expect(await outcome(verify({ mobile: early, code: earlyCode }))).toBe('logged in');
  const lateCode = await send({ mobile: late });
  shop.clock.advance(300_000);
  expect(await outcome(verify({ mobile: late, code: lateCode }))).toBe('Invalid OTP');
});

test('a newer code replaces the older one', async () => {
  const mobile = randomMobile();
  const older = await send({ mobile });
  const newer = await sendOther({ mobile }, older);
  expect(await outcome(verify({ mobile, code: older }))).toBe('Invalid OTP');
  expect(await outcome(verify({ mobile, code: newer }))).toBe('logged in');
});

test('twenty codes requested at once leave exactly one that works', async () => {
  const mobile = randomMobile();
  await Promise.all(
    Array.from({ length: 20 }, () =>
      sendOtp(shop.ctx, { mobile, purpose: 'either', channel: 'sms', address: '' }),
    ),
  );
  await shop.drainJobs();
  const messages = (await shop.outbox()).filter(({ recipient }) => recipient === mobile);
  expect(messages).toHaveLength(20);
  const outcomes: string[] = [];
  for (const { body } of messages) {
    await shop.db.updateTable('otp_codes').set({ attempts: 0 }).where('mobile', '=', mobile).execute();
    outcomes.push(await outcome(verify({ mobile, code: body.slice(0, 6) })));
  }
  expect(outcomes.filter((each) => each === 'logged in')).toHaveLength(1);
});

test.each([
  ['login', 'register'],
  ['register', 'login'],
  ['either', 'login'],
  ['register', 'either'],
] as const)('a code sent for %s is refused for %s', async (sentFor, usedFor) => {
  const mobile = randomMobile();
  if (sentFor === 'login') await makeCustomer(shop, { mobile });
  const code = await send({ mobile, purpose: sentFor });
  expect(await outcome(verify({ mobile, code, purpose: usedFor }))).toBe('Invalid OTP');
  expect(await outcome(verify({ mobile, code, purpose: sentFor }))).toBe('logged in');
});

test('a code is refused for another number', async () => {
  const [mine, other] = [randomMobile(), randomMobile()];
  const code = await send({ mobile: mine });
  await sendOther({ mobile: other }, code);
  expect(await outcome(verify({ mobile: other, code }))).toBe('Invalid OTP');
});

test('registering a known number logs the customer in', async () => {
  const { customerId } = await makeCustomer(shop, { mobile: '+919812345670' });
  const code = await send({ mobile: '+919812345670', purpose: 'register' });
  const login = await verify({ mobile: '+919812345670', code, purpose: 'register' });
  expect(login).toMatchObject({ isNew: false, customer: { id: customerId } });
});

test('logging in with an unknown number is refused and sends nothing', async () => {
  const mobile = randomMobile();
  expect(await outcome(send({ mobile, purpose: 'login' }))).toBe('Mobile number not registered');
  expect(await readCode(mobile)).toBe('none');
});

test.each([
  ['+447911123456', 'either', 'We cannot send a code to this country'],
  ['+447911123456', 'register', 'sent'],
  ['+601234567890', 'register', 'We cannot send a code to this country'],
] as const)('sending a code to %s for %s has the outcome: %s', async (mobile, purpose, told) => {
  await sendOtp(shop.ctx, { mobile, purpose, channel: 'sms', address: '' }).then(
    () => expect('sent').toBe(told),
    (error: Error) => expect(error.message).toBe(told),
  );
});

test('neither code nor token is stored in the database, before or after the message is sent', async () => {
  const mobile = randomMobile();
  await sendOtp(shop.ctx, { mobile, purpose: 'either', channel: 'whatsapp', address: '203.0.113.7' });
  const before = await dump();
  const code = await readCode(mobile);
  const sent = await dump();
  const { token } = await verify({ mobile, code });
  const after = await dump();
  expect(code).toMatch(/^\d{6}$/);
  expect(before).toContain(mobile);
  const alone = new RegExp(`(?<![0-9A-Za-z.])${code}(?![0-9A-Za-z])`);
  for (const text of [before, sent, after]) expect(alone.test(text)).toBe(false);
  expect(after).not.toContain(token);
  const { facts } = await shop.db
    .selectFrom('messages')
    .select('facts')
    .where('recipient', '=', mobile)
    .executeTakeFirstOrThrow();
  expect(facts).toEqual({});
});

/** Returns every row of every table except the outbox, where the code is meant to be read. */
async function dump(): Promise<string> {
  const tables = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema') and tablename <> 'outbox_messages'`.execute(
    shop.db,
  );
  const texts = [];
  for (const { name } of tables.rows) {
    const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.raw(name)} t`.execute(
      shop.db,
    );
    texts.push(...rows.map(({ row }) => row));
  }
  return texts.join('\n');
}
