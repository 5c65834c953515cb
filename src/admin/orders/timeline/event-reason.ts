import { formatDayMonth } from '#domain/day-words.ts';
import type { OrderEventKind } from '#domain/order/order-event.ts';
import { CancelReason } from '#domain/order/order.ts';
import { findCourier } from '#domain/shipment/courier.ts';
import { nameAction } from '#admin/audit/audit-words.ts';
import { CANCEL_WORDS, CHANNEL_WORDS } from '#admin/orders/order-words.ts';

/** Returns why or how an event of an order happened, in words. Some events store a key, others what a person typed. */
export function formatReason({ kind, reason }: { kind: OrderEventKind; reason: string }): string {
  switch (kind) {
    case 'order_cancelled': {
      const known = CancelReason.safeParse(reason);
      return known.success ? CANCEL_WORDS[known.data] : reason;
    }
    case 'order_shipped':
    case 'shipment_corrected':
      return reason.split(' → ').map(nameCourier).join(' → ');
    case 'pickup_requested':
      return /^\d{4}-\d\d-\d\d$/.test(reason) ? `for ${formatDayMonth(reason)}` : reason;
    case 'message_resent':
      return nameMessage(reason);
    default:
      return reason;
  }
}

/** Replaces the courier's key of a parcel with its name: `Delhivery 99110000001`. */
function nameCourier(parcel: string): string {
  const [key = '', ...rest] = parcel.split(' ');
  return [findCourier(key)?.name ?? key, ...rest].join(' ');
}

/** Returns the kind of a message and its channel: `order_received (sms)` is "Order received, by SMS". */
function nameMessage(stored: string): string {
  const [, kind, channel] = /^(\w+) \((\w+)\)$/.exec(stored) ?? [];
  if (!kind || !channel) return stored;
  return `${nameAction(kind)}, by ${CHANNEL_WORDS[channel as keyof typeof CHANNEL_WORDS] ?? channel}`;
}
