import { hourMs } from '#domain/durations.ts';

/** A session lasts this long, also in a browser that has no stored expiry. */
export const SESSION_LIFE_MS = 7 * 24 * hourMs;
/** A session of staff ends after this long without use. */
export const STAFF_IDLE_MS = 12 * hourMs;
/** A browser requests a new token when less than this is left … */
export const REFRESH_BELOW_MS = 24 * hourMs;
/** … and checks that at start and then this often. */
export const REFRESH_CHECK_MS = hourMs;

/** A replaced token may still be accepted for this long: its request was on its way, or the response with the new token was lost. */
export const REPLACED_GRACE_MS = 60_000;

/** Where the browser keeps its session. */
export const SESSION_STORAGE = { token: 'token', userId: 'userId', expiresAt: 'token_expires_at' } as const;

/** Returns when a session that begins now ends. */
export function expiryFrom(nowMs: number): Date {
  return new Date(nowMs + SESSION_LIFE_MS);
}

/** Returns the stored expiry in milliseconds; a missing or unreadable one counts as seven days from now. */
export function readExpiry(stored: string | null | undefined, nowMs: number): number {
  const parsed = stored ? Date.parse(stored) : Number.NaN;
  return Number.isNaN(parsed) ? nowMs + SESSION_LIFE_MS : parsed;
}

/** Returns whether to exchange the token: less than a day is left, and it has not expired. */
export function isRefreshDue(expiresAtMs: number, nowMs: number): boolean {
  return expiresAtMs > nowMs && expiresAtMs - nowMs < REFRESH_BELOW_MS;
}

/** Returns whether a 401 on this page opens the login; on other pages the visitor stays. */
export function isLoginForced(path: string): boolean {
  return /^\/(profile|orders)(?![\w-])/.test(path);
}
