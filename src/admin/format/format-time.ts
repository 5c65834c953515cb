const zone = { timeZone: 'Asia/Kolkata' } as const;
const hours = new Intl.DateTimeFormat('en-IN', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  ...zone,
});
const days = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', ...zone });
const daysOfYears = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  ...zone,
});

/** Formats the time of a moment in India: 14:02. */
export function formatHour(moment: Date): string {
  return hours.format(moment);
}

/** Returns whether a moment in ISO 8601 is on the current day in India. */
export function isToday(text: string): boolean {
  return daysOfYears.format(new Date(text)) === daysOfYears.format(new Date());
}

/** Formats a moment in ISO 8601 for a list, in Indian time: 14:02 today, else 22 Nov, with the year if it is not the current one. */
export function formatShort(text: string): string {
  const moment = new Date(text);
  if (isToday(text)) return formatHour(moment);
  const isThisYear = daysOfYears.format(moment).slice(-4) === daysOfYears.format(new Date()).slice(-4);
  return (isThisYear ? days : daysOfYears).format(moment);
}

/** Formats a calendar day `2026-11-22`: 22 Nov, with the year if it is not the current one. */
export function formatDay(day: string): string {
  const isThisYear = daysOfYears.format(new Date()).endsWith(day.slice(0, 4));
  return (isThisYear ? days : daysOfYears).format(new Date(`${day}T00:00:00+05:30`));
}

/** Formats a moment in ISO 8601 with day and time in India: 22 Nov 2026, 14:02. */
export function formatMoment(text: string): string {
  const moment = new Date(text);
  return `${daysOfYears.format(moment)}, ${formatHour(moment)}`;
}

const wholeDays = new Intl.DateTimeFormat('en-IN', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  ...zone,
});

/** Formats the day in India: Sun, 22 Nov. */
export function formatToday(): string {
  return wholeDays.format(new Date());
}
