import type { Customer } from '#domain/customer.ts';
import { unauthenticated } from '#domain/error.ts';
import type { Ctx } from '#shop/context.ts';
import { customerColumns, requireCustomer, toCustomer } from './customer-row.ts';

export type Account = { customer: Customer; versions: { cart: number; wishlist: number; addresses: number } };

/** Who is asking, with the versions of their lists. Throws unauthenticated. */
export async function getAccount(ctx: Ctx): Promise<Account> {
  const row = await ctx.db
    .selectFrom('customers')
    .select([...customerColumns, 'cart_version', 'wishlist_version', 'addresses_version'])
    .where('id', '=', requireCustomer(ctx))
    .executeTakeFirst();
  if (!row) throw unauthenticated();
  const versions = {
    cart: row.cart_version,
    wishlist: row.wishlist_version,
    addresses: row.addresses_version,
  };
  return { customer: toCustomer(row), versions };
}
