import type { ReturnWish } from '#domain/order/order-return.ts';
import { OPEN_RETURN_STATES } from '#domain/order/open-return-states.ts';
import { type Tx, makeId } from '#shop/context.ts';

/** How many pieces of each order line are credited, by the id of the line. */
export type CreditedPieces = ReadonlyMap<string, number>;

export type ReturnToSettle = {
  /** The open return of exactly these pieces; undefined if none was requested. */
  id: string | undefined;
  /** How many pieces of each line can be sold again. */
  restock: CreditedPieces;
};

/**
 * Finds the open return of exactly these pieces; its recorded condition says how many can be sold again once they are back. Otherwise
 * `restock` decides: all or none of them.
 */
export async function findReturnToSettle(
  tx: Tx,
  orderId: string,
  pieces: CreditedPieces,
  restock: boolean,
): Promise<ReturnToSettle> {
  const lines = await tx.db
    .selectFrom('returns as r')
    .innerJoin('return_lines as l', 'l.return_id', 'r.id')
    .select(['r.id', 'l.order_line_id', 'l.quantity', 'l.restockable'])
    .where('r.order_id', '=', orderId)
    .where('r.state', 'in', OPEN_RETURN_STATES)
    .execute();
  const isSame =
    lines.length > 0 &&
    lines.length === pieces.size &&
    lines.every(({ order_line_id, quantity }) => pieces.get(order_line_id) === quantity);
  const noted = isSame
    ? new Map(lines.map(({ order_line_id, restockable }) => [order_line_id, restockable] as const))
    : new Map<string, null>();
  return {
    id: isSame ? lines[0]!.id : undefined,
    restock: new Map(
      [...pieces].map(([lineId, quantity]) => [lineId, noted.get(lineId) ?? (restock ? quantity : 0)]),
    ),
  };
}

export type Settled = ReturnToSettle & {
  orderId: string;
  pieces: CreditedPieces;
  by: ReturnWish;
  reason: string;
  creditNoteId: string;
};

/**
 * Settles a return by the credit note of its refund, replacement or exchange. Pieces without a requested return get a record that is
 * settled at once, so that every returned piece is on record.
 */
export async function settleReturn(tx: Tx, settled: Settled): Promise<void> {
  const { id, pieces, creditNoteId } = settled;
  if (pieces.size === 0) return;
  if (id === undefined) return writeSettled(tx, settled);
  const now = tx.clock.now();
  await tx.db
    .updateTable('returns')
    .set((eb) => ({
      state: 'settled',
      answered_at: eb.fn.coalesce('answered_at', eb.val(now)),
      settled_at: now,
      credit_note_id: creditNoteId,
    }))
    .where('id', '=', id)
    .execute();
}

async function writeSettled(tx: Tx, settled: Settled): Promise<void> {
  const { orderId, pieces, restock, by, reason, creditNoteId } = settled;
  const id = makeId(tx, 'ret');
  const now = tx.clock.now();
  await tx.db
    .insertInto('returns')
    .values({
      id,
      order_id: orderId,
      state: 'settled',
      wish: by,
      reason,
      requested_by: 'staff',
      requested_at: now,
      answered_at: now,
      settled_at: now,
      credit_note_id: creditNoteId,
    })
    .execute();
  const lines = [...pieces].map(([lineId, quantity]) => ({
    return_id: id,
    order_line_id: lineId,
    quantity,
    restockable: restock.get(lineId) ?? 0,
  }));
  await tx.db.insertInto('return_lines').values(lines).execute();
}
