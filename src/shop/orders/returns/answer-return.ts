import type { AnswerReturn } from '#contract/order/return-desk.ts';
import type { Ctx } from '#shop/context.ts';
import { writeOrderMessage } from '#shop/messaging/write-order-message.ts';
import { type OrderRef, changeOrder } from '#shop/orders/change-order.ts';
import { touchOrder, writeOrderEvent } from '#shop/orders/move-order.ts';
import { requireReturn } from './require-return.ts';

type Answer = Omit<AnswerReturn, 'version'>;

/**
 * Accepts or refuses a return, and notifies the customer in the shop's own words. A return that was accepted may still be refused, even
 * after its pieces were inspected. Throws as `changeOrder`, conflict `return.answered`.
 */
export async function answerReturn(ctx: Ctx, ref: OrderRef, returnId: string, sent: Answer): Promise<void> {
  const { approved, answer } = sent;
  const to = approved ? 'approved' : 'refused';
  const rule = { ability: 'refund', action: `order.return_${to}` } as const;
  await changeOrder(ctx, ref, rule, async (tx, { id: orderId }) => {
    await requireReturn(
      tx,
      { orderId, returnId },
      approved ? ['requested'] : ['requested', 'approved', 'received'],
    );
    await tx.db
      .updateTable('returns')
      .set({ state: to, answer, answered_at: tx.clock.now() })
      .where('id', '=', returnId)
      .execute();
    await touchOrder(tx, orderId);
    await writeOrderEvent(tx, { orderId, kind: `return_${to}`, reason: answer });
    await writeOrderMessage(tx, orderId, `return_${to}`, { backId: returnId, refundPaise: 0, answer });
  });
}
