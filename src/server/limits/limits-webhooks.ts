import type { MiddlewareHandler } from 'hono';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { ApiEnv } from '#api/env.ts';
import { tooMany } from '#domain/error.ts';
import type { Ctx } from '#shop/context.ts';
import { SHARED_ADDRESS } from '#shop/limits/limit-address.ts';
import { toNetwork } from '#shop/limits/consume.ts';

/** A gateway signs every webhook correctly; a mistyped secret deserves a few tries. */
const mostForgedPerMinute = 60;

/**
 * Refuses the webhooks of an address that has sent too many with a wrong signature within a minute, before it reads a body. Correctly
 * signed webhooks do not count towards the limit, however many there are.
 */
export function limitsForgedWebhooks(ctx: Ctx): MiddlewareHandler<ApiEnv> {
  const limiter = new RateLimiterMemory({ points: mostForgedPerMinute, duration: 60 });
  return async (c, next) => {
    const address = c.get('address');
    if (!ctx.limits.requests || address === SHARED_ADDRESS) return next();
    const network = toNetwork(address);
    const forged = await limiter.get(network);
    if (forged && forged.remainingPoints <= 0)
      throw tooMany('Too many webhooks with a wrong signature.', Math.ceil(forged.msBeforeNext / 1000));
    await next();
    if (c.res.status === 422) await limiter.penalty(network);
  };
}
