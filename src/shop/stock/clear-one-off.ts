import { sql } from 'kysely';
import type { Tx } from '#shop/context.ts';
import type { Piece } from './order-pieces.ts';

/**
 * Removes the one-of-a-kind mark from products of which a second piece comes back: a cancellation by the customer or by expiry cannot be
 * refused because of the mark, and two pieces exist now. The products are locked.
 */
export async function clearOneOff(tx: Tx, pieces: readonly Piece[]): Promise<void> {
  await sql`
    update stock_notes n set one_off = false, version = n.version + 1, updated_at = ${tx.clock.now()}
      from (select b.product_id, sum(b.quantity) as quantity
              from unnest(${pieces.map(({ productId }) => productId)}::text[], ${pieces.map(({ quantity }) => quantity)}::int[]) as b (product_id, quantity)
             group by b.product_id) back
      join products p on p.id = back.product_id
     where n.product_id = p.id and n.one_off and p.stock_quantity + back.quantity > 1`.execute(tx.db);
}
