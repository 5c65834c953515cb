import { hourMs } from '#domain/durations.ts';
import { hasArrived } from './order-outcome.ts';
import type { OrderStatus, PaymentStatus } from './order.ts';
import type { PaymentMethod } from '#domain/payment/payment.ts';

/** A customer may cancel for this long after ordering. */
export const CANCEL_WITHIN_HOURS = 24;

/** Tabs of the order list. */
export const ORDER_TABS = ['all', 'pending', 'processing', 'shipped', 'delivered', 'cancelled'] as const;
export type OrderTab = (typeof ORDER_TABS)[number];

/** The facts that the predicates below need. */
export type ActionOrder = {
  status: OrderStatus;
  placedAt: Date;
  /** `inProgress` means that the bank has yet to decide a payment of this unpaid order. */
  payment: { method: PaymentMethod; status: PaymentStatus; inProgress?: boolean | undefined };
  /** Whether the bank has refused a refund of this order. */
  isRefundRefused?: boolean | undefined;
  /** Whether a refund of this order has yet to reach the customer's bank. */
  isRefundUnderWay?: boolean | undefined;
  /** How the money of an order goes back: `in_cash` while a part is still to be handed back in cash. Missing if no money goes back. */
  moneyBack?: 'online' | 'in_cash' | 'cash_returned' | undefined;
  tracking?: { number: string | null; url?: string | null } | undefined;
};

/** Whether an action is allowed, and if not, why: the button shows the reason, and the command refuses with it. */
export type Allowance = { allowed: true } | { allowed: false; reason: string };

const YES: Allowance = { allowed: true };

/** A customer may cancel a pending or processing order within 24 hours. */
export function canCancel(order: ActionOrder, now: Date): Allowance {
  if (order.status === 'cancelled') return no('This order is already cancelled');
  if (order.status === 'returned_to_origin') return no('This parcel has already come back to us');
  if (order.status !== 'pending' && order.status !== 'processing') {
    return no('This order has already been shipped. You can return it after delivery.');
  }
  if (now.getTime() - order.placedAt.getTime() > CANCEL_WITHIN_HOURS * hourMs) {
    return no(`Orders can be cancelled within ${CANCEL_WITHIN_HOURS} hours. Please contact us.`);
  }
  return YES;
}

/** Staff may cancel as long as the parcel has not left, however old the order is. */
export function canCancelByStaff(order: Pick<ActionOrder, 'status'>): Allowance {
  if (order.status === 'cancelled') return no('This order is already cancelled');
  if (order.status === 'returned_to_origin') return no('This parcel has already come back');
  const isHere = order.status === 'pending' || order.status === 'processing';
  return isHere
    ? YES
    : no('The parcel has left. If it comes back undelivered, mark the order as returned to origin.');
}

/**
 * A parcel may be returned to origin after it has left; after delivery only where the delivery was recorded by mistake and no cash was
 * recorded.
 */
export function canReturnToOrigin(
  { status, payment }: Pick<ActionOrder, 'status' | 'payment'>,
  { isDeliveryMistaken }: { isDeliveryMistaken: boolean },
): Allowance {
  if (status === 'shipped') return YES;
  if (status === 'returned_to_origin') return no('This parcel has already come back');
  if (status === 'cancelled') return no('This order is cancelled');
  if (status === 'pending' || status === 'processing')
    return no('The parcel has not left yet. Cancel the order instead.');
  const isUnpaidCash = payment.method === 'cod' && payment.status === 'pending';
  if (!isUnpaidCash) return no('This order was delivered and paid. Record a return instead.');
  return isDeliveryMistaken
    ? YES
    : no('This order is marked as delivered. If that was a mistake, please say so and try again.');
}

/** The delivery address may change until the parcel leaves. */
export function canChangeAddress({ status }: Pick<ActionOrder, 'status'>): Allowance {
  if (status === 'pending' || status === 'processing') return YES;
  if (status === 'shipped') return no('The parcel has left. Ask the courier to deliver it elsewhere.');
  return no('The delivery of this order is over, so its address cannot be changed.');
}

/** Courier and tracking number may be corrected while the parcel is on its way. */
export function canCorrectShipment({ status }: Pick<ActionOrder, 'status'>): Allowance {
  if (status === 'shipped') return YES;
  if (status === 'pending' || status === 'processing')
    return no('This parcel has not left yet. Mark the order as shipped with the right number.');
  return no('This parcel is no longer on its way, so its tracking number cannot be changed.');
}

/** An order that has arrived may be returned once, and is refunded. */
export function canReturn(order: Pick<ActionOrder, 'status' | 'payment'>): Allowance {
  if (order.payment.status === 'refunded') return no('This order has already been refunded');
  if (order.status === 'shipped')
    return no(
      'This parcel is on its way. If it comes back undelivered, mark the order as returned to origin.',
    );
  if (!hasArrived(order.status)) return no('Only a delivered order can be returned');
  return order.payment.status === 'completed' ? YES : no(whyNothingGoesBack(order));
}

/** A part of a paid order may be refunded as long as money is left, wherever the parcel is. */
export function canRefund({ status, payment }: Pick<ActionOrder, 'status' | 'payment'>): Allowance {
  if (payment.status === 'refunded') return no('This order has already been refunded');
  if (status === 'cancelled') return no('This order is cancelled');
  return payment.status === 'completed' ? YES : no(whyNothingGoesBack({ status, payment }));
}

/**
 * Returns why no money goes back. The buyer of a delivered cash on delivery order has paid the courier, even if the shop has not booked the
 * cash.
 */
function whyNothingGoesBack({ status, payment }: Pick<ActionOrder, 'status' | 'payment'>): string {
  return payment.method === 'cod' && hasArrived(status)
    ? 'The cash for this order is not recorded yet. Record it first, then refund'
    : 'This order has not been paid, so there is nothing to refund';
}

/** Pieces of an order that has arrived may be replaced or exchanged, also before its courier has paid the cash out. */
export function canExchange({ status, payment }: Pick<ActionOrder, 'status' | 'payment'>): Allowance {
  if (payment.status === 'refunded') return no('This order has already been refunded');
  if (hasArrived(status)) return YES;
  if (status === 'returned_to_origin')
    return no('This parcel came back to us. Send it again as a new order.');
  if (status === 'cancelled') return no('This order is cancelled');
  return no('Pieces can be replaced or exchanged once the parcel has arrived');
}

/** Cash is recorded as collected once, after delivery. */
export function canCollect({ status, payment }: Pick<ActionOrder, 'status' | 'payment'>): Allowance {
  if (payment.method !== 'cod') return no('This order is paid online');
  if (payment.status === 'completed') return no('The cash for this order has already been collected');
  if (payment.status === 'refunded') return no('This order has already been refunded');
  if (status === 'returned_to_origin') return no('The parcel came back, so there is no cash to record');
  return hasArrived(status) ? YES : no('Cash is collected once the parcel is delivered');
}

/** Customers may review what was delivered to them. */
export function canReview(order: Pick<ActionOrder, 'status'>): Allowance {
  if (hasArrived(order.status)) return YES;
  return no('You can write a review once the order is delivered');
}

/** An invoice is issued when an order becomes processing. */
export function canSeeInvoice(order: Pick<ActionOrder, 'status'>): Allowance {
  const has: readonly OrderStatus[] = ['processing', 'shipped', 'delivered', 'completed'];
  if (order.status === 'returned_to_origin')
    return no('The invoice was cancelled because the parcel came back to us');
  return has.includes(order.status) ? YES : no('Your invoice will be ready when we start packing');
}

/** A parcel can be tracked once it has left with a tracking number, or with the address of a tracking page. */
export function canTrack(order: Pick<ActionOrder, 'status' | 'tracking'>): Allowance {
  if (order.status === 'returned_to_origin') return no('This parcel came back to us');
  if (order.status !== 'shipped' && !hasArrived(order.status))
    return no('You can track your parcel once the courier has it');
  return order.tracking?.number || order.tracking?.url ? YES : no('This parcel has no tracking number');
}

export const UNDECIDED_PAYMENT = 'Your bank has not confirmed the payment yet. Please do not pay again.';

/** An unpaid online order may be paid, also after a failed attempt, but not while the bank decides an earlier payment. */
export function canPay(order: ActionOrder): Allowance {
  if (order.payment.method !== 'razorpay') return no('You pay when the parcel arrives');
  if (order.status !== 'pending') return no('No payment is due for this order');
  if (order.payment.inProgress) return no(UNDECIDED_PAYMENT);
  return order.payment.status === 'pending' || order.payment.status === 'failed'
    ? YES
    : no('This order is paid');
}

/** Returns the statuses that a tab selects, completed orders under delivered, those returned to origin under cancelled; undefined for all. */
export function toStatuses(tab: OrderTab): OrderStatus[] | undefined {
  if (tab === 'all') return undefined;
  if (tab === 'delivered') return ['delivered', 'completed'];
  return tab === 'cancelled' ? ['cancelled', 'returned_to_origin'] : [tab];
}

function no(reason: string): Allowance {
  return { allowed: false, reason };
}
