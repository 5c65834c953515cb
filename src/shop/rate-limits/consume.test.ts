import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayMs } from '#domain/durations.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { deleteOldLimits, consumeLimit, toNetwork } from './consume.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop({ limits: true });
});
afterAll(() => shop.close());

const limits = [{ count: 2, seconds: 60 }];

test('of a hundred concurrent calls as many succeed as the limit allows', async () => {
  const use = { key: 'a test', limits, message: 'Please wait.' };
  const outcomes = await Promise.allSettled(Array.from({ length: 100 }, () => consumeLimit(shop.ctx, use)));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
});

test('the window slides: a use is freed once it is as old as the window', async () => {
  const take = () => consumeLimit(shop.ctx, { key: 'sliding', limits, message: 'Please wait.' });
  await take();
  shop.clock.advance(59_000);
  await take();
  await expect(take()).rejects.toMatchObject({ detail: { retryAfterSeconds: 1 } });
  shop.clock.advance(1000);
  await take();
  await expect(take()).rejects.toMatchObject({ detail: { retryAfterSeconds: 59 } });
});

test('several limits apply together, and a call refused by one of them counts for none', async () => {
  const two = [
    { count: 1, seconds: 60 },
    { count: 3, seconds: 600 },
  ];
  const take = () => consumeLimit(shop.ctx, { key: 'several', limits: two, message: 'Please wait.' });
  for (let minute = 0; minute < 3; minute += 1) {
    await take();
    for (let more = 0; more < 5; more += 1)
      await expect(take()).rejects.toMatchObject({ detail: { retryAfterSeconds: minute < 2 ? 60 : 480 } });
    shop.clock.advance(60_000);
  }
  await expect(take()).rejects.toMatchObject({ detail: { retryAfterSeconds: 420 } });
  shop.clock.advance(420_000);
  await take();
});

test('with limits lifted every call succeeds and nothing is written', async () => {
  const lifted = { ...shop.ctx, limits: { requests: false } };
  for (let count = 0; count < 5; count += 1)
    await consumeLimit(lifted, { key: 'lifted', limits, message: '' });
  expect(await shop.db.selectFrom('rate_limits').select('key').where('key', '=', 'lifted').execute()).toEqual(
    [],
  );
});

test('counts are deleted after two days', async () => {
  const keys = async () =>
    (await shop.db.selectFrom('rate_limits').select('key').execute()).map(({ key }) => key);
  await consumeLimit(shop.ctx, { key: 'old', limits, message: '' });
  shop.clock.advance(dayMs);
  await consumeLimit(shop.ctx, { key: 'recent', limits, message: '' });
  shop.clock.advance(dayMs + 1);
  await deleteOldLimits(shop.ctx);
  expect(await keys()).toContain('recent');
  expect(await keys()).not.toContain('old');
});

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:0:7::1', '2001:db8:0:7::/64'],
  ['2001:0DB8:0000:0007:ffff:1:2:3', '2001:db8:0:7::/64'],
  ['2001:db8::7', '2001:db8:0:0::/64'],
  ['2001::7:1:2:3:4', '2001:0:0:7::/64'],
  ['2001::7:ffff:1:2:3', '2001:0:0:7::/64'],
  ['2001::7:1:2:3:4:5', '2001:0:7:1::/64'],
  ['::1', '0:0:0:0::/64'],
  ['', 'unknown'],
])('%s belongs to the network %s', (address, network) => {
  expect(toNetwork(address)).toBe(network);
});
