import { greet } from './greeting.ts';
import { z } from 'zod';
import { type LetterEvent, composeLetter, isLetter } from './message-letters.ts';
import { formatRupees, type Paise } from './money.ts';
import type { OtpMessage } from './otp.ts';
import type { PaymentMethod } from './payment.ts';

export const Channel = z.enum(['sms', 'whatsapp', 'email']);
export type Channel = z.infer<typeof Channel>;

type OrderFacts = {
  shop: string;
  name: string;
  orderNumber: string;
  totalPaise: Paise;
  /** Address of a page that needs no login. */
  link: string;
};

/** Everything the shop ever writes to somebody, with what the words need. */
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
      kind: 'order_shipped' | 'shipment_corrected';
      channel: Channel;
      courier: string;
      trackingNumber: string;
    } & OrderFacts)
  | ({ kind: 'order_delivered'; channel: Channel } & OrderFacts)
  | ({
      kind: 'order_cancelled';
      channel: Channel;
      refundPaise: Paise;
      unpaid: boolean;
      /** Nobody in the shop confirmed it in time. */
      unconfirmed?: boolean;
    } & OrderFacts)
  | ({ kind: 'order_refunded'; channel: Channel; refundPaise: Paise } & OrderFacts)
  | ({
      kind: 'order_returned_to_origin';
      channel: Channel;
      refundPaise: Paise;
      paymentMethod: PaymentMethod;
    } & OrderFacts)
  | ({ kind: 'review_invited'; channel: Channel } & OrderFacts)
  | { kind: 'back_in_stock'; channel: Channel; shop: string; product: string; link: string }
  | { kind: 'newsletter_confirm'; channel: 'email'; shop: string; link: string }
  | LetterEvent
  | { kind: 'low_stock'; channel: Channel; shop: string; product: string; pieces: number };

export type MessageKind = MessageEvent['kind'];

/** What is sent. `variables` are the blanks of the template a provider has approved, in the order of the text. */
export type MessageDraft = {
  kind: MessageKind;
  channel: Channel;
  subject: string;
  text: string;
  variables: Record<string, string>;
};

/**
 * A message that may go by another's template where a provider has none for it: a code that moves the login to a number by that of
 * logging in with the number, a corrected tracking number by that of the parcel's departure. One that erases an account never hides
 * behind other words.
 */
const STAND_INS: Partial<Record<string, MessageKind>> = {
  otp_change: 'otp',
  shipment_corrected: 'order_shipped',
};

/** The template a message goes by, at a provider that knows these. */
export function chooseTemplate(kind: string, knows: (template: string) => boolean = () => true): string {
  return knows(kind) ? kind : (STAND_INS[kind] ?? kind);
}

/** The words of an event. An OTP's text equals its registered template with the code in its place, no link in it (TRAI). */
export function writeMessage(event: MessageEvent): MessageDraft {
  const { kind, channel } = event;
  return { kind, channel, ...compose(event) };
}

type Words = Pick<MessageDraft, 'subject' | 'text' | 'variables'>;

function compose(event: MessageEvent): Words {
  switch (event.kind) {
    case 'otp':
    case 'otp_change':
    case 'otp_erase':
      return composeOtp(event);
    case 'back_in_stock':
      return words(
        `${event.product} is back at ${event.shop}`,
        [`${event.product} is in stock again.`, event.link],
        {
          product: event.product,
          link: event.link,
        },
      );
    case 'newsletter_confirm':
      return words(
        `Please confirm your subscription to ${event.shop}`,
        confirmLines(event.shop, event.link),
        {
          link: event.link,
        },
      );
    case 'low_stock':
      return words(
        `${event.product}: ${event.pieces} left`,
        [`Only ${event.pieces} of ${event.product} are left.`],
        {
          product: event.product,
          pieces: String(event.pieces),
        },
      );
    default:
      return isLetter(event) ? composeLetter(event) : composeOrder(event);
  }
}

function composeOtp({ kind, code, shop }: Extract<MessageEvent, { kind: OtpMessage }>): Words {
  const purpose = {
    otp: `sign in to ${shop}`,
    otp_change: `move your ${shop} account to this number`,
    otp_erase: `delete your ${shop} account for good`,
  }[kind];
  const text = `${code} is your OTP to ${purpose}. Valid for 5 minutes. Do not share it.`;
  return { subject: '', text, variables: { code } };
}

type OrderEvent = Extract<MessageEvent, OrderFacts>;

function composeOrder(event: OrderEvent): Words {
  const { subject, sentence } = sayOrder(event);
  const lines = [greet(event.name), sentence, event.link, `${event.shop}`];
  return words(subject, lines, toVariables(event));
}

/** The blanks that a registered template of an order's news may have. */
function toVariables(event: OrderEvent): Record<string, string> {
  const { name, orderNumber: order, link } = event;
  return {
    name,
    order,
    total: formatRupees(event.totalPaise),
    link,
    ...('delivery' in event && { delivery: event.delivery }),
    ...('courier' in event && { courier: event.courier, tracking: event.trackingNumber }),
    ...('refundPaise' in event && { amount: formatRupees(event.refundPaise) }),
  };
}

function sayOrder(event: OrderEvent): { subject: string; sentence: string } {
  const order = `order ${event.orderNumber}`;
  const total = formatRupees(event.totalPaise);
  switch (event.kind) {
    case 'order_received':
      return sayReceived(event, total);
    case 'order_paid':
      return {
        subject: `Payment received for ${order}`,
        sentence: `We received ${total} for your ${order} and begin to pack it.${arrives(event.delivery)}`,
      };
    case 'payment_failed':
      return {
        subject: `Payment failed for ${order}`,
        sentence: `The payment of ${total} for your ${order} did not go through. You can try again; if money was taken, your bank returns it.`,
      };
    case 'order_shipped':
      return {
        subject: `Your ${order} is on its way`,
        sentence: `Your ${order} left with ${event.courier}, tracking number ${event.trackingNumber}.`,
      };
    case 'shipment_corrected':
      return {
        subject: `New tracking number for your ${order}`,
        sentence: `The tracking number we sent you for your ${order} was wrong. It is with ${event.courier}, tracking number ${event.trackingNumber}.`,
      };
    case 'order_delivered':
      return {
        subject: `Your ${order} was delivered`,
        sentence: `Your ${order} was delivered. If something is not right, tell us within 48 hours.`,
      };
    case 'order_cancelled':
      return sayCancelled(event);
    case 'order_refunded':
      return {
        subject: `Money sent back for ${order}`,
        sentence: `We sent ${formatRupees(event.refundPaise)} back for your ${order}. It arrives within 5-7 business days.`,
      };
    case 'order_returned_to_origin':
      return sayReturnedToOrigin(event);
    case 'review_invited':
      return {
        subject: `How do you like your ${order}?`,
        sentence: `What do you think of what came with your ${order}? A few words help those who choose next.`,
      };
  }
}

function sayReceived(event: Extract<MessageEvent, { kind: 'order_received' }>, total: string) {
  const pay =
    event.paymentMethod === 'cod'
      ? `Please keep ${total} ready in cash when it arrives.`
      : `It is kept for you until ${total} is paid.`;
  return {
    subject: `We have your order ${event.orderNumber}`,
    sentence: `Thank you for your order ${event.orderNumber}. ${pay}${arrives(event.delivery)}`,
  };
}

function sayCancelled(event: Extract<MessageEvent, { kind: 'order_cancelled' }>) {
  const why = event.unpaid
    ? ' because no payment arrived'
    : event.unconfirmed
      ? ' because we could not confirm it in time'
      : '';
  const money =
    event.refundPaise > 0
      ? ` ${formatRupees(event.refundPaise)} goes back to you within 5-7 business days.`
      : ' Nothing is to be paid.';
  return {
    subject: `Order ${event.orderNumber} is cancelled`,
    sentence: `Your order ${event.orderNumber} was cancelled${why}.${money}`,
  };
}

function sayReturnedToOrigin(event: Extract<MessageEvent, { kind: 'order_returned_to_origin' }>) {
  const { orderNumber, paymentMethod, refundPaise } = event;
  const money =
    refundPaise > 0 ? ` ${formatRupees(refundPaise)} goes back to you within 5-7 business days.` : '';
  return {
    subject: `Order ${orderNumber} came back to us`,
    sentence: `Your order ${orderNumber} was not delivered, and the parcel came back to us.${paymentMethod === 'cod' ? ' There is nothing to pay.' : money}`,
  };
}

function arrives(delivery: string): string {
  return delivery ? ` It should arrive ${delivery}.` : '';
}

function confirmLines(shop: string, link: string): string[] {
  return [`Please confirm that ${shop} may write to you:`, link, 'If this was not you, do nothing.'];
}

function words(subject: string, lines: string[], variables: Record<string, string>): Words {
  return { subject, text: lines.join('\n'), variables };
}
