import type { MiddlewareHandler } from 'hono';
import { unauthenticated } from '#domain/error.ts';
import type { ApiEnv } from './env.ts';

/** For routes that need a login: whoever has none is told so before anything they sent is looked at. */
export function requiresLogin(path: string): MiddlewareHandler<ApiEnv> {
  const wanted = path.startsWith('/admin/') ? 'staff' : 'customer';
  return (c, next) => {
    if (c.get('ctx').actor.kind !== wanted) throw unauthenticated();
    return next();
  };
}
