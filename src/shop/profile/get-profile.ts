import { toAddressJson } from '#contract/customer/address.ts';
import { toUser } from '#contract/customer/user.ts';
import type { ProfileAnswer } from '#contract/customer/profile.ts';
import { getCart } from '#shop/cart/get-cart.ts';
import { getWishlist } from '#shop/cart/get-wishlist.ts';
import type { Ctx } from '#shop/context.ts';
import { getAccount } from '#shop/customers/get-account.ts';
import { listAddresses } from '#shop/customers/addresses/list-addresses.ts';

/**
 * Returns the calling customer, with their lists. Versions are read before lists: after a concurrent write a version may be older than its
 * list, never newer. Throws unauthenticated.
 */
export async function getProfile(ctx: Ctx): Promise<ProfileAnswer> {
  const { customer, versions, verification } = await getAccount(ctx);
  const [cart, wishlist, addresses] = await Promise.all([getCart(ctx), getWishlist(ctx), listAddresses(ctx)]);
  return {
    user: toUser(customer),
    cart,
    wishlist,
    addresses: addresses.map(toAddressJson),
    verification,
    versions,
  };
}
