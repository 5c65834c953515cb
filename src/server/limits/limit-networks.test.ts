import { expect, test } from 'vitest';
import { SHARED_ADDRESS } from '#shop/rate-limits/limit-address.ts';
import { limitNetworks } from './limit-networks.ts';

const one = { count: 1, seconds: 60, message: 'Please wait.' };

test('each network has its own limit, used by counted and penalised requests', async () => {
  const limit = limitNetworks({ limits: { requests: true } }, one);
  await limit.consume('203.0.113.9');
  await expect(limit.consume('203.0.113.9')).rejects.toMatchObject({ kind: 'too_many' });
  await expect(limit.requireLeft('203.0.113.9')).rejects.toMatchObject({ kind: 'too_many' });
  await limit.requireLeft('198.51.100.4');
  await limit.penalise('198.51.100.4');
  await expect(limit.requireLeft('198.51.100.4')).rejects.toMatchObject({ kind: 'too_many' });
});

test.each([
  [true, SHARED_ADDRESS],
  [false, '203.0.113.9'],
])('with limits %s nothing is counted for %s', async (requests, address) => {
  const limit = limitNetworks({ limits: { requests } }, one);
  for (let times = 0; times < 3; times += 1) {
    await limit.consume(address);
    await limit.penalise(address);
    await limit.requireLeft(address);
  }
});
