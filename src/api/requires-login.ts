import type { MiddlewareHandler } from 'hono';
import { unauthenticated } from '#domain/error.ts';
import type { ApiEnv } from './env.ts';

/** Guards routes that need a login: answers 401 before it looks at anything that was sent. */
export function requiresLogin(path: string): MiddlewareHandler<ApiEnv> {
  const wanted = path.startsWith('/admin/') ? 'staff' : 'customer';
  return (c, next) => {
    if (c.get('ctx').actor.kind !== wanted) throw unauthenticated();
    return next();
  };
}
