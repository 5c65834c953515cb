import type { FileAddress } from '#domain/import-export/customers/read-customer.ts';
import { findState } from '#domain/tax/state.ts';
import type { PinPlace } from '#shop/pincodes/find-pincode.ts';

/** Returns the PIN code of an address in the form in which it is looked up. */
export function readPin({ values }: FileAddress): string {
  return values.postal_code.replaceAll(/\s/g, '');
}

/**
 * Returns an address with the city and State of its PIN code if the file omits them, or has a State that does not exist. A code of several
 * districts gives no city, a code of several States no State.
 */
export function fillAddress(address: FileAddress, places: ReadonlyMap<string, PinPlace[]>): FileAddress {
  const found = places.get(readPin(address)) ?? [];
  const { values } = address;
  const [states, cities] = [found.map(({ state }) => state), found.map(({ city }) => city)];
  const state = findState(values.state) ? values.state : (findOnly(states) ?? values.state);
  return { ...address, values: { ...values, state, city: values.city || (findOnly(cities) ?? '') } };
}

function findOnly(names: readonly string[]): string | undefined {
  return new Set(names).size === 1 ? names[0] : undefined;
}
