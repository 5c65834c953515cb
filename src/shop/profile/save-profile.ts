import { saveCart } from '#shop/cart/save-cart.ts';
import { saveWishlist } from '#shop/cart/save-wishlist.ts';
import { type Ctx, type Tx, inTransaction } from '#shop/context.ts';
import { requireCustomer } from '#shop/access/require-customer.ts';
import { saveDetails, consumeChangeLimit } from '#shop/customers/save-details.ts';
import { changeAddresses } from '#shop/customers/addresses/write-addresses.ts';
import type { PutProfile } from '#contract/customer/profile.ts';

/**
 * Saves the one part of the profile that was sent, a list as a whole or not at all. Throws unauthenticated, and conflict `cart.stale`,
 * `wishlist.stale` or `addresses.stale` if the list changed after the version that the caller names.
 */
export async function saveProfile(ctx: Ctx, part: PutProfile): Promise<void> {
  const customerId = requireCustomer(ctx);
  await consumeChangeLimit(ctx, part.email);
  await inTransaction(ctx, (tx) => savePart(tx, customerId, part));
}

async function savePart(tx: Tx, customerId: string, part: PutProfile): Promise<void> {
  const { cart, wishlist, addresses, version: seen } = part;
  if (cart) await saveCart(tx, customerId, cart, seen);
  else if (wishlist) await saveWishlist(tx, { customerId, productIds: wishlist, seen });
  else if (addresses) await changeAddresses(tx, { customerId, seen, change: () => addresses });
  else await saveDetails(tx, customerId, part);
}
