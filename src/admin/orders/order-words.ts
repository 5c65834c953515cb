import type { Channel } from '#domain/messaging/message-event.ts';
import type { CancelReason } from '#domain/order/order.ts';
import type { PaymentMethod } from '#domain/payment/payment.ts';
import { formatDayMonth } from '#domain/day-words.ts';

export const PAYMENT_WORDS: Record<PaymentMethod, string> = { cod: 'COD', razorpay: 'Prepaid' };

/** Why an order was cancelled, for staff. */
export const CANCEL_WORDS: Record<CancelReason, string> = {
  unpaid: 'Not paid in time',
  customer: 'By the customer',
  staff: 'By the shop',
  no_stock: 'Sold out',
  replaced: 'Replaced by a newer order of the customer',
  unconfirmed: 'Not confirmed in time',
};

export const CHANNEL_WORDS: Record<Channel, string> = { sms: 'SMS', whatsapp: 'WhatsApp', email: 'E-mail' };

/** Returns the promised day in words; nothing where none was promised. */
export function formatPromise(day: string | null): string {
  return day ? formatDayMonth(day) : '';
}

/** Returns how many pieces an order has. */
export function countPieces({ items }: { items: readonly { quantity: number }[] }): number {
  return items.reduce((sum, { quantity }) => sum + quantity, 0);
}
