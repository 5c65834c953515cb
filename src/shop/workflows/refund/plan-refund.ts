import type { RefundPart } from '#contract/order/admin-order.ts';
import { conflict, invalid } from '#domain/error.ts';
import type { CreditWish } from '#domain/invoice/credit.ts';
import { toPaise } from '#domain/money/money.ts';
import { canRefund } from '#domain/order/allowed-actions.ts';
import { hasArrived } from '#domain/order/order-outcome.ts';
import type { Reader } from '#shop/context.ts';
import { type CreditPlan, planCreditNote } from '#shop/invoices/plan-credit-note.ts';
import type { OrderState } from '#shop/orders/read-order-state.ts';

export type RefundWish = Pick<RefundPart, 'items' | 'amount' | 'charges'>;

/**
 * Computes the credit note of a partial refund. Throws invalid `refund.nothing` or `credit.unknown_line`, conflict `order.not_refundable`,
 * `order.keeps_nothing` or `credit.too_much`.
 */
export async function planRefund(reader: Reader, order: OrderState, wish: RefundWish): Promise<CreditPlan> {
  const allowance = canRefund(order);
  if (!allowance.allowed) throw conflict('order.not_refundable', allowance.reason);
  const plan = await planCreditNote(reader, order.id, toWish(wish));
  if (!plan) throw conflict('order.not_refundable', 'Nothing is left to refund on the invoice of this order');
  refuseWhole(order, plan);
  return plan;
}

function toWish({ items, amount, charges }: RefundWish): CreditWish {
  if (amount !== undefined) {
    return { kind: 'amount', amountPaise: toPaise(amount), lineIds: items?.map(({ item_id }) => item_id) };
  }
  if (!items) throw invalid('refund.nothing', 'Please enter the pieces returned or the amount to refund');
  const pieces = items.map(({ item_id: lineId, quantity = 1 }) => ({ lineId, quantity }));
  return { kind: 'pieces', pieces, withCharges: charges };
}

/**
 * Throws conflict `order.keeps_nothing` when the refund would leave the buyer no pieces of an order that was not delivered yet: such an
 * order is cancelled, or returned once it has arrived.
 */
function refuseWhole({ status }: OrderState, { credit }: CreditPlan): void {
  if (!credit.leavesNoPieces || hasArrived(status)) return;
  const sentence =
    status === 'processing'
      ? 'This would take every piece out of the order. Cancel the order instead'
      : 'The parcel is on its way. Record a return once it has arrived, or mark the order as returned to origin if it comes back';
  throw conflict('order.keeps_nothing', sentence, { status });
}
