import type { MiddlewareHandler } from 'hono';
import type { ApiEnv } from '#api/env.ts';
import { isRead } from '#server/is-read.ts';
import type { Ctx } from '#shop/context.ts';
import { limitNetworks } from './limit-networks.ts';
import { isTracking } from './limits-tracking.ts';

function isWebhook(path: string): boolean {
  return path.endsWith('/payment/webhook') || path.startsWith('/api/v1/webhooks/');
}

/** A photo has up to forty parts; how many photos a person begins is limited separately. */
const isPart = /^\/api\/v1\/admin\/uploads\//;

/** Limits one network to 300 writes a minute; reads have separate limits where they cost something. */
export function limitsWrites(ctx: Ctx): MiddlewareHandler<ApiEnv> {
  const limit = limitNetworks(ctx, {
    count: 300,
    seconds: 60,
    message: 'Too many requests. Please wait a moment and try again.',
  });
  return async (c, next) => {
    const isApart = isWebhook(c.req.path) || isTracking(c.req.path) || isPart.test(c.req.path);
    if (!isRead(c.req.method) && !isApart) await limit.consume(c.get('address'));
    await next();
  };
}
