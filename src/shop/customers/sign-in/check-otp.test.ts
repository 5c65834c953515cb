import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayMs } from '#domain/durations.ts';
import { inTransaction } from '#shop/context.ts';
import { makeCustomer, randomMobile } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { checkCode, consumeCode } from './check-otp.ts';
import { sendOtp } from './send-otp.ts';
import { hashToken } from '#shop/token.ts';
import { verifyOtp } from './verify-otp.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const address = '203.0.113.7';

async function send(mobile: string, purpose: 'either' | 'login' = 'either'): Promise<string> {
  await sendOtp(shop.ctx, { mobile, purpose, channel: 'sms', address });
  await shop.drainJobs();
  const message = (await shop.outbox()).find(({ recipient }) => recipient === mobile);
  return /^\d{6}/.exec(message!.body)![0];
}

test('of two correct answers compared at the same time, the second is refused', async () => {
  const mobile = randomMobile();
  const answer = { mobile, purpose: 'either' as const, code: await send(mobile), address };
  const [first, second] = [await checkCode(shop.ctx, answer), await checkCode(shop.ctx, answer)];
  await inTransaction(shop.ctx, (tx) => consumeCode(tx, first));
  await expect(inTransaction(shop.ctx, (tx) => consumeCode(tx, second))).rejects.toThrow('Invalid OTP');
});

test('a login code opens no new account if its number no longer belongs to any', async () => {
  const { customerId } = await makeCustomer(shop, { mobile: '+919812345617' });
  const code = await send('+919812345617', 'login');
  await shop.db.updateTable('customers').set({ mobile: null, email: 'gone@example.com' }).execute();
  const login = { mobile: '+919812345617', purpose: 'login' as const, code, address, device: '' };
  await expect(verifyOtp(shop.ctx, login)).rejects.toThrow('Invalid OTP');
  const customers = await shop.db.selectFrom('customers').select('id').execute();
  expect(customers).toEqual([{ id: customerId }]);
});

test('a number that an account was moved away from cannot open another account for a day', async () => {
  const mobile = randomMobile();
  const { customerId } = await makeCustomer(shop);
  const now = shop.clock.now();
  await shop.db
    .insertInto('contact_changes')
    .values({
      id: 'chg_1',
      customer_id: customerId,
      mobile,
      token_hash: hashToken('a token'),
      created_at: now,
      expires_at: new Date(now.getTime() + dayMs),
    })
    .execute();
  const register = { mobile, purpose: 'either' as const, code: await send(mobile), address, device: '' };
  await expect(verifyOtp(shop.ctx, register)).rejects.toMatchObject({ code: 'mobile.reserved' });
  shop.clock.advance(dayMs);
  const later = { ...register, code: await send(mobile) };
  expect(await verifyOtp(shop.ctx, later)).toMatchObject({ isNew: true });
});

test('registering with a code records consent to the terms', async () => {
  const mobile = randomMobile();
  const register = { mobile, purpose: 'either' as const, code: await send(mobile), address, device: '' };
  const { customer } = await verifyOtp(shop.ctx, register);
  const consents = shop.db
    .selectFrom('consents')
    .select(['purpose', 'given', 'channel'])
    .where('subject', '=', customer.id);
  expect(await consents.execute()).toEqual([{ purpose: 'terms', given: true, channel: 'registration' }]);
});
