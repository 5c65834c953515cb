import type { OrderAddress } from '#domain/order/order.ts';
import { getState } from '#domain/tax/state.ts';

/** Returns an address in lines, as it is written on a parcel. */
export function toAddressLines({ line1, line2, city, stateKey, postalCode }: OrderAddress): string[] {
  return [line1, line2, `${city} ${postalCode}`, getState(stateKey).name].filter(Boolean);
}
