import { getConnInfo } from '@hono/node-server/conninfo';
import { type Context, Hono } from 'hono';
import { openPartStore } from '#api/product-parts.ts';
import type { Ctx } from '#shop/context.ts';
import type { Metrics } from './metrics.ts';
import type { PageCache } from './memory/page-cache.ts';
import { RETRY_AFTER_SECONDS } from './retry-after.ts';

type Parts = {
  ctx: Pick<Ctx, 'memory'>;
  metrics: Metrics;
  cache: PageCache;
  metricsToken?: string;
  isReady: () => Promise<boolean>;
};

/** What an operator's machines ask: ready, figures. That the process lives is told by `answer-health.ts`. */
export function operatorRoutes({ ctx, metrics, cache, metricsToken, isReady }: Parts): Hono {
  const app = new Hono();
  app.get('/readyz', async (c) => {
    const ready = await isReady();
    const headers = { 'cache-control': 'no-store' };
    if (ready) return c.text('ready', 200, headers);
    return c.text('not ready', 503, { ...headers, 'retry-after': RETRY_AFTER_SECONDS });
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
