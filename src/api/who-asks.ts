import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { WhoAsks } from '#shop/customers/sessions/caller.ts';
import { newToken } from '#shop/customers/sessions/token.ts';
import type { ApiEnv } from './env.ts';

/** The prefix lets no other host of the domain write it; browsers take it over https alone. */
const cookieNames = { secure: '__Host-device', plain: 'device' };
/** The longest that browsers keep a cookie. */
const maxAge = 400 * 24 * 60 * 60;

/**
 * Who signs in: their network address, what their browser says it is, and the random id that it keeps, which is made here for one that
 * has none. The cookie opens nothing; it only tells a device that has been here from one that has not.
 */
export function whoAsks(c: Context<ApiEnv>): WhoAsks {
  const ctx = c.get('ctx');
  const secure = ctx.publicUrl.startsWith('https:');
  const name = secure ? cookieNames.secure : cookieNames.plain;
  const sent = getCookie(c, name);
  const deviceId = sent && /^[\w-]{43}$/.test(sent) ? sent : newToken(ctx);
  setCookie(c, name, deviceId, { path: '/', httpOnly: true, sameSite: 'Lax', secure, maxAge });
  return { address: c.get('address'), device: c.req.header('user-agent') ?? '', deviceId };
}
