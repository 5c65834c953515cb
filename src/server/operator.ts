import { getConnInfo } from '@hono/node-server/conninfo';
import { type Context, Hono } from 'hono';
import { openPartStore } from '#api/product-parts.ts';
import type { Ctx } from '#shop/context.ts';
import type { Metrics } from './metrics.ts';
import type { PageCache } from './memory/page-cache.ts';

type Parts = {
  ctx: Pick<Ctx, 'memory'>;
  metrics: Metrics;
  cache: PageCache;
  metricsToken?: string;
  isReady: () => Promise<boolean>;
};

/** What an operator's machines ask: alive, ready, figures. */
export function operatorRoutes({ ctx, metrics, cache, metricsToken, isReady }: Parts): Hono {
  const app = new Hono();
  app.get('/healthz', (c) => c.text('ok', 200, { 'cache-control': 'no-store' }));
  app.get('/readyz', async (c) => {
    const ready = await isReady();
    return c.text(ready ? 'ready' : 'not ready', ready ? 200 : 503, { 'cache-control': 'no-store' });
  });
  app.get('/metrics', async (c) => {
    if (!mayReadMetrics(c, metricsToken))
      return c.text(
        'Metrics are for the operator: call from loopback or send METRICS_TOKEN as a bearer token',
        403,
      );
    metrics.cacheBytes.set(cache.size().bytes);
    metrics.keptProducts.set(openPartStore(ctx.memory).size());
    return c.text(await metrics.registry.metrics(), 200, { 'content-type': metrics.registry.contentType });
  });
  return app;
}

function mayReadMetrics(c: Context, token: string | undefined): boolean {
  if (token) return c.req.header('authorization') === `Bearer ${token}`;
  const behindProxy = c.req.header('x-forwarded-for') ?? c.req.header('forwarded');
  const address = getConnInfo(c).remote.address ?? '';
  return !behindProxy && (address === '::1' || /^(::ffff:)?127\./.test(address));
}
