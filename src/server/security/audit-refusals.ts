import type { MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { ApiEnv } from '#api/env.ts';
import { ShopError } from '#domain/error.ts';
import { cutPath } from '#server/log.ts';
import type { Actor } from '#shop/context.ts';
import { writeRefusal } from '#shop/audit/write-refusal.ts';

/** The maximum number of rows per minute in each process: an attack must not fill the database, and this many are enough to see it. */
const rowsAMinute = 60;

/** Records in the audit the requests that the admin refused: a missing ability, another site's page, a wrong password, code or key. */
export function auditsRefusals(): MiddlewareHandler<ApiEnv> {
  const limiter = new RateLimiterMemory({ points: rowsAMinute, duration: 60 });
  return async (c, next) => {
    await next();
    const { error } = c;
    const ctx = c.get('ctx');
    if (!(error instanceof ShopError) || !isAttempt(error, ctx.actor)) return;
    const isWithinLimit = await limiter.consume('rows').then(
      () => true,
      () => false,
    );
    // A stranger, even one with a stolen token, can put anything into an address, so for strangers only the route is stored.
    const route = matchedRoutes(c).findLast(({ path }) => !path.endsWith('*'))?.path ?? '';
    const path = ctx.actor.kind === 'staff' ? cutPath(c.req.path) : route;
    const call = `${c.req.method} ${path.replace('/api/v1', '')}`;
    if (isWithinLimit) await writeRefusal(ctx, { code: error.code, call });
  };
}

/** Codes that are no attempt: browsers send requests after their session has ended, and logins before they know that a code is needed. */
const harmless = new Set(['session.required', 'second_factor.required']);

function isAttempt({ kind, code }: ShopError, actor: Actor): boolean {
  // A customer has no business here, so even a missing staff session counts as an attempt.
  if (actor.kind === 'customer') return kind === 'unauthenticated';
  return kind === 'forbidden' || (kind === 'unauthenticated' && !harmless.has(code));
}
