import type { MiddlewareHandler } from 'hono';
import type { ApiEnv } from '#api/env.ts';
import { isShopError } from '#domain/error.ts';
import type { Ctx } from '#shop/context.ts';
import { limitNetworks } from './limit-networks.ts';

/** A gateway signs every webhook correctly; a mistyped secret deserves a few tries. */
const mostForgedPerMinute = 60;

/**
 * Refuses the webhooks of an address that has sent too many with a wrong signature within a minute, before it reads a body. Correctly
 * signed webhooks do not count towards the limit, however many there are.
 */
export function limitsForgedWebhooks(ctx: Ctx): MiddlewareHandler<ApiEnv> {
  const limit = limitNetworks(ctx, {
    count: mostForgedPerMinute,
    seconds: 60,
    message: 'Too many webhooks with a wrong signature.',
  });
  return async (c, next) => {
    const address = c.get('address');
    await limit.requireLeft(address);
    await next();
    if (isShopError(c.error, 'webhook.signature')) await limit.penalise(address);
  };
}
