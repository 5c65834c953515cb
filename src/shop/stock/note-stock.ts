import type { NoteStock, StockNote } from '#contract/stock/stock-item.ts';
import { conflict, notFound } from '#domain/error.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import { staleConflict } from '#shop/audit/stale-conflict.ts';
import { writeAuditEvent } from '#shop/audit/write-audit-event.ts';
import { type Ctx, type Tx, inTransaction } from '#shop/context.ts';
import { setLocation, writeNote } from './set-location.ts';
import { lockProducts } from './take-stock.ts';

export type VersionedNote = StockNote & { version: number };
type Item = { productId: string; variantId: string | null };

/**
 * Records the shelf of a product or of one variant, the number of pieces at which the product is low, and whether it is one of a kind;
 * fields that are not named stay unchanged. A variant with an empty shelf uses its product's. Throws forbidden, not_found, conflict
 * `stock.stale` with the current note, and `stock.one_off` for a product with several pieces.
 */
export function noteStock(
  ctx: Ctx,
  productId: string,
  { version, variant_id, ...changes }: NoteStock,
): Promise<VersionedNote> {
  requireAbility(ctx, 'edit_stock');
  const item = { productId, variantId: variant_id ?? null };
  return inTransaction(ctx, async (tx) => {
    await lockProducts(tx, [item]);
    const { version: current, pieces, ...before } = await readNote(tx, item);
    if (version !== current) throw await refuseStale(tx, item, { ...before, version: current });
    const after = { ...before, ...changes };
    if (after.one_off && pieces > 1)
      throw conflict(
        'stock.one_off',
        `There are ${pieces} pieces, so it is not one of a kind. Count it first.`,
      );
    await write(tx, item, { before, after });
    const { version: next } = await readNote(tx, item);
    const which = variant_id ? { variant_id } : {};
    await writeAuditEvent(tx, {
      action: 'stock.noted',
      subject: productId,
      version: toAuditVersion(item, next),
      before: { ...which, ...before },
      after: { ...which, ...after },
    });
    return { ...after, version: next };
  });
}

/** Writes a note. A value that a variant shares with its siblings is written only where it differs, so that their versions stay. */
async function write(
  tx: Tx,
  { productId, variantId }: Item,
  { before, after }: { before: StockNote; after: StockNote },
): Promise<void> {
  if (variantId === null) return writeNote(tx, productId, after);
  const { low_mark, one_off } = after;
  if (low_mark !== before.low_mark || one_off !== before.one_off)
    await writeNote(tx, productId, { low_mark, one_off });
  if (after.location !== before.location)
    await setLocation(tx, { productId, variantId, location: after.location || null });
}

async function readNote(
  { db }: Tx,
  { productId, variantId }: Item,
): Promise<VersionedNote & { pieces: number }> {
  const row = await db
    .selectFrom('products as p')
    .leftJoin('stock_notes as n', 'n.product_id', 'p.id')
    .leftJoin('variants as v', (join) =>
      join.onRef('v.product_id', '=', 'p.id').on('v.id', '=', variantId).on('v.removed_at', 'is', null),
    )
    .select(['p.stock_quantity', 'n.location', 'n.low_mark', 'n.one_off', 'n.version'])
    .select(['v.id as variant_id', 'v.location as own_location', 'v.location_version'])
    .where('p.id', '=', productId)
    .executeTakeFirst();
  if (!row) throw notFound('Product');
  if (row.variant_id !== variantId) throw notFound('Variant');
  const { stock_quantity: pieces, low_mark, one_off, version, location_version: own } = row;
  const location = (variantId === null ? row.location : row.own_location) ?? '';
  return { pieces, location, low_mark, one_off: one_off ?? false, version: (version ?? 0) + (own ?? 0) };
}

async function refuseStale(tx: Tx, item: Item, note: VersionedNote) {
  return staleConflict(tx, {
    code: 'stock.stale',
    record: item.variantId === null ? 'this product’s shelf and marks' : 'this variant’s shelf and marks',
    subject: item.productId,
    version: toAuditVersion(item, note.version),
    current: { note },
  });
}

/**
 * The version of a variant's note is the sum of two versions that only increase; the variant's id distinguishes it from those of its
 * product and its siblings.
 */
function toAuditVersion({ variantId }: Item, version: number): string {
  return variantId === null ? `note ${version}` : `note ${version} of ${variantId}`;
}
