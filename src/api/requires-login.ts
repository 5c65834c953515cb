import type { MiddlewareHandler } from 'hono';
import { unauthenticated } from '#domain/error.ts';
import type { StaffAbility } from '#domain/staff/abilities.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import { requirePerson } from '#shop/access/require-staff.ts';
import type { ApiEnv } from './env.ts';

/**
 * Guards routes that need a login: answers 401, or 403 when the caller has none of the route's abilities, before it reads anything in the
 * request.
 */
export function requiresLogin(path: string, abilities: readonly StaffAbility[]): MiddlewareHandler<ApiEnv> {
  const wanted = path.startsWith('/admin/') ? 'staff' : 'customer';
  return (c, next) => {
    const ctx = c.get('ctx');
    if (ctx.actor.kind !== wanted) throw unauthenticated();
    if (abilities.length > 0) requireAbility(ctx, ...abilities);
    if (path.startsWith('/admin/me/')) requirePerson(ctx);
    return next();
  };
}
