import type { OrderAddress } from './order.ts';
import { getState } from '#domain/tax/state.ts';

/** Returns an address in lines, as it is written on a parcel. */
export function toAddressLines({ line1, line2, city, stateKey, postalCode }: OrderAddress): string[] {
  return [line1, line2, `${city} ${postalCode}`, getState(stateKey).name].filter(Boolean);
}

/** Returns the town and PIN code of an address, for sentences that name the destination of a parcel. */
export function formatPlace({ city, postalCode }: OrderAddress): string {
  return `${city} ${postalCode}`;
}

/** Returns whether two addresses are the same place for a parcel. */
export function isSameAddress(one: OrderAddress, other: OrderAddress): boolean {
  return toAddressLines(one).join('\n') === toAddressLines(other).join('\n');
}
