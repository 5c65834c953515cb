import type { RecordReturn } from '#contract/order/return-desk.ts';
import { conflict } from '#domain/error.ts';
import { hasArrived } from '#domain/order/order-outcome.ts';
import type { Ctx } from '#shop/context.ts';
import { type OrderRef, changeOrder } from '#shop/orders/change-order.ts';
import { touchOrder, writeOrderEvent } from '#shop/orders/move-order.ts';
import { writeReturn } from './write-return.ts';

/**
 * Records a return that a customer asked for by telephone or letter. The return window does not bind staff. Throws as `changeOrder`,
 * conflict `return.not_possible` before the parcel has arrived, and as `writeReturn`.
 */
export async function recordReturn(ctx: Ctx, ref: OrderRef, wanted: RecordReturn): Promise<void> {
  const rule = { ability: 'answer_customers', action: 'order.return_requested' } as const;
  await changeOrder(ctx, ref, rule, async (tx, { id: orderId, status }) => {
    if (!hasArrived(status)) throw conflict('return.not_possible', 'Only a delivered order can be returned');
    await writeReturn(tx, orderId, wanted);
    await touchOrder(tx, orderId);
    await writeOrderEvent(tx, { orderId, kind: 'return_requested', reason: wanted.reason });
  });
}
