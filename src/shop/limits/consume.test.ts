import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { forgetOldTurns, takeTurn, toNetwork } from './consume.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop({ limits: true });
});
afterAll(() => shop.close());

const limits = [{ count: 2, seconds: 60 }];

test('a hundred at once get the two turns there are', async () => {
  const turn = { key: 'a test', limits, message: 'Please wait.' };
  const outcomes = await Promise.allSettled(Array.from({ length: 100 }, () => takeTurn(shop.ctx, turn)));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
});

test('where limits are lifted everybody gets a turn and nothing is written', async () => {
  const lifted = { ...shop.ctx, limits: { requests: false } };
  for (let count = 0; count < 5; count += 1) await takeTurn(lifted, { key: 'lifted', limits, message: '' });
  expect(await shop.db.selectFrom('turns').select('key').where('key', '=', 'lifted').execute()).toEqual([]);
});

test('turns are forgotten after two days', async () => {
  const keys = async () => (await shop.db.selectFrom('turns').select('key').execute()).map(({ key }) => key);
  await takeTurn(shop.ctx, { key: 'old', limits, message: '' });
  shop.clock.advance(24 * 3_600_000);
  await takeTurn(shop.ctx, { key: 'recent', limits, message: '' });
  shop.clock.advance(24 * 3_600_000 + 1);
  await forgetOldTurns(shop.ctx);
  expect(await keys()).toContain('recent');
  expect(await keys()).not.toContain('old');
});

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:0:7::1', '2001:db8:0:7::/64'],
  ['2001:0DB8:0000:0007:ffff:1:2:3', '2001:db8:0:7::/64'],
  ['2001:db8::7', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['', 'unknown'],
])('%s belongs to the network %s', (address, network) => {
  expect(toNetwork(address)).toBe(network);
});
