import type { Address } from '#domain/customer/address.ts';
import { notFound } from '#domain/error.ts';
import type { SaveAddress } from '#contract/customer/address.ts';
import { type Ctx, inTransaction } from '#shop/context.ts';
import { requireCustomer } from '#shop/access/require-customer.ts';
import { changeAddresses, type ListedAddress } from './write-addresses.ts';

/**
 * Saves one more address of the calling customer. The first address is the default; a new default replaces the old one. Throws
 * unauthenticated, invalid.
 */
export async function addAddress(ctx: Ctx, address: SaveAddress): Promise<Address> {
  const customerId = requireCustomer(ctx);
  const change = (list: ListedAddress[]) => [...unmarkFor(address, list), address];
  const addresses = await inTransaction(ctx, (tx) => changeAddresses(tx, { customerId, change }));
  return addresses.at(-1)!;
}

/** Changes one address of the calling customer. Throws unauthenticated, not_found. */
export async function changeAddress(ctx: Ctx, id: string, address: SaveAddress): Promise<Address> {
  const customerId = requireCustomer(ctx);
  const change = (list: ListedAddress[]) => {
    requireKnown(list, id);
    return unmarkFor(address, list).map((each) => (each.id === id ? { ...address, id } : each));
  };
  const addresses = await inTransaction(ctx, (tx) => changeAddresses(tx, { customerId, change }));
  return addresses.find((each) => each.id === id)!;
}

/**
 * Removes one address of the calling customer; if it was the default, the first of the others becomes the default. Throws unauthenticated,
 * not_found.
 */
export async function removeAddress(ctx: Ctx, id: string): Promise<void> {
  const customerId = requireCustomer(ctx);
  const change = (list: ListedAddress[]) => {
    requireKnown(list, id);
    return list.filter((each) => each.id !== id);
  };
  await inTransaction(ctx, (tx) => changeAddresses(tx, { customerId, change }));
}

function unmarkFor(address: SaveAddress, list: ListedAddress[]): ListedAddress[] {
  return address.is_default ? list.map((each) => ({ ...each, is_default: false })) : list;
}

function requireKnown(list: ListedAddress[], id: string): void {
  if (!list.some((each) => each.id === id)) throw notFound('Address');
}
