import type { WriteOff, WriteOffAnswer } from '#contract/stock/stock-change.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import { writeAuditEvent } from '#shop/audit/write-audit-event.ts';
import { type Ctx, type Tx, inTransaction } from '#shop/context.ts';
import { bookOnce } from './book-once.ts';
import { type LockedItem, lockItems } from './lock-items.ts';
import { moveStock, toChanged } from './move-stock.ts';

/**
 * Takes pieces that can no longer be sold out of stock. With a key it may be sent twice and is booked once. Throws forbidden, invalid
 * `stock.unknown_sku` or `request.other`, conflict `stock.too_few`.
 */
export function writeOffDamaged(ctx: Ctx, sent: WriteOff, requestKey?: string): Promise<WriteOffAnswer> {
  requireAbility(ctx, 'edit_stock');
  const booking = { route: 'POST /admin/stock/damages', key: requestKey, request: sent };
  return inTransaction(ctx, (tx) => bookOnce(tx, booking, () => writeOff(tx, sent, requestKey)));
}

async function writeOff(
  tx: Tx,
  { sku, quantity, reason }: WriteOff,
  requestKey: string | undefined,
): Promise<WriteOffAnswer> {
  const [item] = (await lockItems(tx, [sku])) as [LockedItem];
  const changed = toChanged(item, -quantity);
  const [moveId] = await moveStock(tx, [
    { item, kind: 'written_off', quantity: -quantity, reason, requestKey },
  ]);
  await writeAuditEvent(tx, {
    action: 'stock.written_off',
    subject: item.product_id,
    before: { sku, pieces: changed.before },
    after: { sku, pieces: changed.in_stock, reason },
  });
  return { ...changed, move_id: moveId! };
}
