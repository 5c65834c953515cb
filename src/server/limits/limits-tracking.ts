import type { MiddlewareHandler } from 'hono';
import type { ApiEnv } from '#api/env.ts';
import { unavailable } from '#domain/error.ts';
import type { Ctx } from '#shop/context.ts';
import { limitNetworks } from './limit-networks.ts';

/**
 * Requests per minute from one network: a mobile network hides many shoppers behind one address, each of whom sends a page view and
 * occasionally an action.
 */
const mostPerMinute = 1200;
/** How many database connections tracking may use at once; the others are for shoppers who buy. */
const mostAtOnce = 5;

/**
 * Limits tracking calls separately, so that they neither consume a shopper's rate limit nor delay an order; calls over the limit are
 * dropped.
 */
export function limitsTracking(ctx: Ctx): MiddlewareHandler<ApiEnv> {
  const limit = limitNetworks(ctx, {
    count: mostPerMinute,
    seconds: 60,
    message: 'Too many visits from your network. Please wait a moment.',
  });
  let running = 0;
  return async (c, next) => {
    await limit.consume(c.get('address'));
    if (running >= mostAtOnce)
      throw unavailable('analytics.busy', 'The shop is too busy to record visits right now.');
    running += 1;
    try {
      await next();
    } finally {
      running -= 1;
    }
  };
}

/** Returns whether a path only records analytics: such calls do not wait for caches and consume no shopper's rate limit. */
export function isTracking(path: string): boolean {
  return path.startsWith('/api/v1/analytics/track/');
}
