import { z } from 'zod';
import type { RazorpayPayment, RazorpayRefund } from './payment.ts';

/** The stored status of one attempt to pay. Refunds are stored separately, not in this status. */
export const GatewayPaymentStatus = z.enum(['created', 'authorized', 'captured', 'failed']);
export type GatewayPaymentStatus = z.infer<typeof GatewayPaymentStatus>;

/** One fact about a payment, whether it comes from the browser, a webhook or a request to the gateway. */
export type PaymentFact = {
  gatewayOrderId: string;
  gatewayPaymentId: string;
  amountPaise: number;
  currency: string;
  status: GatewayPaymentStatus;
  method: string;
  error: string;
  at: Date;
  /** All refunds of it at the gateway, if they were requested. */
  refunds?: RefundFact[];
};

// A bank that did not answer counts as failed and may still pay up to three days later: failed lies below
// authorized, not at the end. https://razorpay.com/docs/payments/payments/late-authorisation/
const DISTANCE: Record<GatewayPaymentStatus, number> = { created: 0, failed: 1, authorized: 2, captured: 3 };

/** Returns the state after `fact`. The state only moves forward, so facts may arrive in any order and more than once. */
export function nextPaymentState(
  current: GatewayPaymentStatus | undefined,
  fact: Pick<PaymentFact, 'status'>,
): GatewayPaymentStatus {
  if (current === undefined) return fact.status;
  return DISTANCE[fact.status] > DISTANCE[current] ? fact.status : current;
}

/** Returns the fact in a payment of the gateway, or undefined for one that belongs to no order. */
export function toPaymentFact(payment: RazorpayPayment, at: Date): PaymentFact | undefined {
  if (!payment.order_id) return undefined;
  return {
    gatewayOrderId: payment.order_id,
    gatewayPaymentId: payment.id,
    amountPaise: payment.amount,
    currency: payment.currency,
    // A refunded payment had been captured first.
    status: payment.status === 'refunded' ? 'captured' : payment.status,
    method: payment.method ?? '',
    error: payment.error_description ?? payment.error_code ?? '',
    at,
  };
}

/** Returns whether a captured payment confirms an order with this amount to pay: same gateway order, in rupees, equal to the paisa. */
export function isSettledBy(
  order: { gatewayOrderId: string; toPayPaise: number },
  fact: Pick<PaymentFact, 'gatewayOrderId' | 'amountPaise' | 'currency' | 'status'>,
): boolean {
  return (
    fact.status === 'captured' &&
    fact.gatewayOrderId === order.gatewayOrderId &&
    fact.currency === 'INR' &&
    fact.amountPaise === order.toPayPaise
  );
}

/** The status of a refund; a replaced one was superseded by another and moves no money. */
export const RefundStatus = z.enum(['due', 'pending', 'processed', 'failed', 'replaced']);
export type RefundStatus = z.infer<typeof RefundStatus>;

/** The statuses that customers and staff see; a replaced refund is not shown. */
export const ToldRefundStatus = RefundStatus.exclude(['replaced']);
export type ToldRefundStatus = z.infer<typeof ToldRefundStatus>;

/**
 * The reason of a refund. The payment came too late (`late`), was a second one (`duplicate`) or had another amount (`mismatch`);
 * `gateway_initiated`: the refund was made in Razorpay's dashboard, and only the owner knows why.
 */
export const RefundReason = z.enum([
  'cancelled',
  'late',
  'duplicate',
  'mismatch',
  'returned',
  'gateway_initiated',
]);
export type RefundReason = z.infer<typeof RefundReason>;

const REFUND_DISTANCE: Record<RefundStatus, number> = {
  due: 0,
  pending: 1,
  failed: 2,
  replaced: 3,
  processed: 4,
};

/** One fact about a refund, whether the shop or the gateway initiated it. */
export type RefundFact = {
  gatewayRefundId: string;
  /** Our own id of the refund, where the shop initiated it. */
  receipt: string | null;
  amountPaise: number;
  status: RazorpayRefund['status'];
  madeAt: Date;
};

/** Returns whether a payment was refunded in full. */
export function isAllBack({
  amountPaise,
  refunds = [],
}: Pick<PaymentFact, 'amountPaise' | 'refunds'>): boolean {
  const back = refunds.filter(({ status }) => status !== 'failed').map((refund) => refund.amountPaise);
  return back.reduce((sum, paise) => sum + paise, 0) >= amountPaise;
}

/** Returns a refund as the shop counts it, in paise, from Razorpay's answer. Its receipt has our own id if the shop made it. */
export function toRefundFact({ id, receipt, amount, status, created_at }: RazorpayRefund): RefundFact {
  return {
    gatewayRefundId: id,
    receipt: receipt ?? null,
    amountPaise: amount,
    status,
    madeAt: new Date(created_at * 1000),
  };
}

/** Returns a refund's state after a report from the gateway. It only moves forward, and processed is final. */
export function nextRefundState(current: RefundStatus, told: RefundStatus): RefundStatus {
  return REFUND_DISTANCE[told] > REFUND_DISTANCE[current] ? told : current;
}
