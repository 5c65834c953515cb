import type { Context } from 'hono';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { ApiEnv } from '#api/env.ts';
import type { ShopError } from '#domain/error.ts';
import type { Log } from '#platform/log.ts';
import { cutPath } from '#server/log.ts';
import { toNetwork } from '#shop/rate-limits/consume.ts';

/** Wrong passwords and codes. A request without a login is not an attempt: browsers send them with expired sessions. */
const failedSignIns = new Set([
  'login.failed',
  'otp.invalid',
  'otp.used_up',
  'password.wrong',
  'second_factor.wrong',
  'api_key.unknown',
]);

/** The maximum number of lines per minute: an attack must not fill the disk, and this many lines are enough to see it. */
const linesAMinute = 120;

/**
 * Returns a function that logs failed sign-ins, refused access and exceeded limits, with the caller's address and never with the name that
 * was entered.
 */
export function createSecurityLog(log: Log): (error: ShopError, c: Context<ApiEnv>) => void {
  const limiter = new RateLimiterMemory({ points: linesAMinute, duration: 60 });
  return ({ kind, code }, c) => {
    if (kind !== 'forbidden' && kind !== 'too_many' && !failedSignIns.has(code)) return;
    const actor = c.get('ctx')?.actor;
    const facts = {
      requestId: c.get('requestId'),
      method: c.req.method,
      path: cutPath(c.req.path),
      code,
      actor: actor?.kind ?? 'guest',
      staffId: actor?.kind === 'staff' ? actor.staffId : undefined,
      network: toNetwork(c.get('address') ?? ''),
    };
    limiter.consume('lines').then(
      () => log.warn(facts, 'refused'),
      () => undefined,
    );
  };
}
