import type { ReceiveReturn } from '#contract/order/return-desk.ts';
import { conflict, invalid } from '#domain/error.ts';
import type { Ctx, Tx } from '#shop/context.ts';
import { type OrderRef, changeOrder } from '#shop/orders/change-order.ts';
import { touchOrder, writeOrderEvent } from '#shop/orders/move-order.ts';
import { requireReturn } from './require-return.ts';

/**
 * Records that the pieces of an accepted return are back, and how many of each can be sold again. They are put into stock with the credit
 * note that settles the return. Throws as `changeOrder`, invalid `return.unknown_line`, conflict `return.answered` or `return.too_many`.
 */
export async function receiveReturn(
  ctx: Ctx,
  ref: OrderRef,
  returnId: string,
  { items }: Pick<ReceiveReturn, 'items'>,
): Promise<void> {
  const rule = { ability: 'ship_orders', action: 'order.return_received' } as const;
  await changeOrder(ctx, ref, rule, async (tx, { id: orderId }) => {
    await requireReturn(tx, { orderId, returnId }, ['approved']);
    const words = await writeCondition(tx, returnId, items);
    await tx.db
      .updateTable('returns')
      .set({ state: 'received', received_at: tx.clock.now() })
      .where('id', '=', returnId)
      .execute();
    await touchOrder(tx, orderId);
    await writeOrderEvent(tx, { orderId, kind: 'return_received', reason: words });
  });
}

/** Writes how many pieces of each line can be sold again, none for a line that is not named, and returns that in words. */
async function writeCondition(tx: Tx, returnId: string, items: ReceiveReturn['items']): Promise<string> {
  const lines = await tx.db
    .selectFrom('return_lines as r')
    .innerJoin('order_lines as l', 'l.id', 'r.order_line_id')
    .select(['r.order_line_id', 'r.quantity', 'l.name'])
    .where('r.return_id', '=', returnId)
    .orderBy('l.position')
    .execute();
  const strange = items.some(({ item_id }) => !lines.some(({ order_line_id }) => order_line_id === item_id));
  if (strange) throw invalid('return.unknown_line', 'This line is not in the return');
  const words: string[] = [];
  for (const { order_line_id, quantity, name } of lines) {
    const sellable = items.find(({ item_id }) => item_id === order_line_id)?.restock ?? 0;
    if (sellable > quantity) throw conflict('return.too_many', `Only ${quantity} of ${name} came back`);
    words.push(`${name}: ${sellable} of ${quantity} can be sold again`);
    await tx.db
      .updateTable('return_lines')
      .set({ restockable: sellable })
      .where('return_id', '=', returnId)
      .where('order_line_id', '=', order_line_id)
      .execute();
  }
  return words.join(', ');
}
