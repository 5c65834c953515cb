const parts = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const ofDays = new Intl.DateTimeFormat('en-IN', { ...parts, timeZone: 'UTC' });
const ofMoments = new Intl.DateTimeFormat('en-IN', { ...parts, timeZone: 'Asia/Kolkata' });
const hour = { hour: 'numeric', minute: '2-digit', timeZone: 'Asia/Kolkata' } as const;
const withTime = new Intl.DateTimeFormat('en-IN', { ...parts, ...hour });
const ofHours = new Intl.DateTimeFormat('en-IN', hour);

/** Formats a calendar day `2026-11-21`, or a moment in ISO 8601 in Indian time, as 21 Nov 2026. */
export function formatDate(text: string): string {
  return text.length === 10 ? ofDays.format(new Date(`${text}T00:00:00Z`)) : ofMoments.format(new Date(text));
}

/** Formats a moment with its time in India: 21 Nov 2026, 4:05 pm. */
export function formatMoment(text: string): string {
  return withTime.format(new Date(text));
}

/** Formats the time of a moment in India: 4:05 pm. */
export function formatHour(text: string): string {
  return ofHours.format(new Date(text));
}
