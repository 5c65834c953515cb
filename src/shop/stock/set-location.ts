import { sql } from 'kysely';
import type { StockNote } from '#contract/stock/stock-item.ts';
import type { Tx } from '#shop/context.ts';

type Place = { productId: string; variantId: string | null; location: string | null };

/**
 * Sets the shelf of a product or of one of its variants; null means none, and for a variant that of its product. The caller has locked the
 * product, required the ability and writes the audit event.
 */
export async function setLocation(tx: Tx, { productId, variantId, location }: Place): Promise<void> {
  if (variantId === null) return writeNote(tx, productId, { location: location ?? '' });
  await tx.db
    .updateTable('variants')
    .set((eb) => ({ location, location_version: eb('location_version', '+', 1) }))
    .where('id', '=', variantId)
    .execute();
}

/** Writes the named fields into the note of a product and increments its version. */
export async function writeNote(tx: Tx, product_id: string, named: Partial<StockNote>): Promise<void> {
  const row = { ...named, updated_at: tx.clock.now() };
  await tx.db
    .insertInto('stock_notes')
    .values({ product_id, ...row })
    .onConflict((conflict) =>
      conflict.column('product_id').doUpdateSet({ ...row, version: sql`stock_notes.version + 1` }),
    )
    .execute();
}
