import { formatReturnWindow } from '#domain/day-words.ts';
import { dayMs } from '#domain/durations.ts';
import { startOfIndianDay, toIndianDay } from '#domain/indian-time.ts';
import type { Allowance } from './allowed-actions.ts';
import { hasArrived } from './order-outcome.ts';
import type { OrderStatus } from './order.ts';

/**
 * Returns the earliest moment of delivery whose return window is still open. The window is counted in Indian days without the day of the
 * delivery, and lasts until the end of its last day (General Clauses Act 1897, s.9), whatever the hour of the delivery was.
 */
export function startOfReturnWindow(returnDays: number, now: Date): Date {
  return new Date(startOfIndianDay(toIndianDay(now)).getTime() - returnDays * dayMs);
}

type Delivered = { status: OrderStatus; deliveredAt: Date | null };

/** Returns whether a customer may ask for a return; `returnDays` is the return window of the settings, counted from the delivery. */
export function canAskForReturn(
  { status, deliveredAt }: Delivered,
  { returnDays, now }: { returnDays: number; now: Date },
): Allowance {
  if (!hasArrived(status) || !deliveredAt) return no('You can request a return after delivery');
  if (returnDays === 0) return no('We do not accept returns. If an item arrived damaged, please contact us.');
  if (deliveredAt >= startOfReturnWindow(returnDays, now)) return { allowed: true };
  return no(`Returns are possible within ${formatReturnWindow(returnDays)} of delivery. Please contact us.`);
}

function no(reason: string): Allowance {
  return { allowed: false, reason };
}
