import type { ReceiptAnswer, ReceiveStock } from '#contract/stock/stock-change.ts';
import { invalid } from '#domain/error.ts';
import { toIndianDay } from '#domain/indian-time.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import { writeAuditEvent } from '#shop/audit/write-audit-event.ts';
import { type Ctx, type Tx, inTransaction, makeId } from '#shop/context.ts';
import { bookOnce } from './book-once.ts';
import { lockItems } from './lock-items.ts';
import { moveStock, toChanged } from './move-stock.ts';
import { staffOf } from '#shop/access/actor-ids.ts';

type Receipt = ReceiptAnswer['receipt'];

/**
 * Books incoming stock as one receipt: each line is a move of the ledger, all or none. With a key it may be sent twice and is booked once.
 * Throws forbidden, invalid `stock.unknown_sku`, `request.other`, `stock.day_ahead` for a day in the future, conflict `stock.one_off`.
 */
export function receiveStock(ctx: Ctx, sent: ReceiveStock, requestKey?: string): Promise<Receipt> {
  requireAbility(ctx, 'edit_stock');
  const booking = { route: 'POST /admin/stock/receipts', key: requestKey, request: sent };
  return inTransaction(ctx, (tx) => bookOnce(tx, booking, () => receive(tx, sent, requestKey)));
}

async function receive(tx: Tx, sent: ReceiveStock, requestKey: string | undefined): Promise<Receipt> {
  const today = toIndianDay(tx.clock.now());
  const { supplier, note, received_on: day = today } = sent;
  if (day > today) {
    const sentence = 'This day is in the future';
    throw invalid('stock.day_ahead', sentence, { received_on: sentence });
  }
  const lines = addUp(sent.lines);
  const items = await lockItems(
    tx,
    lines.map(({ sku }) => sku),
    (index) => `lines.${index}.sku`,
  );
  const receiptId = await insertReceipt(tx, { supplier, note, day, requestKey });
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
}

type NewReceipt = { supplier: string; note: string; day: string; requestKey: string | undefined };

/** Returns the id of the new receipt. */
async function insertReceipt(tx: Tx, { supplier, note, day, requestKey }: NewReceipt): Promise<string> {
  const id = makeId(tx, 'rcp');
  await tx.db
    .insertInto('stock_receipts')
    .values({
      id,
      supplier,
      note,
      received_on: day,
      staff_id: staffOf(tx),
      request_key: requestKey ?? null,
      created_at: tx.clock.now(),
    })
    .execute();
  return id;
}

/** Adds up the lines that name the same SKU. */
function addUp(lines: ReceiveStock['lines']): ReceiveStock['lines'] {
  const pieces = new Map<string, number>();
  for (const { sku, quantity } of lines) pieces.set(sku, (pieces.get(sku) ?? 0) + quantity);
  return [...pieces].map(([sku, quantity]) => ({ sku, quantity }));
}
