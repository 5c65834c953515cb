import { sql } from 'kysely';
import type { Tx } from '#shop/context.ts';
import type { LockedItem } from './lock-items.ts';
import { moveStock } from './move-stock.ts';

type Count = { productId: string; variantId: string | null; pieces: number; reason: string };

/**
 * Sets the number of pieces of a product or of one of its variants; the difference is a move by the staff member. The caller has locked the
 * product, required the ability and writes the audit event. Throws conflict `stock.one_off`.
 */
export async function setStock(tx: Tx, { productId, variantId, pieces, reason }: Count): Promise<void> {
  const { rows } = await sql<LockedItem>`
    select coalesce(v.sku, p.sku) as sku, p.id as product_id, v.id as variant_id, p.name, '' as choice,
           coalesce(v.stock_quantity, p.stock_quantity) as in_stock
      from products p left join variants v on v.product_id = p.id and v.id = ${variantId}
     where p.id = ${productId}`.execute(tx.db);
  const item = rows[0]!;
  const quantity = pieces - item.in_stock;
  if (quantity === 0) return;
  await moveStock(tx, [{ item, kind: quantity > 0 ? 'stocked' : 'corrected', quantity, reason }]);
}
