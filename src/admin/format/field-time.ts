import { toIndianTime } from '#domain/indian-time.ts';

/** Reads what a field of day and time holds, `2026-11-24T10:00`, as Indian time; undefined where it is not complete. */
export function readFieldTime(typed: string): string | undefined {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(typed)) return undefined;
  const moment = new Date(`${typed}:00+05:30`);
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString();
}

/** Returns a moment in ISO 8601 as a field of day and time holds it, in Indian time: `2026-11-24T10:00`. */
export function toFieldTime(moment: string): string {
  return toIndianTime(new Date(moment)).slice(0, 16);
}
