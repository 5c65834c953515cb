import type { ReceiptAnswer, ReceiveStock } from '#contract/stock/stock-change.ts';
import { invalid } from '#domain/error.ts';
import { toIndianDay } from '#domain/tax/financial-year.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import { writeAuditEvent } from '#shop/audit/write-audit-event.ts';
import { type Ctx, type Tx, inTransaction, makeId } from '#shop/context.ts';
import { lockItems } from './lock-items.ts';
import { moveStock, toChanged } from './move-stock.ts';
import { readReceipt } from './read-receipt.ts';
import { staffOf } from './staff-of.ts';

type Receipt = ReceiptAnswer['receipt'];

/**
 * Books what came in as one receipt: each line is a move of the ledger, all or none. With a key it may be sent twice and is booked once.
 * Throws forbidden, invalid `stock.unknown_sku`, `stock.day_ahead` for a day that has not come, conflict `stock.one_off`.
 */
export function receiveStock(ctx: Ctx, sent: ReceiveStock, requestKey?: string): Promise<Receipt> {
  requireAbility(ctx, 'edit_stock');
  return inTransaction(ctx, async (tx) => {
    const today = toIndianDay(tx.clock.now());
    const { supplier, note, received_on: day = today } = sent;
    if (day > today) {
      const sentence = 'This day has not come yet';
      throw invalid('stock.day_ahead', sentence, { received_on: sentence });
    }
    const receiptId = await insertReceipt(tx, { supplier, note, day, requestKey });
    if (!receiptId) return readReceipt(tx, requestKey!);
    const lines = addUp(sent.lines);
    const items = await lockItems(
      tx,
      lines.map(({ sku }) => sku),
      (index) => `lines.${index}.sku`,
    );
    const moved = items.map((item, index) => ({ item, quantity: lines[index]!.quantity }));
    await moveStock(
      tx,
      moved.map((each) => ({ ...each, kind: 'stocked' as const, reason: note, receiptId })),
    );
    const changed = moved.map(({ item, quantity }) => toChanged(item, quantity));
    await writeAuditEvent(tx, {
      action: 'stock.received',
      subject: receiptId,
      before: { pieces: Object.fromEntries(changed.map(({ sku, before }) => [sku, before])) },
      after: {
        supplier,
        note,
        pieces: Object.fromEntries(changed.map(({ sku, in_stock }) => [sku, in_stock])),
      },
    });
    return { id: receiptId, supplier, note, received_on: day, lines: changed };
  });
}

type NewReceipt = { supplier: string; note: string; day: string; requestKey: string | undefined };

/** Returns the id of the new receipt; undefined where one was booked with the same key. A second request waits for the commit of the first. */
async function insertReceipt(
  tx: Tx,
  { supplier, note, day, requestKey }: NewReceipt,
): Promise<string | undefined> {
  const inserted = await tx.db
    .insertInto('stock_receipts')
    .values({
      id: makeId(tx, 'rcp'),
      supplier,
      note,
      received_on: day,
      staff_id: staffOf(tx),
      request_key: requestKey ?? null,
      created_at: tx.clock.now(),
    })
    .onConflict((conflict) => conflict.column('request_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id;
}

/** Adds up the lines that name the same SKU. */
function addUp(lines: ReceiveStock['lines']): ReceiveStock['lines'] {
  const pieces = new Map<string, number>();
  for (const { sku, quantity } of lines) pieces.set(sku, (pieces.get(sku) ?? 0) + quantity);
  return [...pieces].map(([sku, quantity]) => ({ sku, quantity }));
}
