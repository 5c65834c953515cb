import { conflict } from '#domain/error.ts';
import { formatRupees } from '#domain/money/money.ts';
import { type Ctx, makeId } from '#shop/context.ts';
import { writeOrderMessage } from '#shop/messaging/write-order-message.ts';
import { type OrderRef, changeOrder } from '#shop/orders/change-order.ts';
import { writeOrderEvent } from '#shop/orders/move-order.ts';

/**
 * Records that staff handed back the cash that was owed for an order, and tells the buyer, so that nobody can record it without doing it.
 * The order's event keeps the amount, and the reference of a transfer.
 * Throws as `changeOrder`, conflict `order.no_cash_owed`.
 */
export async function handBackCash(ctx: Ctx, ref: OrderRef, { reference = '' } = {}): Promise<void> {
  const rule = { ability: 'refund', action: 'order.cash_handed_back' } as const;
  await changeOrder(ctx, ref, rule, async (tx, { id: orderId, cashOwedPaise }) => {
    if (cashOwedPaise === 0)
      throw conflict('order.no_cash_owed', 'There is no cash to hand back for this order');
    await tx.db
      .updateTable('orders')
      .set({ cash_owed_paise: 0, updated_at: tx.clock.now() })
      .where('id', '=', orderId)
      .execute();
    await writeOrderEvent(tx, {
      orderId,
      kind: 'cash_handed_back',
      reason: [formatRupees(cashOwedPaise), reference].filter(Boolean).join(', '),
    });
    const back = { backId: makeId(tx, 'msg'), refundPaise: cashOwedPaise, reference };
    await writeOrderMessage(tx, orderId, 'cash_handed_back', back);
  });
}
