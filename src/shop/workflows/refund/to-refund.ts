import type { RefundReason } from '#domain/payment/payment-fact.ts';
import type { CreditPlan } from '#shop/invoices/plan-credit-note.ts';
import type { RefundNews } from '#shop/messaging/write-order-message.ts';
import type { MoneyBack } from '#shop/payments/refund-order.ts';

/** Returns the refund of a credit note, over exactly the amount of the note. */
export function toMoneyBack({ noteId, credit }: CreditPlan, reason: RefundReason): MoneyBack {
  return {
    reason,
    amountPaise: credit.totalPaise,
    creditNoteId: noteId,
    isLast: credit.leavesNoMoney,
  };
}

/** Returns what the message to the buyer says of it: the whole amount of the note, unless a part of it was refunded before. */
export function toRefundNews(
  { noteId, credit }: CreditPlan,
  refundPaise = credit.totalPaise,
  cashPaise = 0,
): RefundNews {
  return { backId: noteId, refundPaise, cashPaise };
}
