import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { WhoAsks } from '#shop/customers/sessions/caller.ts';
import { newToken } from '#shop/customers/sessions/token.ts';
import type { ApiEnv } from './env.ts';

/** The `__Host-` prefix lets no other host of the domain write the cookie; browsers accept it over https alone. */
const cookieNames = { secure: '__Host-device', plain: 'device' };
/** Seconds: the longest that browsers keep a cookie. */
const maxAge = 400 * 24 * 60 * 60;

/**
 * Returns who signs in: their network address, their user agent, and the random id of their device cookie, which is created for a browser
 * that has none. The cookie grants nothing; it only tells a known device from a new one.
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
