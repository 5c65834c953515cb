import { toIndianDay } from '#domain/indian-time.ts';

/**
 * Returns the financial year (1 April to 31 March, Indian time) of a day 'YYYY-MM-DD', as '26-27'. Invoice numbers restart in each (CGST
 * Rule 46(b)).
 */
export function financialYearOf(day: string): string {
  const startYear = Number(day.slice(0, 4)) - (day.slice(5) < '04-01' ? 1 : 0);
  return `${twoDigits(startYear)}-${twoDigits(startYear + 1)}`;
}

/** Returns the financial year of a moment, as '26-27'. */
export function financialYearAt(at: Date): string {
  return financialYearOf(toIndianDay(at));
}

function twoDigits(year: number): string {
  return String(year % 100).padStart(2, '0');
}
