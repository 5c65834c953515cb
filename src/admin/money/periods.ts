import { formatDayMonth } from '#domain/day-words.ts';
import { addDays, toIndianDay } from '#domain/indian-time.ts';
import type { Period } from './use-report.ts';

const isDay = (text: string | null): text is string => /^\d{4}-\d\d-\d\d$/.test(text ?? '');

/** Returns today's calendar day in India. */
export function indianToday(): string {
  return toIndianDay(new Date());
}

/** Returns the period that an address names, else the 30 days until today. */
export function toPeriod(params: URLSearchParams, today: string): Period {
  const [from, to] = [params.get('from'), params.get('to')];
  return isDay(from) && isDay(to) && from <= to ? { from, to } : lastDays(30, today);
}

/** A day before this one has a year that is only partly typed. */
const earliest = '2000-01-01';

/** Returns whether two typed days make a period. */
export function isPeriod({ from, to }: Period): boolean {
  return earliest <= from && from <= to;
}

/** Returns whether two completely typed days are in the wrong order. */
export function isBackwards({ from, to }: Period): boolean {
  return earliest <= to && to < from;
}

/** Returns the first and last day of a month `2026-11`. */
export function toMonthPeriod(month: string): Period {
  const [year, number] = month.split('-').map(Number) as [number, number];
  const last = new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
  return { from: `${month}-01`, to: last };
}

/** Returns the month that lies `months` before that of a day: `2026-10` for 1 before November 2026. */
export function monthBefore(day: string, months: number): string {
  const [year, number] = day.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, number - 1 - months, 1)).toISOString().slice(0, 7);
}

/** Returns "November 2026" for the month `2026-11`. */
export function formatMonth(month: string): string {
  const [, name] = formatDayMonth(`${month}-01`).split(' ');
  return `${name} ${month.slice(0, 4)}`;
}

/** The periods that have a button. */
export const PERIODS: readonly { value: string; label: string; of: (today: string) => Period }[] = [
  { value: '30', label: '30 days', of: (today) => lastDays(30, today) },
  {
    value: 'month',
    label: 'This month',
    of: (today) => ({ ...toMonthPeriod(today.slice(0, 7)), to: today }),
  },
  { value: 'last', label: 'Last month', of: (today) => toMonthPeriod(monthBefore(today, 1)) },
  { value: 'year', label: 'This financial year', of: (today) => ({ from: startOfYear(today), to: today }) },
  { value: 'last-year', label: 'Last financial year', of: lastYear },
];

function lastDays(days: number, today: string): Period {
  return { from: addDays(today, 1 - days), to: today };
}

function lastYear(today: string): Period {
  const to = addDays(startOfYear(today), -1);
  return { from: startOfYear(to), to };
}

/** Returns the first day, 1 April, of the financial year that a day is in. */
function startOfYear(day: string): string {
  const year = Number(day.slice(0, 4)) - (day.slice(5) < '04-01' ? 1 : 0);
  return `${year}-04-01`;
}
