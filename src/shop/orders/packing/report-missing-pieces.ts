import type { MissingPieces } from '#contract/order/packing.ts';
import { conflict, invalid } from '#domain/error.ts';
import { formatCount } from '#domain/format-count.ts';
import type { Ctx, Tx } from '#shop/context.ts';
import { changeOrder } from '#shop/orders/change-order.ts';
import { writeOrderEvent } from '#shop/orders/move-order.ts';
import { selectLines } from '#shop/orders/read-orders.ts';
import { endClaim, refuseClaimed } from './claims.ts';

/**
 * Records that pieces of an order were not found while it was packed, so that the list, Today and the order show it; the claim on the order
 * ends. Throws as `changeOrder`, conflict `order.not_ready`, `order.claimed` if another person is packing it, invalid `packing.pieces`.
 */
export async function reportMissingPieces(
  ctx: Ctx,
  orderId: string,
  items: MissingPieces['items'],
): Promise<void> {
  const rule = { ability: 'ship_orders', action: 'order.pieces_missing' } as const;
  await changeOrder(ctx, orderId, rule, async (tx, { status, packedAt }) => {
    if (status !== 'processing' || packedAt)
      throw conflict('order.not_ready', 'This order is no longer waiting to be packed', { status });
    await refuseClaimed(tx, orderId);
    const reason = await describePieces(tx, orderId, items);
    await endClaim(tx, orderId);
    await writeOrderEvent(tx, { orderId, kind: 'pieces_missing', reason });
  });
}

/** Returns pieces in words: `1 of 2 Brass Diya, Red, S (DY-RS)`. Throws invalid for pieces that the order does not have. */
async function describePieces(tx: Tx, orderId: string, items: MissingPieces['items']): Promise<string> {
  const lines = await selectLines(tx, [orderId]).execute();
  const described = items.map(({ item_id, quantity }, index) => {
    const line = lines.find(({ id }) => id === item_id);
    const ordered = line ? line.quantity - line.returned : 0;
    if (!line || quantity > ordered) {
      const sentence = `This order has ${formatCount(ordered, 'piece')} of it`;
      throw invalid('packing.pieces', sentence, { [`items.${index}.quantity`]: sentence });
    }
    const name = [line.name, line.color, line.size].filter(Boolean).join(', ');
    return `${ordered === 1 ? '' : `${quantity} of ${ordered} `}${name} (${line.sku})`;
  });
  return described.join('; ');
}
