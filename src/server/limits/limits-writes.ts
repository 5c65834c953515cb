import type { MiddlewareHandler } from 'hono';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { ApiEnv } from '#api/env.ts';
import { tooMany } from '#domain/error.ts';
import type { Ctx } from '#shop/context.ts';
import { toNetwork } from '#shop/limits/consume.ts';
import { SHARED_ADDRESS } from '#shop/limits/limit-address.ts';
import { isTracking } from './limits-tracking.ts';

function isWebhook(path: string): boolean {
  return path.endsWith('/payment/webhook') || path.startsWith('/api/v1/webhooks/');
}

/** A photo has up to forty parts; how many photos a person begins is limited separately. */
const isPart = /^\/api\/v1\/admin\/uploads\//;

/** Limits one network to 300 writes a minute; reads are cheap and unlimited. */
export function limitsWrites(ctx: Ctx): MiddlewareHandler<ApiEnv> {
  const limiter = new RateLimiterMemory({ points: 300, duration: 60 });
  return async (c, next) => {
    const isApart = isWebhook(c.req.path) || isTracking(c.req.path) || isPart.test(c.req.path);
    const address = c.get('address');
    const exempt = c.req.method === 'GET' || !ctx.limits.requests || isApart || address === SHARED_ADDRESS;
    if (!exempt) {
      await limiter.consume(toNetwork(address)).catch((state: { msBeforeNext: number }) => {
        throw tooMany(
          'Too many requests. Please wait a moment and try again.',
          Math.ceil(state.msBeforeNext / 1000),
        );
      });
    }
    await next();
  };
}
