import { conflict, invalid } from '#domain/error.ts';
import { formatCount } from '#domain/format-count.ts';
import type { ReturnToOrigin } from '#contract/order/admin-order.ts';
import type { Tx } from '#shop/context.ts';
import { type OrderPiece, readOrderPieces } from '#shop/stock/order-pieces.ts';
import { returnStock } from '#shop/stock/return-stock.ts';

/**
 * Returns all pieces of an undelivered parcel to stock, and writes off those that cannot be sold again. Returns how many pieces of each
 * order line are for sale again. Throws invalid `stock.unknown_line`, conflict `stock.too_many`.
 */
export async function restockParcel(
  tx: Tx,
  { orderId, creditNoteId }: { orderId: string; creditNoteId: string | undefined },
  restock: ReturnToOrigin['restock'],
): Promise<Map<string, number>> {
  const pieces = await readOrderPieces(tx, orderId);
  const sellable = countSellable(pieces, restock);
  const lost = new Map(pieces.map(({ lineId, quantity }) => [lineId, quantity - sellable.get(lineId)!]));
  await returnStock(tx, orderId, { cause: 'returned', lost: { creditNoteId, pieces: lost } });
  return sellable;
}

function countSellable(pieces: OrderPiece[], restock: ReturnToOrigin['restock']): Map<string, number> {
  if (typeof restock === 'boolean')
    return new Map(pieces.map(({ lineId, quantity }) => [lineId, restock ? quantity : 0]));
  const sellable = new Map(pieces.map(({ lineId }) => [lineId, 0]));
  for (const { item_id: lineId, quantity } of restock) {
    const piece = pieces.find((one) => one.lineId === lineId);
    if (!piece) throw invalid('stock.unknown_line', 'This line is not in the parcel');
    if (quantity > piece.quantity) {
      const many = formatCount(piece.quantity, 'piece');
      throw conflict('stock.too_many', `Only ${many} of ${piece.name} came back`);
    }
    sellable.set(lineId, quantity);
  }
  return sellable;
}
