import { conflict, unauthenticated } from '#domain/error.ts';
import type { Tx } from '#shop/context.ts';

const columns = {
  cart: 'cart_version',
  wishlist: 'wishlist_version',
  addresses: 'addresses_version',
} as const;

export type AccountList = keyof typeof columns;

/**
 * The next version of one of a customer's lists. Their row stays locked until the commit, so writers take turns and lists never mix.
 * Whoever names the version they saw is refused with conflict `<list>.stale` when another has been written since. Throws unauthenticated for an account that is no more.
 */
export async function nextVersion(
  tx: Tx,
  { customerId, list, seen }: { customerId: string; list: AccountList; seen?: number | undefined },
): Promise<number> {
  const column = columns[list];
  const row = await tx.db
    .updateTable('customers')
    .set((eb) => ({ [column]: eb(column, '+', 1) }))
    .where('id', '=', customerId)
    .where('erased_at', 'is', null)
    .returning(`${column} as version`)
    .executeTakeFirst();
  // Erased while the request was on its way.
  if (!row) throw unauthenticated();
  if (seen !== undefined && seen !== row.version - 1) {
    const sentence = `Your ${list} ${list === 'addresses' ? 'were' : 'was'} changed elsewhere. Please load the page again.`;
    throw conflict(`${list}.stale`, sentence, { version: row.version - 1 });
  }
  return row.version;
}
