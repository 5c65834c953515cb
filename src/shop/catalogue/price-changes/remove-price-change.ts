import { conflict } from '#domain/error.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import { writeAuditEvent } from '#shop/audit/write-audit-event.ts';
import { type Ctx, inTransaction } from '#shop/context.ts';
import { getPriceChange } from './list-price-changes.ts';
import { lockPriceChanges, toPriceChangeFields } from './write-price-change.ts';

/** Removes a price change that has not begun. Throws unauthenticated, forbidden, not_found, conflict `price_change.begun`. */
export async function removePriceChange(ctx: Ctx, id: string): Promise<void> {
  requireAbility(ctx, 'edit_promotions');
  await inTransaction(ctx, async (tx) => {
    await lockPriceChanges(tx);
    const current = await getPriceChange(tx, id);
    if (current.state !== 'scheduled')
      throw conflict(
        'price_change.begun',
        'This price change has started, so it cannot be removed. End it instead.',
      );
    await tx.db.deleteFrom('price_changes').where('id', '=', id).execute();
    const before = toPriceChangeFields(current);
    await writeAuditEvent(tx, { action: 'price_change.removed', subject: id, before });
  });
}
