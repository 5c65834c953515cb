import { sql } from 'kysely';
import type { CountAnswer, CountPieces } from '#contract/stock/stock-change.ts';
import { conflict } from '#domain/error.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import { writeAuditEvent } from '#shop/audit/write-audit-event.ts';
import { type Ctx, type Tx, inTransaction } from '#shop/context.ts';
import { bookOnce } from './book-once.ts';
import { type LockedItem, lockItems } from './lock-items.ts';
import { moveStock, toChanged } from './move-stock.ts';
import { heldPieces } from './stock-items.ts';

/**
 * Replaces the number in the books by the number that was counted, at one moment: orders of the same product come before or after it. With
 * a key it may be sent twice and counts once. Returns the counted numbers and those that they replaced. If pieces of unpacked orders were
 * counted too, they stay with their orders. Throws forbidden, invalid `stock.unknown_sku` or `request.other`, conflict `stock.held` if
 * fewer were counted than orders hold, `stock.one_off`.
 */
export function countPieces(ctx: Ctx, sent: CountPieces, requestKey?: string): Promise<CountAnswer> {
  requireAbility(ctx, 'edit_stock');
  const booking = { route: 'POST /admin/stock/counts', key: requestKey, request: sent };
  return inTransaction(ctx, (tx) => bookOnce(tx, booking, () => count(tx, sent, requestKey)));
}

async function count(
  tx: Tx,
  { sku, count: counted, reason, with_held: withHeld }: CountPieces,
  requestKey: string | undefined,
): Promise<CountAnswer> {
  const [item] = (await lockItems(tx, [sku])) as [LockedItem];
  const held = withHeld ? await countHeld(tx, item) : 0;
  if (counted < held)
    throw conflict(
      'stock.held',
      `Orders not packed yet need ${held} of these. Please look for the missing ones, or cancel an order.`,
      { held },
    );
  const changed = toChanged(item, counted - held - item.in_stock);
  const { change } = changed;
  if (change !== 0) await moveStock(tx, [{ item, kind: 'corrected', quantity: change, reason, requestKey }]);
  await writeAuditEvent(tx, {
    action: 'stock.counted',
    subject: item.product_id,
    before: { sku, pieces: changed.before },
    after: { sku, pieces: changed.in_stock, ...(withHeld && { counted, held }), reason },
  });
  return { ...changed, counted, held };
}

async function countHeld({ db }: Tx, { product_id, variant_id }: LockedItem): Promise<number> {
  const { rows } = await sql<{ pieces: number }>`
    select h.pieces from ${heldPieces} h where h.id = ${variant_id ?? product_id}`.execute(db);
  return rows[0]?.pieces ?? 0;
}
