import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { WhoAsks } from '#shop/identity/caller.ts';
import { newToken } from '#shop/identity/token.ts';
import type { ApiEnv } from './env.ts';

const cookieName = 'device';
/** The longest that browsers keep a cookie. */
const maxAge = 400 * 24 * 60 * 60;

/**
 * Who signs in: their network address, what their browser says it is, and the random id that it keeps, which is made here for one that
 * has none. The cookie opens nothing; it only tells a device that has been here from one that has not.
 */
export function whoAsks(c: Context<ApiEnv>): WhoAsks {
  const ctx = c.get('ctx');
  const sent = getCookie(c, cookieName);
  const deviceId = sent && /^[\w-]{43}$/.test(sent) ? sent : newToken(ctx);
  const secure = ctx.publicUrl.startsWith('https:');
  setCookie(c, cookieName, deviceId, { path: '/api', httpOnly: true, sameSite: 'Lax', secure, maxAge });
  return { address: c.get('address'), device: c.req.header('user-agent') ?? '', deviceId };
}
