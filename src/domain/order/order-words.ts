import { formatReturnWindow } from '#domain/day-words.ts';
import { endedWithoutSale } from './order-outcome.ts';
import type { OrderStatus, PaymentStatus } from './order.ts';
import type { PaymentMethod } from '#domain/payment/payment.ts';
import type { ToldRefundStatus } from '#domain/payment/payment-fact.ts';
import { type ActionOrder, UNDECIDED_PAYMENT } from './allowed-actions.ts';

export const ORDER_STATUS_NAMES: Record<OrderStatus, string> = {
  pending: 'Pending',
  processing: 'Processing',
  shipped: 'Shipped',
  delivered: 'Delivered',
  completed: 'Completed',
  cancelled: 'Cancelled',
  returned_to_origin: 'Returned to seller',
};

const PAYMENT_STATUS_NAMES: Record<PaymentStatus, string> = {
  pending: 'Payment pending',
  completed: 'Paid',
  failed: 'Payment failed',
  refunded: 'Refunded',
};

export const PAYMENT_METHOD_NAMES: Record<PaymentMethod, string> = {
  razorpay: 'Paid online',
  cod: 'Cash on delivery',
};

type PayingOrder = Pick<
  ActionOrder,
  'status' | 'payment' | 'isRefundRefused' | 'isRefundUnderWay' | 'moneyBack'
>;

/** Returns the payment state in words. An order that has ended is no longer waiting for money, and cash is paid on delivery. */
export function formatPayment(order: PayingOrder): string {
  const { status, payment, isRefundRefused, isRefundUnderWay, moneyBack } = order;
  const isOpen = payment.status === 'pending' || payment.status === 'failed';
  const hasEnded = endedWithoutSale(status);
  if (isRefundRefused && hasEnded) return 'Refund delayed';
  if (isOpen && hasEnded && !moneyBack) return 'Not paid';
  if (isOpen && payment.inProgress) return PAYMENT_STATUS_NAMES.pending;
  if (isOpen && !hasEnded && payment.method === 'cod') return 'Pay on delivery';
  const isPaidBack = hasEnded || payment.status === 'refunded';
  if (isPaidBack && moneyBack === 'in_cash') return 'Refund in cash';
  if (isPaidBack && isRefundUnderWay) return 'Being refunded';
  if (isOpen && hasEnded) return PAYMENT_STATUS_NAMES.refunded;
  return PAYMENT_STATUS_NAMES[payment.status];
}

/** Returns the state of a refund in a sentence. */
export function formatMoneyBack(amount: string, status: ToldRefundStatus): string {
  switch (status) {
    case 'due':
    case 'pending':
      return `${amount} is being refunded. It reaches you within 5-7 business days.`;
    case 'processed':
      return `${amount} has been refunded.`;
    case 'failed':
      return `${amount} could not be refunded yet. We are looking into it.`;
  }
}

export const CASH_BACK = 'We will contact you to return what you paid in cash.';
export const REFUND_REFUSED = 'Your refund is delayed. We are looking into it.';
export const REFUND_UNDER_WAY = 'Your refund reaches you within 5-7 business days.';

/** Returns what happens next, in a sentence for the customer; `returnDays` is the return window of the settings, in days. */
export function toNextStep(order: ActionOrder, returnDays: number): string {
  switch (order.status) {
    case 'pending':
      return toPendingStep(order);
    case 'processing':
      return order.payment.status === 'refunded'
        ? 'Your money is being refunded. We will contact you about this order.'
        : 'We are packing your order. We will message you when it ships.';
    case 'shipped':
      return order.payment.method === 'cod' && order.payment.status !== 'completed'
        ? 'Your parcel is on its way. Please keep the cash ready.'
        : 'Your parcel is on its way.';
    case 'delivered':
    case 'completed':
      return returnDays === 0
        ? 'Delivered.'
        : `Delivered. You can return unused items within ${formatReturnWindow(returnDays)}.`;
    case 'cancelled':
      return toCancelledStep(order);
    case 'returned_to_origin':
      return `Your parcel could not be delivered and came back to us. ${toReturnedStep(order)}`;
  }
}

function toPendingStep({ payment }: ActionOrder): string {
  if (payment.method === 'cod') return 'We will confirm your order shortly.';
  if (payment.inProgress) return UNDECIDED_PAYMENT;
  if (payment.status === 'failed') return 'Your payment failed. Please try again.';
  return 'We are waiting for your payment.';
}

function toReturnedStep({ payment, isRefundRefused, isRefundUnderWay, moneyBack }: ActionOrder): string {
  if (isRefundRefused) return REFUND_REFUSED;
  if (moneyBack === 'in_cash') return CASH_BACK;
  if (isRefundUnderWay) return REFUND_UNDER_WAY;
  if (moneyBack === 'cash_returned') return 'Your money has been returned to you.';
  return payment.status === 'refunded' || moneyBack ? 'Your money has been refunded.' : 'No payment is due.';
}

function toCancelledStep({ payment, isRefundRefused, isRefundUnderWay, moneyBack }: ActionOrder): string {
  const isOpen = payment.status === 'pending' || payment.status === 'failed';
  if (isRefundRefused) return `This order was cancelled. ${REFUND_REFUSED}`;
  if (isOpen && !moneyBack) return 'This order was cancelled. No payment is due.';
  if (moneyBack === 'in_cash') return `This order was cancelled. ${CASH_BACK}`;
  const isBack = !isRefundUnderWay && (payment.status === 'refunded' || moneyBack !== undefined);
  return isBack ? 'This order was cancelled and refunded.' : `This order was cancelled. ${REFUND_UNDER_WAY}`;
}
