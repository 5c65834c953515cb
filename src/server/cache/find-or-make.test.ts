import { expect, test } from 'vitest';
import { createPageCache } from '#platform/http-cache/page-cache.ts';
import { createMetrics } from '#server/health/metrics.ts';
import { SHARED_ADDRESS } from '#shop/rate-limits/limit-address.ts';
import { PAGE_BOUNDS, createFindOrMake } from './find-or-make.ts';

test('visitors who share one address behind an undeclared proxy are not limited by it', async () => {
  const cache = createPageCache({
    changes: { subscribe: () => () => {}, isCurrent: () => true },
    clock: { now: () => new Date('2026-11-21T06:00:00Z') },
  });
  const parts = { ctx: { limits: { requests: true } }, cache, metrics: createMetrics() };
  const findOrMake = createFindOrMake(parts, { ...PAGE_BOUNDS, perNetwork: 1 });
  const make = () => Promise.reject(new Error('made'));
  const ask = (path: string, address: string) => findOrMake(path, address, make);
  for (const path of ['/', '/about', '/faq']) await expect(ask(path, SHARED_ADDRESS)).rejects.toThrow('made');
  await expect(ask('/', '203.0.113.9')).rejects.toThrow('made');
  await expect(ask('/', '203.0.113.9')).rejects.toThrow('Too many requests from your network.');
});
