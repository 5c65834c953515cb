import { notFound } from '#domain/error.ts';
import type { CountStock } from '#contract/stock/stock-count.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import { writeAuditEvent } from '#shop/audit/write-audit-event.ts';
import { type Ctx, type Tx, inTransaction } from '#shop/context.ts';
import { type LockedItem, lockItems } from './lock-items.ts';
import { moveStock, toChanged } from './move-stock.ts';
import { lockProducts } from './take-stock.ts';

/**
 * Adds pieces that came in, or corrects a count by the number missing; each change is in the ledger. Returns the new count in pieces.
 * Throws forbidden, not_found for a product without its variant or a variant that was removed, conflict `stock.too_few` if fewer pieces are
 * in stock than are to be removed, `stock.one_off` for a second piece of a one-of-a-kind product.
 */
export async function countStock(
  ctx: Ctx,
  productId: string,
  { variant_id: variantId, change }: CountStock,
): Promise<number> {
  requireAbility(ctx, 'edit_stock');
  return inTransaction(ctx, async (tx) => {
    const item = await lockItem(tx, productId, variantId);
    const came = change > 0;
    await moveStock(tx, [{ item, kind: came ? 'stocked' : 'corrected', quantity: change, reason: '' }]);
    const { before, in_stock: now } = toChanged(item, change);
    const which = variantId ? { variant_id: variantId } : {};
    await writeAuditEvent(tx, {
      action: came ? 'stock.received' : 'stock.corrected',
      subject: productId,
      before: { ...which, pieces: before },
      after: { ...which, pieces: now },
    });
    return now;
  });
}

async function lockItem(tx: Tx, productId: string, variantId: CountStock['variant_id']): Promise<LockedItem> {
  // The SKU can no longer change once the product is locked.
  await lockProducts(tx, [{ productId }]);
  const named = variantId
    ? tx.db
        .selectFrom('variants')
        .select('sku')
        .where('id', '=', variantId)
        .where('product_id', '=', productId)
        .where('removed_at', 'is', null)
    : tx.db
        .selectFrom('products')
        .select('sku')
        .where('id', '=', productId)
        .where('has_variants', '=', false);
  const row = await named.executeTakeFirst();
  if (!row) throw notFound('Product');
  const [item] = (await lockItems(tx, [row.sku])) as [LockedItem];
  return item;
}
