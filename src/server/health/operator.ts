import { type Context, Hono } from 'hono';
import { sizeOfRememberedProducts } from '#shop/catalogue/products/remember-products.ts';
import type { Ctx } from '#shop/context.ts';
import { listMissing } from '#shop/seller/list-missing.ts';
import { isLoopbackHost } from '#platform/loopback-host.ts';
import { isFromLoopback } from '#server/security/loopback.ts';
import type { Metrics } from './metrics.ts';
import type { ReadFigures } from './read-gauges.ts';
import type { PageCache } from '#platform/http-cache/page-cache.ts';
import { RETRY_AFTER_SECONDS } from '#server/limits/retry-after.ts';

type Parts = {
  ctx: Ctx;
  metrics: Metrics;
  cache: PageCache;
  metricsToken?: string;
  reads?: ReadFigures;
  isReady: () => Promise<boolean>;
};

/**
 * Answers an operator's monitoring: whether the shop is ready, which settings it still lacks to sell, and metrics. `answer-health.ts`
 * answers whether the process is alive.
 */
export function operatorRoutes({ ctx, metrics, cache, metricsToken, reads, isReady }: Parts): Hono {
  const app = new Hono();
  app.get('/readyz', async (c) => {
    const missing = (await isReady()) ? await listMissing(ctx).catch(() => undefined) : undefined;
    const headers = { 'cache-control': 'no-store' };
    if (missing) return c.text(['ready', ...missing].join('\n'), 200, headers);
    const words = cache.countStale() > 0 ? 'not ready: pages are shown as they were' : 'not ready';
    return c.text(words, 503, { ...headers, 'retry-after': RETRY_AFTER_SECONDS });
  });
  app.get('/metrics', async (c) => {
    if (!mayReadMetrics(c, { token: metricsToken, publicUrl: ctx.publicUrl }))
      return c.text(
        'Metrics are for the operator: set METRICS_TOKEN and send it as a bearer token, or call from this machine',
        403,
      );
    await metrics.shop.update(ctx);
    if (reads) metrics.reads.update(reads);
    metrics.cacheBytes.set(cache.size().bytes);
    metrics.productCacheBytes.set(sizeOfRememberedProducts(ctx.memory).bytes);
    return c.text(await metrics.registry.metrics(), 200, { 'content-type': metrics.registry.contentType });
  });
  return app;
}

/**
 * Returns whether the caller may read the metrics. With a token only its bearer may; without one only this machine may. Where PUBLIC_URL
 * names another host, a reverse proxy on this machine would look local, so without a token all callers are refused.
 */
function mayReadMetrics(
  c: Context,
  { token, publicUrl }: { token: string | undefined; publicUrl: string },
): boolean {
  if (token) return c.req.header('authorization') === `Bearer ${token}`;
  const { hostname } = new URL(publicUrl);
  const isPublished = !isLoopbackHost(hostname) && !everyAddress.has(hostname);
  return !isPublished && isFromLoopback(c);
}

/** The hosts of the shop's public URL when PUBLIC_URL is not set and the program listens on every address. */
const everyAddress = new Set(['0.0.0.0', '[::]']);
