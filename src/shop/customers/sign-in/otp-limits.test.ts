import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isShopError } from '#domain/error.ts';
import { inTransaction } from '#shop/context.ts';
import { SHARED_ADDRESS } from '#shop/rate-limits/limit-address.ts';
import { tryConsume } from '#shop/rate-limits/consume.ts';
import { makeCustomer, randomMobile } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import type { Caller } from '#shop/customers/sessions/caller.ts';
import { limitOtpSends } from './limit-otp-sends.ts';
import { sendOtp } from './send-otp.ts';
import { startSession } from '#shop/customers/sessions/start-session.ts';
import { verifyOtp } from './verify-otp.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop({ limits: true });
});
afterAll(() => shop.close());

let networks = 0;
/** Returns a network address that was not used before. */
const freshAddress = () => `198.51.${Math.floor(networks / 250)}.${networks++ % 250}`;

type Sent = Partial<Caller> & { purpose?: 'either' | 'login' };
const send = (mobile: string, { address = freshAddress(), deviceId, purpose = 'either' }: Sent = {}) =>
  sendOtp(shop.ctx, { mobile, purpose, channel: 'sms', address, deviceId }).then(
    () => 'sent',
    (error: unknown) =>
      isShopError(error) ? `${error.code} ${error.detail?.retryAfterSeconds ?? ''}`.trim() : String(error),
  );

/** Returns the code in the outbox for a number. */
async function readCode(mobile: string): Promise<string> {
  await shop.drainJobs();
  const message = (await shop.outbox()).find(({ recipient }) => recipient === mobile);
  return /\d{6}/.exec(message?.body ?? '')?.[0] ?? 'none';
}

const minutes = 60_000;

test('a number gets three codes in fifteen minutes, even if requested twenty times at once', async () => {
  const mobile = randomMobile();
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => send(mobile)));
  expect(outcomes.filter((each) => each === 'sent')).toHaveLength(3);
  expect(outcomes.filter((each) => each === 'rate.limited 900')).toHaveLength(17);
  shop.clock.advance(15 * minutes - 1000);
  expect(await send(mobile)).toBe('rate.limited 1');
  shop.clock.advance(1000);
  expect(await send(mobile)).toBe('sent');
});

test('the limit of three codes applies to a sliding window', async () => {
  const mobile = randomMobile();
  await send(mobile);
  shop.clock.advance(14 * minutes);
  await send(mobile);
  await send(mobile);
  shop.clock.advance(1 * minutes);
  expect(await send(mobile)).toBe('sent');
  expect(await send(mobile)).toBe(`rate.limited ${14 * 60}`);
  const asked = sendOtp(shop.ctx, { mobile, purpose: 'either', channel: 'sms', address: freshAddress() });
  await expect(asked).rejects.toThrow('You can ask for another OTP in 14 minutes.');
});

test('a number gets eight codes a day', async () => {
  const mobile = randomMobile();
  for (let count = 0; count < 8; count += 1) {
    expect(await send(mobile)).toBe('sent');
    shop.clock.advance(20 * minutes);
  }
  expect(await send(mobile)).toMatch(/^rate\.limited \d{5}$/);
});

test('a device gets ten codes an hour, for any numbers and from any address', async () => {
  for (let count = 0; count < 10; count += 1)
    expect(await send(randomMobile(), { deviceId: 'one phone' })).toBe('sent');
  expect(await send(randomMobile(), { deviceId: 'one phone' })).toBe('rate.limited 3600');
  expect(await send(randomMobile(), { deviceId: 'another phone' })).toBe('sent');
});

test('an address or an IPv6 /64 gets 300 codes an hour; a device proven before today is exempt', async () => {
  const household = ['2001:db8:0:7::1', '2001:0db8:0000:0007:ffff::2'];
  const known = { deviceId: 'a known phone', device: '', address: household[0]! };
  await inTransaction(shop.ctx, async (tx) => {
    await startSession(tx, { owner: { customerId: (await makeCustomer(shop)).customerId }, ...known });
  });
  const sameDay = { ...known, deviceId: 'a phone of today' };
  const unproven = { ...known, deviceId: 'a phone of a made-up account' };
  const start = async (who: typeof known, customerId: string) =>
    inTransaction(shop.ctx, (tx) => startSession(tx, { owner: { customerId }, ...who }));
  const { customerId: nobody } = await makeCustomer(shop, { email: 'made-up@example.in' });
  await shop.db.updateTable('customers').set({ mobile: null }).where('id', '=', nobody).execute();
  await start(unproven, nobody);
  shop.clock.advance(24 * 60 * minutes + 1);
  await start(sameDay, (await makeCustomer(shop)).customerId);
  const fill = (count: number) => ({ key: `otp/from/2001:db8:0:7::/64`, limits: [{ count, seconds: 3600 }] });
  for (let count = 0; count < 298; count += 1) await tryConsume(shop.ctx, fill(298));
  expect(await send(randomMobile(), { address: household[0]! })).toBe('sent');
  expect(await send(randomMobile(), { address: household[1]! })).toBe('sent');
  expect(await send(randomMobile(), { address: household[1]!, deviceId: 'new' })).toBe('rate.limited 3600');
  for (const fresh of [sameDay, unproven])
    expect(await send(randomMobile(), fresh)).toBe('rate.limited 3600');
  expect(await send(randomMobile(), known)).toBe('sent');
  expect(await send(randomMobile(), { address: '2001:db8:0:8::1' })).toBe('sent');
});

test('fifty people behind one address get their codes and sign in within ten minutes', async () => {
  const address = '100.70.1.1';
  const signIn = async (index: number) => {
    const mobile = randomMobile();
    const from = { address, deviceId: `phone ${index}` };
    const sent = await send(mobile, from);
    const code = await readCode(mobile);
    const login = { mobile, purpose: 'either' as const, code, device: '', ...from };
    return [sent, await verifyOtp(shop.ctx, login).then(({ isNew }) => isNew)];
  };
  const outcomes = [];
  for (let index = 0; index < 50; index += 1) {
    outcomes.push(await signIn(index));
    shop.clock.advance(10_000);
  }
  expect(outcomes).toEqual(Array.from({ length: 50 }, () => ['sent', true]));
});

test('behind an undeclared proxy, codes are limited by number and device only', async () => {
  expect(await send(randomMobile(), { address: SHARED_ADDRESS })).toBe('sent');
  expect(
    await shop.db.selectFrom('rate_limits').select('key').where('key', '=', 'otp/from/shared').execute(),
  ).toEqual([]);
});

test('login requests for an unregistered number count towards the limit of sent codes', async () => {
  const mobile = randomMobile();
  const asking = () => send(mobile, { purpose: 'login' });
  expect([await asking(), await asking(), await asking()]).toEqual(Array(3).fill('otp.not_registered'));
  expect(await asking()).toBe('rate.limited 900');
  expect(await send(mobile)).toBe('rate.limited 900');
});

test('the daily budget of codes logs a warning at four fifths and refuses at its end, each logged hourly', async () => {
  const told: string[] = [];
  const log = { ...shop.ctx.log, warn: (_: object, text: string) => void told.push(text) };
  const ctx = { ...shop.ctx, log: { ...log, error: log.warn } };
  shop.clock.advance(24 * 60 * minutes);
  const fill = (count: number) =>
    sql`insert into messages (id, dedupe_key, channel, recipient, kind, facts, created_at, due_at, expires_at)
        select gen_random_uuid(), gen_random_uuid(), 'sms', '', 'otp', '{}', ${shop.clock.now()}, ${shop.clock.now()}, ${shop.clock.now()}
          from generate_series(1, ${count}::int)`.execute(shop.db);
  const ask = () => limitOtpSends(ctx).then(() => 'sent', String);
  await fill(3999);
  expect([await ask(), told]).toEqual(['sent', []]);
  await fill(1);
  expect([await ask(), await ask(), told]).toEqual([
    'sent',
    'sent',
    [expect.stringContaining('four fifths')],
  ]);
  await fill(1000);
  expect([await ask(), await ask()]).toEqual(Array(2).fill(expect.stringContaining('Too many attempts')));
  expect(told).toEqual([expect.any(String), expect.stringContaining('is used up')]);
  shop.clock.advance(60 * minutes);
  expect([await ask(), await ask()]).toEqual(Array(2).fill(expect.stringContaining('Too many attempts')));
  expect(told.slice(2)).toEqual([expect.stringContaining('is used up')]);
});

test('one device has thirty guesses an hour', async () => {
  const guess = () =>
    verifyOtp(shop.ctx, {
      mobile: randomMobile(),
      purpose: 'either',
      code: '123456',
      address: freshAddress(),
      deviceId: 'a guessing phone',
      device: '',
    }).catch((error: unknown) => (isShopError(error) ? error.code : String(error)));
  const outcomes = [];
  for (let count = 0; count < 31; count += 1) outcomes.push(await guess());
  expect(outcomes.slice(0, 30)).toEqual(Array(30).fill('otp.invalid'));
  expect(outcomes[30]).toBe('rate.limited');
});
