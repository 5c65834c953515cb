import { sql } from 'kysely';
import type { StockNote } from '#contract/stock/stock-item.ts';
import type { Tx } from '#shop/context.ts';

type Place = { productId: string; variantId: string | null; location: string | null };

/**
 * Sets where a product or one of its variants lies; null: nowhere, of a variant where its product does. The caller has locked the product,
 * asked for the ability and writes the audit event.
 */
export async function setLocation(tx: Tx, { productId, variantId, location }: Place): Promise<void> {
  if (variantId === null) return writeNote(tx, productId, { location: location ?? '' });
  await tx.db
    .updateTable('variants')
    .set((eb) => ({ location, location_version: eb('location_version', '+', 1) }))
    .where('id', '=', variantId)
    .execute();
}

/** Writes what is named into the note of a product and raises its version. */
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
