import type { MiddlewareHandler } from 'hono';
import type { ApiEnv } from '#api/env.ts';
import { isRead } from '#server/is-read.ts';
import type { Ctx } from '#shop/context.ts';
import { findOldAddress } from '#shop/workflows/redirects/find-old-address.ts';

/** Staff may redirect the address elsewhere, or turn it back into a page, so no browser may remember the redirect permanently. */
const headers = { 'cache-control': 'public, max-age=0, must-revalidate' };

/** Redirects an address that is not a page of this shop to the page that replaced it, if staff or the address itself determines one. */
export function redirectsOldAddresses(ctx: Ctx): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    await next();
    if (c.res.status !== 404 || !isRead(c.req.method) || c.req.path.endsWith('.data')) return;
    const target = await findOldAddress(ctx, c.req.path);
    if (target === undefined) return;
    // A response inherits the headers of the one that it replaces: those of the page would announce a body that never comes.
    c.res = undefined;
    c.res = new Response(null, { status: 301, headers: { ...headers, location: toLocation(target) } });
  };
}

/** Encodes a path for a header: staff may write it in Hindi. */
function toLocation(target: string): string {
  return /[^\u0021-\u007E]/.test(target) ? encodeURI(target) : target;
}
