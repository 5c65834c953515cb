import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

export type Metrics = ReturnType<typeof createMetrics>;

/** Prometheus figures of this process. */
export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_seconds',
    help: 'Time to answer, by door and status class',
    labelNames: ['door', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2],
    registers: [registry],
  });
  const remembered = new Counter({
    name: 'page_cache_answers_total',
    help: 'Public answers from memory or made anew',
    labelNames: ['from'],
    registers: [registry],
  });
  const cacheBytes = new Gauge({
    name: 'page_cache_bytes',
    help: 'Bytes kept in memory',
    registers: [registry],
  });
  const keptProducts = new Gauge({
    name: 'product_answers_kept',
    help: 'Goods of which what the API says is kept in memory',
    registers: [registry],
  });
  return { registry, requests, remembered, cacheBytes, keptProducts };
}
