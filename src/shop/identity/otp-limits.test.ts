import { afterAll, beforeAll, expect, test } from 'vitest';
import { isShopError } from '#domain/error.ts';
import { randomMobile } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { sendOtp } from './send-otp.ts';
import { verifyOtp } from './verify-otp.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop({ limits: true });
});
afterAll(() => shop.close());

let networks = 0;
/** An address that nobody has used before. */
const freshAddress = () => `198.51.${Math.floor(networks / 250)}.${networks++ % 250}`;

const send = (mobile: string, { address = freshAddress(), purpose = 'either' as 'either' | 'login' } = {}) =>
  sendOtp(shop.ctx, { mobile, purpose, channel: 'sms', address }).then(
    () => 'sent',
    (error: unknown) =>
      isShopError(error) ? `${error.code} ${error.detail?.retryAfterSeconds ?? ''}`.trim() : String(error),
  );

const minutes = 60_000;

test('a number gets three codes in any fifteen minutes, however many ask at once', async () => {
  const mobile = randomMobile();
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => send(mobile)));
  expect(outcomes.filter((each) => each === 'sent')).toHaveLength(3);
  expect(outcomes.filter((each) => each === 'rate.limited 900')).toHaveLength(17);
  shop.clock.advance(15 * minutes - 1000);
  expect(await send(mobile)).toBe('rate.limited 1');
  shop.clock.advance(1000);
  expect(await send(mobile)).toBe('sent');
});

test('the window slides: three codes long ago do not make room for six in a row', async () => {
  const mobile = randomMobile();
  await send(mobile);
  shop.clock.advance(14 * minutes);
  await send(mobile);
  await send(mobile);
  shop.clock.advance(1 * minutes);
  expect(await send(mobile)).toBe('sent');
  expect(await send(mobile)).toBe(`rate.limited ${14 * 60}`);
});

test('a number gets eight codes a day', async () => {
  const mobile = randomMobile();
  for (let count = 0; count < 8; count += 1) {
    expect(await send(mobile)).toBe('sent');
    shop.clock.advance(20 * minutes);
  }
  expect(await send(mobile)).toMatch(/^rate\.limited \d{5}$/);
});

test('one network gets ten codes an hour, for whatever numbers; an IPv6 household is one network', async () => {
  for (const addresses of [['203.0.113.9'], ['2001:db8:0:7::1', '2001:0db8:0000:0007:ffff::2']]) {
    for (let count = 0; count < 10; count += 1) {
      expect(await send(randomMobile(), { address: addresses[count % addresses.length]! })).toBe('sent');
    }
    expect(await send(randomMobile(), { address: addresses.at(-1)! })).toBe('rate.limited 3600');
  }
  expect(await send(randomMobile(), { address: '2001:db8:0:8::1' })).toBe('sent');
});

test('finding out who is registered costs turns like sending does', async () => {
  const mobile = randomMobile();
  const asking = () => send(mobile, { purpose: 'login' });
  expect([await asking(), await asking(), await asking()]).toEqual(Array(3).fill('otp.not_registered'));
  expect(await asking()).toBe('rate.limited 900');
  expect(await send(mobile)).toBe('rate.limited 900');
});

test('one network gets thirty guesses an hour', async () => {
  const address = freshAddress();
  const guess = () =>
    verifyOtp(shop.ctx, {
      mobile: randomMobile(),
      purpose: 'either',
      code: '123456',
      address,
      device: '',
    }).catch((error: unknown) => (isShopError(error) ? error.code : String(error)));
  const outcomes = [];
  for (let count = 0; count < 31; count += 1) outcomes.push(await guess());
  expect(outcomes.slice(0, 30)).toEqual(Array(30).fill('otp.invalid'));
  expect(outcomes[30]).toBe('rate.limited');
});
