import { sql } from 'kysely';
import type { Tx } from '#shop/context.ts';
import { nextVersion } from '#shop/customers/list-version.ts';

export type SaveWishlist = { customerId: string; productIds: string[]; seen?: number | undefined };

/**
 * Replaces the stored wishlist. `seen` is an optimistic lock: throws conflict `wishlist.stale` when the version has changed since. Leaves
 * out unknown and repeated ids.
 */
export async function saveWishlist(tx: Tx, { customerId, productIds, seen }: SaveWishlist): Promise<void> {
  await nextVersion(tx, { customerId, list: 'wishlist', seen });
  await tx.db.deleteFrom('wishlist_lines').where('customer_id', '=', customerId).execute();
  await sql`
    insert into wishlist_lines (customer_id, product_id, position, added_at)
    select ${customerId}, p.id, w.position, ${tx.clock.now()}
      from unnest(${[...new Set(productIds)]}::text[]) with ordinality as w (product_id, position)
      join products p on p.id = w.product_id`.execute(tx.db);
}
