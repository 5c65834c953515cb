import type { MiddlewareHandler } from 'hono';
import type { ApiEnv } from '#api/env.ts';
import type { Ctx } from '#shop/context.ts';
import { findOldAddress } from '#shop/workflows/redirects/find-old-address.ts';

/** Staff may let the address lead elsewhere, or back to a page: no browser remembers it for good. */
const headers = { 'cache-control': 'public, max-age=0, must-revalidate' };

/** Leads an address that is no page of this shop to the page that took its place, where staff or the address itself says which. */
export function redirectsOldAddresses(ctx: Ctx): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    await next();
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
    if (c.res.status !== 404 || !isRead || c.req.path.endsWith('.data')) return;
    const target = await findOldAddress(ctx, c.req.path);
    if (target === undefined) return;
    // A response inherits the headers of the one whose place it takes: those of the page would announce a body that never comes.
    c.res = undefined;
    c.res = new Response(null, { status: 301, headers: { ...headers, location: toLocation(target) } });
  };
}

/** Returns a path as a header can carry it: staff may write it in Hindi. */
function toLocation(target: string): string {
  return /[^\u0021-\u007E]/.test(target) ? encodeURI(target) : target;
}
