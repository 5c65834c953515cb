import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { ApiEnv } from '#api/env.ts';

/** The `__Host-` prefix lets no other host of the domain write the cookie; browsers accept it only over https. */
const names = { secure: '__Host-admin', plain: 'admin' };

function describe(c: Context<ApiEnv>) {
  const secure = c.get('ctx').publicUrl.startsWith('https:');
  return {
    name: secure ? names.secure : names.plain,
    options: { path: '/', httpOnly: true, sameSite: 'Strict', secure } as const,
  };
}

/** Returns the token of the admin that a browser sent in its cookie. */
export function readSessionCookie(c: Context<ApiEnv>): string | undefined {
  const token = getCookie(c, describe(c).name);
  return token && /^[\w-]{20,200}$/.test(token) ? token : undefined;
}

/** Gives a browser the token of its session, which no script can read and no other site can send. */
export function setSessionCookie(c: Context<ApiEnv>, token: string, expires: Date): void {
  const { name, options } = describe(c);
  setCookie(c, name, token, { ...options, expires });
}

export function clearSessionCookie(c: Context<ApiEnv>): void {
  const { name, options } = describe(c);
  deleteCookie(c, name, options);
}
