import { z } from 'zod';
import type { Paise } from '#domain/money/money.ts';
import type { OtpMessage } from '#domain/sign-in/otp.ts';
import type { PaymentMethod } from '#domain/payment/payment.ts';
import type { EmailEvent } from './email-texts.ts';
import type { OwnerEvent } from './owner-messages.ts';

export const Channel = z.enum(['sms', 'whatsapp', 'email']);
export type Channel = z.infer<typeof Channel>;

export type OrderFacts = {
  shop: string;
  name: string;
  orderNumber: string;
  totalPaise: Paise;
  /** URL of a page that needs no login. */
  link: string;
};

/** All messages that the shop sends, with the facts that their words need. */
export type MessageEvent =
  | { kind: OtpMessage; channel: 'sms' | 'whatsapp'; shop: string; code: string }
  | ({
      kind: 'order_received';
      channel: Channel;
      paymentMethod: PaymentMethod;
      delivery: string;
    } & OrderFacts)
  | ({ kind: 'order_paid'; channel: Channel; delivery: string } & OrderFacts)
  | ({ kind: 'payment_failed'; channel: Channel } & OrderFacts)
  | ({
      kind: 'payment_link';
      channel: Channel;
      /** The page of the payment gateway on which the order is paid. */
      payUrl: string;
      payUntil: string;
    } & OrderFacts)
  | ({
      kind: 'order_shipped' | 'shipment_corrected';
      channel: Channel;
      courier: string;
      trackingNumber: string;
    } & OrderFacts)
  | ({ kind: 'order_delivered'; channel: Channel } & OrderFacts)
  | ({ kind: 'address_changed'; channel: Channel; place: string } & OrderFacts)
  | ({
      kind: 'order_cancelled';
      channel: Channel;
      refundPaise: Paise;
      /** The part of the refund that was paid in cash, so the shop gives it back by hand. */
      cashPaise?: Paise;
      unpaid: boolean;
      /** The order was cancelled because the shop did not confirm it in time. */
      unconfirmed?: boolean;
    } & OrderFacts)
  | ({
      kind: 'order_refunded';
      channel: Channel;
      refundPaise: Paise;
      /** All of it was paid in cash, so the shop gives the money back by hand. */
      inCash?: boolean;
      /** The part of the refund that was paid in cash. */
      cashPaise?: Paise;
      /** The bank refused the refund before, and it is sent again. */
      isAgain?: boolean;
    } & OrderFacts)
  | ({
      kind: 'cash_handed_back';
      channel: Channel;
      refundPaise: Paise;
      /** The reference of a bank or UPI transfer; empty for cash. */
      reference: string;
    } & OrderFacts)
  | ({
      kind: 'order_returned_to_origin';
      channel: Channel;
      refundPaise: Paise;
      /** The part of the refund that was paid in cash, so the shop gives it back by hand. */
      cashPaise?: Paise;
      paymentMethod: PaymentMethod;
    } & OrderFacts)
  | ({
      kind: 'order_exchanged';
      channel: Channel;
      /** The order whose pieces are replaced or exchanged. */
      firstNumber: string;
      /** The amount still to be paid, in cash when the new parcel arrives or by a payment link. */
      duePaise: Paise;
      byLink?: boolean;
      delivery: string;
    } & OrderFacts)
  | ({ kind: 'return_requested'; channel: Channel } & OrderFacts)
  | ({ kind: 'return_approved' | 'return_refused'; channel: Channel; answer: string } & OrderFacts)
  | ({ kind: 'review_invited'; channel: Channel } & OrderFacts)
  | { kind: 'back_in_stock'; channel: Channel; shop: string; product: string; link: string }
  | { kind: 'newsletter_confirm'; channel: 'email'; shop: string; link: string }
  | EmailEvent
  | OwnerEvent;

/** The messages to a buyer about their order. */
export type OrderEvent = Extract<MessageEvent, OrderFacts>;
