import { dayMs, hourMs, minuteMs } from './durations.ts';

const istOffsetMs = 5 * hourMs + 30 * minuteMs;

/** Returns the calendar day in India at a moment, 'YYYY-MM-DD'. 31 March 18:30 UTC is 1 April. */
export function toIndianDay(at: Date): string {
  return new Date(at.getTime() + istOffsetMs).toISOString().slice(0, 10);
}

/** Returns the day that is some days after a day 'YYYY-MM-DD', or before it for a negative number. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
}

/** Returns a moment in Indian time with its offset: `2026-11-23T14:30:00+05:30`. */
export function toIndianTime(at: Date): string {
  const shifted = new Date(at.getTime() + istOffsetMs).toISOString();
  return shifted.replace(/(\.000)?Z$/, '+05:30');
}

/** Returns the moment at which a day begins in India. */
export function startOfIndianDay(day: string): Date {
  return new Date(Date.parse(`${day}T00:00:00.000Z`) - istOffsetMs);
}

/** Returns the moment at which a day has ended in India: the first one of the next day. */
export function endOfIndianDay(day: string): Date {
  return new Date(startOfIndianDay(day).getTime() + dayMs);
}
