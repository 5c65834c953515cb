import type { RefundReason } from '#domain/payment/payment-fact.ts';
import type { CreditPlan } from '#shop/invoices/plan-credit-note.ts';
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
