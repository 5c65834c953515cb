import type { MiddlewareHandler } from 'hono';
import type { ApiEnv } from '#api/env.ts';
import type { Ctx } from '#shop/context.ts';
import { findOldAddress } from '#shop/workflows/redirects/find-old-address.ts';

/** Leads an address that is no page of this shop to the page that took its place, where staff or the address itself says which. */
export function redirectsOldAddresses(ctx: Ctx): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    await next();
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
    if (c.res.status !== 404 || !isRead || c.req.path.endsWith('.data')) return;
    const target = await findOldAddress(ctx, c.req.path);
    if (target !== undefined) c.res = c.redirect(target, 301);
  };
}
