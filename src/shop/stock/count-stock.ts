import { conflict, notFound } from '#domain/error.ts';
import type { CountStock } from '#contract/stock/stock-count.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import { writeAuditEvent } from '#shop/audit/write-audit-event.ts';
import { type Ctx, type Tx, inTransaction, makeId } from '#shop/context.ts';
import { announceStock } from './requests/announce-stock.ts';
import { staffOf } from './staff-of.ts';
import { lockProducts } from './take-stock.ts';

/**
 * Adds pieces that came in, or corrects a count by as many as are missing; each change is in the ledger. Returns the new count. Throws
 * forbidden, not_found, conflict `stock.too_few` where fewer pieces are in stock than are to be removed.
 */
export async function countStock(
  ctx: Ctx,
  productId: string,
  { variant_id: variantId, change }: CountStock,
): Promise<number> {
  requireAbility(ctx, 'edit_stock');
  return inTransaction(ctx, async (tx) => {
    await lockProducts(tx, [{ productId }]);
    const now = variantId
      ? await changeVariant(tx, { productId, variantId, change })
      : await changeProduct(tx, { productId, change });
    await tx.db
      .insertInto('stock_moves')
      .values({
        id: makeId(tx, 'mov'),
        product_id: productId,
        variant_id: variantId ?? null,
        kind: change > 0 ? 'stocked' : 'corrected',
        quantity: change,
        staff_id: staffOf(tx),
        at: tx.clock.now(),
      })
      .execute();
    if (change > 0) await announceStock(tx, [productId]);
    const which = variantId ? { variant_id: variantId } : {};
    await writeAuditEvent(tx, {
      action: change > 0 ? 'stock.received' : 'stock.corrected',
      subject: productId,
      before: { ...which, pieces: now - change },
      after: { ...which, pieces: now },
    });
    return now;
  });
}

type Change = { productId: string; change: number };

async function changeProduct(tx: Tx, { productId, change }: Change): Promise<number> {
  const row = await tx.db
    .selectFrom('products')
    .select('stock_quantity')
    .where('id', '=', productId)
    .where('has_variants', '=', false)
    .executeTakeFirst();
  const now = add(row, change);
  await tx.db.updateTable('products').set({ stock_quantity: now }).where('id', '=', productId).execute();
  return now;
}

async function changeVariant(
  tx: Tx,
  { productId, variantId, change }: Change & { variantId: string },
): Promise<number> {
  const row = await tx.db
    .selectFrom('variants')
    .select('stock_quantity')
    .where('id', '=', variantId)
    .where('product_id', '=', productId)
    .executeTakeFirst();
  const now = add(row, change);
  await tx.db.updateTable('variants').set({ stock_quantity: now }).where('id', '=', variantId).execute();
  return now;
}

function add(row: { stock_quantity: number } | undefined, change: number): number {
  if (!row) throw notFound('Product');
  const now = row.stock_quantity + change;
  if (now < 0)
    throw conflict('stock.too_few', `There are only ${row.stock_quantity} pieces`, {
      available: row.stock_quantity,
    });
  return now;
}
