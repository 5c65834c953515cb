import type { Customer } from '#domain/customer/customer.ts';
import { unauthenticated } from '#domain/error.ts';
import { stripToNational } from '#domain/customer/phone.ts';
import type { ProfileAnswer } from '#contract/customer/profile.ts';
import type { Ctx } from '#shop/context.ts';
import { requireCustomer } from '#shop/access/require-customer.ts';
import { customerColumns, toCustomer } from './customer-row.ts';

export type Account = {
  customer: Customer;
  versions: { cart: number; wishlist: number; addresses: number };
  verification: ProfileAnswer['verification'];
};

/** Returns the calling customer, with the versions of their lists. Throws unauthenticated. */
export async function getAccount(ctx: Ctx): Promise<Account> {
  const row = await ctx.db
    .selectFrom('customers')
    .select([...customerColumns, 'cart_version', 'wishlist_version', 'addresses_version'])
    .select(['email_verified_at', 'password_hash'])
    .select((eb) =>
      eb
        .selectFrom('email_proofs as p')
        .select('p.email')
        .whereRef('p.customer_id', '=', 'customers.id')
        .where('p.purpose', '=', 'verify')
        .where('p.expires_at', '>', ctx.clock.now())
        .as('pending'),
    )
    .where('id', '=', requireCustomer(ctx))
    .executeTakeFirst();
  if (!row) throw unauthenticated();
  const versions = {
    cart: row.cart_version,
    wishlist: row.wishlist_version,
    addresses: row.addresses_version,
  };
  const verification = {
    email_verified: row.email_verified_at !== null,
    pending_email: row.pending && row.pending !== row.email ? row.pending : '',
    phone_verified:
      row.mobile !== null && (row.phone === null || row.mobile.endsWith(stripToNational(row.phone))),
    has_password: row.password_hash !== null,
  };
  return { customer: toCustomer(row), versions, verification };
}
