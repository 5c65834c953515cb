import type { MiddlewareHandler } from 'hono';
import { unauthenticated } from '#domain/error.ts';
import type { StaffAbility } from '#domain/staff/abilities.ts';
import type { Actor } from '#shop/context.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import { requirePerson } from '#shop/access/require-staff.ts';
import type { ApiEnv } from './env.ts';

/** Guards routes that need a login: answers 401, or 403 without the ability of the route, before it looks at anything that was sent. */
export function requiresLogin(path: string, ability?: StaffAbility): MiddlewareHandler<ApiEnv> {
  const wanted = findWanted(path);
  return (c, next) => {
    const ctx = c.get('ctx');
    if (!wanted.includes(ctx.actor.kind)) throw unauthenticated();
    if (ability) requireAbility(ctx, ability);
    if (path.startsWith('/admin/me/')) requirePerson(ctx);
    return next();
  };
}

/** Returns who may ask at a path: an invoice is read by its customer, and by staff, whose order page and register link to it. */
function findWanted(path: string): Actor['kind'][] {
  if (path.startsWith('/admin/')) return ['staff'];
  return path.startsWith('/invoices/') ? ['customer', 'staff'] : ['customer'];
}
