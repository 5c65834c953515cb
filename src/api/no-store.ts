import type { MiddlewareHandler } from 'hono';
import type { ApiEnv } from './env.ts';

/** For the `middleware` of routes whose response belongs to one person: keeps it out of every cache on the way. */
export const noStore: MiddlewareHandler<ApiEnv> = async (c, next) => {
  c.header('cache-control', 'no-store');
  await next();
};
