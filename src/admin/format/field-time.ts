/** Reads what a field of day and time holds, `2026-11-24T10:00`, as Indian time; undefined where it is not complete. */
export function readIndianTime(typed: string): string | undefined {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(typed)) return undefined;
  const moment = new Date(`${typed}:00+05:30`);
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString();
}

const INDIA_AHEAD_MS = 5.5 * 60 * 60 * 1000;

/** Returns a moment in ISO 8601 as a field of day and time holds it, in Indian time: `2026-11-24T10:00`. */
export function toIndianTime(moment: string): string {
  return new Date(new Date(moment).getTime() + INDIA_AHEAD_MS).toISOString().slice(0, 16);
}
