import type { Context } from 'hono';
import { ShopError } from '#domain/error.ts';
import type { ApiEnv } from './env.ts';

export const OTHER_SITE = 'access.other_site';

/**
 * Returns whether a page of this shop or a page of another site sent a request; `unknown` for a program, which sends neither
 * `Sec-Fetch-Site` nor `Origin`. Scripts of other sites can set neither of them.
 */
function findOrigin(c: Context<ApiEnv>): 'own' | 'other' | 'unknown' {
  const site = c.req.header('sec-fetch-site');
  if (site !== undefined) return site === 'same-origin' ? 'own' : 'other';
  const origin = c.req.header('origin');
  if (origin === undefined) return 'unknown';
  const host = c.req.header('host');
  const own = [new URL(c.get('ctx').publicUrl).origin, `https://${host}`, `http://${host}`];
  return own.includes(origin) ? 'own' : 'other';
}

/** Refuses a write that was not sent by a page of this shop. Throws forbidden `access.other_site`. */
export function requireOwnPage(c: Context<ApiEnv>): void {
  if (findOrigin(c) !== 'own') throw fromOtherSite();
}

/** Refuses a request of another site's page; programs may send it. Throws forbidden `access.other_site`. */
export function refuseOtherSites(c: Context<ApiEnv>): void {
  if (findOrigin(c) === 'other') throw fromOtherSite();
}

function fromOtherSite(): ShopError {
  return new ShopError({
    kind: 'forbidden',
    code: OTHER_SITE,
    message: 'This request came from another website and was refused. Please open the admin and try again.',
  });
}
