import { dayMs } from '#domain/durations.ts';
import type { Allowance } from './allowed-actions.ts';
import type { OrderStatus } from './order.ts';
import type { ReturnState } from './order-return.ts';
import { formatReturnWindow } from './return-window.ts';

/** The states in which something is still to be done; an order has one open return at a time. */
export const OPEN_RETURN_STATES = ['requested', 'approved', 'received'] as const satisfies ReturnState[];

type Delivered = { status: OrderStatus; deliveredAt: Date | null };

/** A customer may ask for a return within the shop's return window, which begins with the delivery. */
export function canAskForReturn(
  { status, deliveredAt }: Delivered,
  { returnDays, now }: { returnDays: number; now: Date },
): Allowance {
  const hasArrived = status === 'delivered' || status === 'completed';
  if (!hasArrived || !deliveredAt) return no('You can request a return after delivery');
  if (returnDays === 0) return no('We do not take returns. If an item arrived damaged, please contact us.');
  if (now.getTime() - deliveredAt.getTime() <= returnDays * dayMs) return { allowed: true };
  return no(`Returns are possible within ${formatReturnWindow(returnDays)} of delivery. Please contact us.`);
}

function no(reason: string): Allowance {
  return { allowed: false, reason };
}
