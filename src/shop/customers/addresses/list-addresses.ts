import type { Selectable } from 'kysely';
import type { Addresses } from '#db/schema.ts';
import type { Address, AddressType } from '#domain/customer/address.ts';
import type { StateKey } from '#domain/tax/state.ts';
import type { Ctx } from '#shop/context.ts';
import { requireCustomer } from '#shop/access/require-customer.ts';

/** Returns the calling customer's saved addresses: the default first, then in the order they were added. Throws unauthenticated. */
export async function listAddresses(ctx: Pick<Ctx, 'actor' | 'db'>): Promise<Address[]> {
  const rows = await ctx.db
    .selectFrom('addresses')
    .selectAll()
    .where('customer_id', '=', requireCustomer(ctx))
    .where('deleted_at', 'is', null)
    .orderBy('is_default', 'desc')
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(toAddress);
}

/** Returns a saved address from its row. */
export function toAddress(row: Selectable<Addresses>): Address {
  return {
    id: row.id,
    type: row.type as AddressType,
    line1: row.line1,
    line2: row.line2,
    city: row.city,
    stateKey: row.state_key as StateKey,
    postalCode: row.postal_code,
    country: row.country,
    phone: row.phone,
    isDefault: row.is_default,
  };
}
