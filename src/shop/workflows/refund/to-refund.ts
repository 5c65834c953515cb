import type { RefundReason } from '#domain/payment/payment-fact.ts';
import type { CreditPlan } from '#shop/invoices/plan-credit-note.ts';
import type { TellBack } from '#shop/messaging/write-order-message.ts';
import type { MoneyBack } from '#shop/payments/refund-order.ts';

/** The money that goes back with a credit note: exactly what the note says. */
export function toMoneyBack({ noteId, credit }: CreditPlan, reason: RefundReason): MoneyBack {
  return {
    reason,
    amountPaise: credit.totalPaise,
    creditNoteId: noteId,
    isLast: credit.leavesNoMoney,
  };
}

/** What the buyer is told of it: all of the note, unless a part of it went back before. */
export function toTellBack({ noteId, credit }: CreditPlan, refundPaise = credit.totalPaise): TellBack {
  return { backId: noteId, refundPaise };
}
