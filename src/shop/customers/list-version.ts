import { conflict, unauthenticated } from '#domain/error.ts';
import type { Tx } from '#shop/context.ts';

const columns = {
  cart: 'cart_version',
  wishlist: 'wishlist_version',
  addresses: 'addresses_version',
} as const;

export type AccountList = keyof typeof columns;

/**
 * Increments the version of one of a customer's lists and returns it. The customer's row stays locked until the commit, so writers wait for
 * each other and lists never mix. Optimistic lock: throws conflict `<list>.stale` if the caller names a version that is no longer the
 * latest. Throws unauthenticated for an erased account.
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
  // The account was erased while the request was on its way.
  if (!row) throw unauthenticated();
  if (seen !== undefined && seen !== row.version - 1) {
    const sentence = `Your ${list} ${list === 'addresses' ? 'were' : 'was'} changed elsewhere. Please load the page again.`;
    throw conflict(`${list}.stale`, sentence, { version: row.version - 1 });
  }
  return row.version;
}
