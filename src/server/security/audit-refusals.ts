import type { MiddlewareHandler } from 'hono';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { ApiEnv } from '#api/env.ts';
import { ShopError } from '#domain/error.ts';
import type { Actor } from '#shop/context.ts';
import { writeRefusal } from '#shop/audit/write-refusal.ts';

/** The most rows a minute in each process: an attack must not fill the database, and so many are enough to see it. */
const rowsAMinute = 60;

/** Records in the audit what the admin refused: a missing ability, another site's page, a wrong password, code or key. */
export function auditsRefusals(): MiddlewareHandler<ApiEnv> {
  const limiter = new RateLimiterMemory({ points: rowsAMinute, duration: 60 });
  return async (c, next) => {
    await next();
    const { error } = c;
    if (!(error instanceof ShopError) || !isAttempt(error, c.get('ctx').actor)) return;
    const isWithinLimit = await limiter.consume('rows').then(
      () => true,
      () => false,
    );
    const call = `${c.req.method} ${c.req.path.replace('/api/v1', '')}`;
    if (isWithinLimit) await writeRefusal(c.get('ctx'), { code: error.code, call: call.slice(0, 200) });
  };
}

/** Codes that are no attempt: browsers send requests after their session has ended, and logins before they know that a code is needed. */
const harmless = new Set(['session.required', 'second_factor.required']);

function isAttempt({ kind, code }: ShopError, actor: Actor): boolean {
  // A customer has no business here, whatever they are answered.
  if (actor.kind === 'customer') return kind === 'unauthenticated';
  return kind === 'forbidden' || (kind === 'unauthenticated' && !harmless.has(code));
}
