import type { MiddlewareHandler } from 'hono';
import type { ApiEnv } from './env.ts';

/** For `middleware` of routes whose answer belongs to one person: no cache on the way keeps it. */
export const noStore: MiddlewareHandler<ApiEnv> = async (c, next) => {
  c.header('cache-control', 'no-store');
  await next();
};
