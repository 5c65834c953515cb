import { dayMs } from '#domain/durations.ts';
import type { CourierPin } from '#domain/shipment/booking.ts';
import type { CourierSettings } from '#domain/shipment/courier-gateway.ts';
import type { Reader } from '#shop/context.ts';

export type StoredCourierPin = CourierPin & { askedAt: Date };

type Wanted = { courier: CourierSettings; pin: string | undefined };

/** An older answer says nothing about today. */
const longestDays = 30;

/**
 * Returns the connected courier's last answer about a PIN code; undefined if no courier is connected, or it gave no answer within thirty
 * days. It sends no request: `askCourierAboutPin` does.
 */
export async function readCourierPin(
  { db, clock }: Pick<Reader, 'db' | 'clock'>,
  { courier, pin }: Wanted,
): Promise<StoredCourierPin | undefined> {
  if (!courier.gateway || !pin) return undefined;
  const row = await db
    .selectFrom('courier_pins')
    .select(['is_served', 'takes_cash', 'days', 'charge_paise', 'asked_at'])
    .where('gateway', '=', courier.gateway)
    .where('from_pin', '=', courier.pickupPin)
    .where('pin', '=', pin)
    .where('asked_at', '>', new Date(clock.now().getTime() - longestDays * dayMs))
    .executeTakeFirst();
  if (!row) return undefined;
  const {
    is_served: isServed,
    takes_cash: takesCash,
    days,
    charge_paise: chargePaise,
    asked_at: askedAt,
  } = row;
  return { isServed, takesCash, days, chargePaise, askedAt };
}
