import { z } from 'zod';
import type { RazorpayPayment, RazorpayRefund } from './payment.ts';

/** How far one attempt to pay has come, as we keep it. Refunds are kept beside it, not in it. */
export const GatewayPaymentStatus = z.enum(['created', 'authorized', 'captured', 'failed']);
export type GatewayPaymentStatus = z.infer<typeof GatewayPaymentStatus>;

/** One thing learned about a payment, from the browser's answer, a webhook or a look at the gateway alike. */
export type PaymentFact = {
  gatewayOrderId: string;
  gatewayPaymentId: string;
  amountPaise: number;
  currency: string;
  status: GatewayPaymentStatus;
  method: string;
  error: string;
  at: Date;
  /** Every refund that the gateway has of it, where it was asked. */
  refunds?: RefundFact[];
};

// A bank that did not answer counts as failed and may still pay up to three days later: failed lies below
// authorized, not at the end. https://razorpay.com/docs/payments/payments/late-authorisation/
const DISTANCE: Record<GatewayPaymentStatus, number> = { created: 0, failed: 1, authorized: 2, captured: 3 };

/** The state after learning `fact`: only ever forward, so that facts may come in any order, and twice. */
export function nextPaymentState(
  current: GatewayPaymentStatus | undefined,
  fact: Pick<PaymentFact, 'status'>,
): GatewayPaymentStatus {
  if (current === undefined) return fact.status;
  return DISTANCE[fact.status] > DISTANCE[current] ? fact.status : current;
}

/** The fact in a payment of the gateway, or undefined for one that belongs to no order. */
export function toPaymentFact(payment: RazorpayPayment, at: Date): PaymentFact | undefined {
  if (!payment.order_id) return undefined;
  return {
    gatewayOrderId: payment.order_id,
    gatewayPaymentId: payment.id,
    amountPaise: payment.amount,
    currency: payment.currency,
    // Money that was sent back had been captured first.
    status: payment.status === 'refunded' ? 'captured' : payment.status,
    method: payment.method ?? '',
    error: payment.error_description ?? payment.error_code ?? '',
    at,
  };
}

/** Whether a captured payment settles an order of this total: the same gateway order, rupees, and to the paisa. */
export function isSettledBy(
  order: { gatewayOrderId: string; totalPaise: number },
  fact: Pick<PaymentFact, 'gatewayOrderId' | 'amountPaise' | 'currency' | 'status'>,
): boolean {
  return (
    fact.status === 'captured' &&
    fact.gatewayOrderId === order.gatewayOrderId &&
    fact.currency === 'INR' &&
    fact.amountPaise === order.totalPaise
  );
}

/** How far a refund has come; a replaced one gave way to another and moves no money. */
export const RefundStatus = z.enum(['due', 'pending', 'processed', 'failed', 'replaced']);
export type RefundStatus = z.infer<typeof RefundStatus>;

/** What anybody is told of; what gave way to another is not worth a word. */
export const ToldRefundStatus = RefundStatus.exclude(['replaced']);
export type ToldRefundStatus = z.infer<typeof ToldRefundStatus>;

/** Why money goes back; `outside` is what somebody sent back at the gateway itself. */
export const RefundReason = z.enum(['cancelled', 'late', 'duplicate', 'mismatch', 'returned', 'outside']);
export type RefundReason = z.infer<typeof RefundReason>;

const REFUND_DISTANCE: Record<RefundStatus, number> = {
  due: 0,
  pending: 1,
  failed: 2,
  replaced: 3,
  processed: 4,
};

/** One thing learned about a refund, whoever made it. */
export type RefundFact = {
  gatewayRefundId: string;
  /** Our own id of it, where the shop asked for it. */
  receipt: string | null;
  amountPaise: number;
  status: RazorpayRefund['status'];
  madeAt: Date;
};

/** Whether all of a payment went back. */
export function isAllBack({
  amountPaise,
  refunds = [],
}: Pick<PaymentFact, 'amountPaise' | 'refunds'>): boolean {
  const back = refunds.filter(({ status }) => status !== 'failed').map((refund) => refund.amountPaise);
  return back.reduce((sum, paise) => sum + paise, 0) >= amountPaise;
}

export function toRefundFact({ id, receipt, amount, status, created_at }: RazorpayRefund): RefundFact {
  return {
    gatewayRefundId: id,
    receipt: receipt ?? null,
    amountPaise: amount,
    status,
    madeAt: new Date(created_at * 1000),
  };
}

/** A refund's state after the gateway spoke of it: only forward, and processed is final. */
export function nextRefundState(current: RefundStatus, told: RefundStatus): RefundStatus {
  return REFUND_DISTANCE[told] > REFUND_DISTANCE[current] ? told : current;
}
