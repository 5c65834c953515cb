import { formatCount } from '#domain/format-count.ts';

const months = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** Returns "27 November" for the calendar day '2026-11-27'. It uses no locale: the first use of one costs a phone about 50 ms. */
export function formatDayMonth(day: string): string {
  return `${Number(day.slice(8))} ${months[Number(day.slice(5, 7)) - 1]}`;
}

/** Returns "27 November 2026" for the calendar day '2026-11-27'. */
export function formatDayMonthYear(day: string): string {
  return `${formatDayMonth(day)} ${day.slice(0, 4)}`;
}

/** Returns the return window in words, '7 days'; empty where the shop accepts no returns (0 days). */
export function formatReturnWindow(days: number): string {
  if (days === 0) return '';
  return formatCount(days, 'day');
}
