import { MEMORY_BOUNDS } from '#shop/memory-bounds.ts';
import { NO_SPACE } from '#server/errors/answer-error.ts';
import { createReadGauges } from './read-gauges.ts';
import { createShopGauges } from './shop-gauges.ts';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

export type Metrics = ReturnType<typeof createMetrics>;

/** Creates the Prometheus metrics of this process. */
export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_seconds',
    help: 'Time to answer, by surface and status class',
    labelNames: ['surface', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2],
    registers: [registry],
  });
  const refusals = new Counter({
    name: 'shop_refusals_total',
    help: 'Requests that the shop refused, by the code of the error: stock, payments, limits',
    labelNames: ['code'],
    registers: [registry],
  });
  // The alert for a full disk needs an increase from zero: Prometheus sees no increase in a series that begins at one.
  refusals.inc({ code: NO_SPACE }, 0);
  const cacheAnswers = new Counter({
    name: 'page_cache_answers_total',
    help: 'Public answers from memory or newly made',
    labelNames: ['from'],
    registers: [registry],
  });
  const madeAhead = new Counter({
    name: 'page_cache_made_ahead_total',
    help: 'Of the newly made public answers, those dropped by a change and made again before a visitor asked',
    registers: [registry],
  });
  const purges = new Counter({
    name: 'page_cache_purges_total',
    help: 'Calls that told the content delivery network what changed',
    labelNames: ['result'],
    registers: [registry],
  });
  // The alert needs an increase from zero here too.
  purges.inc({ result: 'failed' }, 0);
  const cacheBytes = new Gauge({
    name: 'page_cache_bytes',
    help: 'Bytes kept in memory',
    registers: [registry],
  });
  const productCacheBytes = new Gauge({
    name: 'product_cache_bytes',
    help: 'Estimated bytes of the products kept in memory',
    registers: [registry],
  });
  const bounds = new Gauge({
    name: 'cache_bound_bytes',
    help: 'Bytes that a cache keeps at most',
    labelNames: ['cache'],
    registers: [registry],
  });
  for (const [cache, bytes] of Object.entries(MEMORY_BOUNDS)) bounds.set({ cache }, bytes);
  return {
    registry,
    requests,
    refusals,
    shop: createShopGauges(registry),
    reads: createReadGauges(registry),
    cacheAnswers,
    madeAhead,
    purges,
    cacheBytes,
    productCacheBytes,
  };
}
