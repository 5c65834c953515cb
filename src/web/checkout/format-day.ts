const days = new Intl.DateTimeFormat('en-IN', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

/** Formats the day `2026-11-27` as Fri, 27 Nov, with non-breaking spaces. */
export function formatDay(day: string): string {
  return days.format(new Date(`${day}T00:00:00Z`)).replaceAll(' ', '\u00A0');
}
