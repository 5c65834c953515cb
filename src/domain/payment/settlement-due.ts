import { addDays, startOfIndianDay, toIndianDay } from '#domain/indian-time.ts';

/** Razorpay transfers after two working days (https://razorpay.com/docs/payments/settlements/); two more leave room for a holiday. */
const workingDays = 4;

/**
 * Returns the moment before which a captured payment should be in a settlement by now: the beginning of the Indian day since which four
 * whole working days have passed. Saturdays and Sundays are not working days; holidays are not known.
 */
export function settlementDueBefore(now: Date): Date {
  let day = toIndianDay(now);
  for (let passed = 0; passed < workingDays;) {
    day = addDays(day, -1);
    if (isWorkingDay(day)) passed += 1;
  }
  return startOfIndianDay(day);
}

function isWorkingDay(day: string): boolean {
  const weekday = new Date(day).getUTCDay();
  return weekday !== 0 && weekday !== 6;
}
