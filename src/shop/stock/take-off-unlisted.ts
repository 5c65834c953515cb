import { sql } from 'kysely';
import { type Tx, makeId } from '#shop/context.ts';
import { staffOf } from '#shop/access/actor-ids.ts';
import type { Piece } from './order-pieces.ts';

/**
 * Removes returned pieces of an order from the ledger again if no list counts them: their line names no variant, and the product has
 * variants by now, or the variant was removed. The reason tells staff what to do. Returns the other pieces, whose stock the caller changes;
 * their products are locked.
 */
export async function takeOffUnlisted<Back extends Piece>(
  tx: Tx,
  orderId: string,
  pieces: Back[],
): Promise<Back[]> {
  const isListed = await findListed(tx, pieces);
  const unlisted = pieces.filter((_, index) => !isListed[index]);
  if (unlisted.length === 0) return pieces;
  const { order_number } = await tx.db
    .selectFrom('orders')
    .select('order_number')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const moves = unlisted.map(({ productId, variantId, quantity }) => ({
    id: makeId(tx, 'mov'),
    product_id: productId,
    variant_id: variantId ?? null,
    kind: 'corrected',
    quantity: -quantity,
    reason: `Came back with ${order_number}, but these pieces match no variant on sale now. Count them under the right one.`,
    staff_id: staffOf(tx),
    at: tx.clock.now(),
  }));
  await tx.db.insertInto('stock_moves').values(moves).execute();
  return pieces.filter((_, index) => isListed[index]);
}

/** Returns for each piece whether its product, or the variant that it names, is counted now. */
async function findListed({ db }: Tx, pieces: readonly Piece[]): Promise<boolean[]> {
  const { rows } = await sql<{ is_listed: boolean }>`
    select case when b.variant_id is null then not p.has_variants else v.removed_at is null end as is_listed
      from unnest(${pieces.map(({ productId }) => productId)}::text[], ${pieces.map(({ variantId }) => variantId ?? null)}::text[])
           with ordinality as b (product_id, variant_id, position)
      join products p on p.id = b.product_id left join variants v on v.id = b.variant_id
     order by b.position`.execute(db);
  return rows.map(({ is_listed }) => is_listed);
}
