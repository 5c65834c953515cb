import { addDays } from '#domain/indian-time.ts';
import type { StateKey } from '#domain/tax/state.ts';
import type { ShippingMethod } from './shipping-method.ts';

type Days = { from: number; to: number };
const businessDays: Record<ShippingMethod, Days> = {
  standard: { from: 5, to: 7 },
  express: { from: 2, to: 3 },
};
const farBusinessDays: Record<ShippingMethod, Days> = {
  standard: { from: 10, to: 15 },
  express: { from: 5, to: 7 },
};
/** The couriers' special zone: the islands, the North-East, Jammu and Kashmir, Ladakh. */
const far: ReadonlySet<StateKey> = new Set([
  'AN',
  'AR',
  'AS',
  'JK',
  'LA',
  'LD',
  'ML',
  'MN',
  'MZ',
  'NL',
  'SK',
  'TR',
] as const);

export type DeliveryEstimate = { fromDays: number; toDays: number; from: string; to: string };

/** Days for packing and pickup before a courier's own days begin, and days by which a parcel may be later than the courier says. */
const packingDays = 1;
const spareDays = 2;

/** The destination of a parcel, and how many days the connected courier takes there, as far as these are known. */
export type Destination = { state?: StateKey | undefined; courierDays?: number | null | undefined };

/**
 * Returns the first and last day ('YYYY-MM-DD') on which a parcel ordered on a day should arrive. Standard delivery takes the connected
 * courier's days for the PIN code, otherwise the shop's own days for most of India or for the given State. Couriers rest on Sundays only.
 */
export function estimateDelivery(
  method: ShippingMethod,
  orderedOn: string,
  destination: Destination = {},
): DeliveryEstimate {
  const { from, to } = listDays(method, destination);
  return {
    fromDays: from,
    toDays: to,
    from: addBusinessDays(orderedOn, from),
    to: addBusinessDays(orderedOn, to),
  };
}

/**
 * Returns the last day, today or later, on which to order a parcel that should arrive before a day; null if it is too late. Days are
 * 'YYYY-MM-DD'.
 */
export function findLastDayToOrder(before: string, today: string, destination: Destination): string | null {
  for (let day = before; day >= today; day = addDays(day, -1))
    if (estimateDelivery('standard', day, destination).to < before) return day;
  return null;
}

function listDays(method: ShippingMethod, { state, courierDays }: Destination): Days {
  if (method === 'standard' && courierDays) {
    const from = packingDays + courierDays;
    return { from, to: from + spareDays };
  }
  return (state && far.has(state) ? farBusinessDays : businessDays)[method];
}

function addBusinessDays(day: string, count: number): string {
  let last = day;
  for (let left = count; left > 0;) {
    last = addDays(last, 1);
    if (new Date(last).getUTCDay() !== 0) left -= 1;
  }
  return last;
}
