import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { newToken } from '#shop/token.ts';
import type { ApiEnv } from './env.ts';

/** The `__Host-` prefix lets no other host of the domain write the cookie; browsers accept it only over https. */
const cookieNames = { secure: '__Host-device', plain: 'device' };
/** Seconds: the longest time for which browsers keep a cookie. */
const maxAge = 400 * 24 * 60 * 60;

/**
 * Returns the random id in the device cookie of a browser, and sets that cookie again; a browser without one gets a new id. The cookie
 * grants nothing; it only distinguishes a known device from a new one.
 */
export function keepDeviceCookie(c: Context<ApiEnv>): string {
  const ctx = c.get('ctx');
  const secure = ctx.publicUrl.startsWith('https:');
  const name = secure ? cookieNames.secure : cookieNames.plain;
  const sent = getCookie(c, name);
  const deviceId = sent && /^[\w-]{43}$/.test(sent) ? sent : newToken(ctx);
  setCookie(c, name, deviceId, { path: '/', httpOnly: true, sameSite: 'Lax', secure, maxAge });
  return deviceId;
}
