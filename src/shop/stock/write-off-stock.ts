import { type Tx, makeId } from '#shop/context.ts';
import { type OrderPiece, changeStock } from './return-stock.ts';
import { staffOf } from './staff-of.ts';

/**
 * Takes pieces that came back with an order, but cannot be sold again, out of the stock. Each is in the ledger as written off, with the
 * order and its credit note as the cause. The caller has just returned these pieces, so their products are locked.
 */
export async function writeOffStock(
  tx: Tx,
  { orderId, creditNoteId }: { orderId: string; creditNoteId: string | undefined },
  pieces: OrderPiece[],
): Promise<void> {
  if (pieces.length === 0) return;
  const at = tx.clock.now();
  const taken = pieces.map((piece) => ({ ...piece, quantity: -piece.quantity }));
  await changeStock(tx, taken);
  const moves = taken.map(({ productId, variantId, quantity }) => ({
    id: makeId(tx, 'mov'),
    product_id: productId,
    variant_id: variantId ?? null,
    order_id: orderId,
    kind: 'written_off',
    quantity,
    credit_note_id: creditNoteId ?? null,
    staff_id: staffOf(tx),
    at,
  }));
  await tx.db.insertInto('stock_moves').values(moves).execute();
}
