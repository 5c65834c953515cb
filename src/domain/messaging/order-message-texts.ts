import type { OrderEvent } from './message-event.ts';
import { type Paise, formatRupees } from '#domain/money/money.ts';

/** Returns the subject and the sentence that inform a buyer about their order. */
export function composeOrderWords(event: OrderEvent): { subject: string; sentence: string } {
  const order = `order ${event.orderNumber}`;
  const total = formatRupees(event.totalPaise);
  switch (event.kind) {
    case 'order_received':
      return composeReceived(event, total);
    case 'order_paid':
      return {
        subject: `Payment received for ${order}`,
        sentence: `We have received ${total} for your ${order} and are packing it.${arrives(event.delivery)}`,
      };
    case 'payment_link':
      return {
        subject: `Please pay for your ${order}`,
        sentence: `Thank you for your ${order}. Please pay ${total} here by ${event.payUntil}:`,
      };
    case 'payment_failed':
      return {
        subject: `Payment failed for ${order}`,
        sentence: `Your payment of ${total} for ${order} failed. Please try again. If money was deducted, your bank will refund it.`,
      };
    case 'order_shipped':
      return {
        subject: `Your ${order} is on its way`,
        sentence: `Your ${order} is on its way with ${formatParcel(event)}.`,
      };
    case 'shipment_corrected':
      return composeCorrected(event, order);
    case 'address_changed':
      return {
        subject: `New address for your ${order}`,
        sentence: `Your ${order} will now be delivered to ${event.place}. If you did not ask for this, please tell us at once.`,
      };
    case 'order_delivered':
      return {
        subject: `Your ${order} was delivered`,
        sentence: `Your ${order} was delivered. If anything is wrong, please tell us within 48 hours.`,
      };
    case 'order_cancelled':
      return composeCancelled(event);
    case 'order_refunded':
      return composeRefunded(event);
    case 'cash_handed_back':
      return composeHandedBack(event);
    case 'order_returned_to_origin':
      return composeReturnedToOrigin(event);
    case 'order_exchanged':
      return composeExchanged(event);
    case 'return_requested':
      return {
        subject: `Your return of ${order}`,
        sentence: `We have your request to return items from your ${order}. Please keep them until we reply.`,
      };
    case 'return_approved':
      return {
        subject: `Your return of ${order} is approved`,
        sentence: `Your return of ${order} is approved. ${event.answer}`,
      };
    case 'return_refused':
      return {
        subject: `Your return of ${order}`,
        sentence: `We could not accept your return of ${order}. ${event.answer}`,
      };
    case 'review_invited':
      return {
        subject: `How do you like your ${order}?`,
        sentence: `How do you like your ${order}? A short review helps other shoppers choose.`,
      };
  }
}

function composeReceived(event: Extract<OrderEvent, { kind: 'order_received' }>, total: string) {
  const pay =
    event.paymentMethod === 'cod'
      ? `Please keep ${total} ready in cash when it arrives.`
      : `Please pay ${total} to confirm it.`;
  return {
    subject: `We have your order ${event.orderNumber}`,
    sentence: `Thank you for your order ${event.orderNumber}. ${pay}${arrives(event.delivery)}`,
  };
}

function composeCancelled(event: Extract<OrderEvent, { kind: 'order_cancelled' }>) {
  const why = event.unpaid
    ? ' because no payment arrived'
    : event.unconfirmed
      ? ' because we could not confirm it in time'
      : '';
  const money = event.refundPaise > 0 ? formatBack(event) : ' No payment is due.';
  return {
    subject: `Order ${event.orderNumber} is cancelled`,
    sentence: `Your order ${event.orderNumber} was cancelled${why}.${money}`,
  };
}

/** Returns sentences to append to another: what is refunded online and what was paid in cash. */
function formatBack({ refundPaise, cashPaise = 0 }: { refundPaise: Paise; cashPaise?: Paise }): string {
  const onlinePaise = refundPaise - cashPaise;
  const online =
    onlinePaise > 0 ? ` ${formatRupees(onlinePaise)} will be refunded within 5-7 business days.` : '';
  return online + formatCash(cashPaise);
}

function composeCorrected(event: OrderEvent & { trackingNumber: string; courier: string }, order: string) {
  const news = event.trackingNumber === '' ? 'courier' : 'tracking number';
  return {
    subject: `New ${news} for your ${order}`,
    sentence: `Sorry, we sent you the wrong ${news} for your ${order}. It is on its way with ${formatParcel(event)}.`,
  };
}

/** A parcel by bus, or with a local courier, may have no number. */
function formatParcel({ courier, trackingNumber }: { courier: string; trackingNumber: string }): string {
  return trackingNumber === '' ? courier : `${courier}, tracking number ${trackingNumber}`;
}

function formatCash(cashPaise: Paise): string {
  return cashPaise > 0
    ? ` You paid ${formatRupees(cashPaise)} in cash, so we will contact you to return it.`
    : '';
}

function composeRefunded(event: Extract<OrderEvent, { kind: 'order_refunded' }>) {
  const { orderNumber, inCash, isAgain, refundPaise, cashPaise = 0 } = event;
  const subject = `Refund for order ${orderNumber}`;
  if (inCash)
    return {
      subject,
      sentence: `We owe you a refund of ${formatRupees(refundPaise)} for your order ${orderNumber}. You paid in cash, so we will contact you to return it.`,
    };
  const online = formatRupees(refundPaise - cashPaise);
  if (isAgain)
    return {
      subject,
      sentence: `The bank did not accept our refund of ${online} for your order ${orderNumber}, so we are sending it again. It reaches you within 5-7 business days.`,
    };
  return {
    subject,
    sentence: `We are refunding ${online} for your order ${orderNumber}. It reaches you within 5-7 business days.${formatCash(cashPaise)}`,
  };
}

/** The reference is left out of an SMS, because its text must be the registered one. */
function composeHandedBack(event: Extract<OrderEvent, { kind: 'cash_handed_back' }>) {
  const { orderNumber, refundPaise, reference, channel } = event;
  const how = reference && channel === 'email' ? ` The reference is ${reference}.` : '';
  return {
    subject: `Refund for order ${orderNumber}`,
    sentence: `We have returned ${formatRupees(refundPaise)} for your order ${orderNumber}, which you paid in cash.${how} If you did not receive it, please tell us at once.`,
  };
}

function composeReturnedToOrigin(event: Extract<OrderEvent, { kind: 'order_returned_to_origin' }>) {
  const { orderNumber, paymentMethod, refundPaise } = event;
  const money = formatBack(event);
  return {
    subject: `Order ${orderNumber} came back to us`,
    sentence: `Your order ${orderNumber} could not be delivered, and the parcel came back to us.${paymentMethod === 'cod' && refundPaise === 0 ? ' No payment is due.' : money}`,
  };
}

function composeExchanged(event: Extract<OrderEvent, { kind: 'order_exchanged' }>) {
  const { orderNumber, firstNumber, duePaise, delivery, byLink } = event;
  if (byLink)
    return {
      subject: `Order ${orderNumber}: new items for order ${firstNumber}`,
      sentence: `New items for your order ${firstNumber} are reserved as order ${orderNumber}. We will send you a payment link for the difference of ${formatRupees(duePaise)} and pack them once it is paid.`,
    };
  const pay =
    duePaise > 0
      ? ` Please keep ${formatRupees(duePaise)} ready in cash when it arrives.`
      : ' No payment is due.';
  return {
    subject: `Order ${orderNumber}: new items for order ${firstNumber}`,
    sentence: `We are sending new items for your order ${firstNumber} as order ${orderNumber}.${pay}${arrives(delivery)}`,
  };
}

function arrives(delivery: string): string {
  return delivery ? ` It should arrive ${delivery}.` : '';
}
