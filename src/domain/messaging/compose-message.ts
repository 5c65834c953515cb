import { greet, isName } from './greeting.ts';
import { composeEmail, isEmail } from './email-texts.ts';
import { composeOrderWords } from './order-message-texts.ts';
import { formatRupees } from '#domain/money/money.ts';
import type { OtpMessage } from '#domain/sign-in/otp.ts';
import { composeOwnerMessage } from './owner-messages.ts';
import type { Channel, MessageEvent, OrderEvent } from './message-event.ts';

export type MessageKind = MessageEvent['kind'];

/**
 * A message that is ready to be sent. `variables` are the blanks of the template that a provider has approved, in the order of the text.
 */
export type MessageDraft = {
  kind: MessageKind;
  channel: Channel;
  subject: string;
  text: string;
  variables: Record<string, string>;
};

/** Composes the message of an event. An OTP's text equals its registered template with the code filled in, without a link (TRAI). */
export function composeMessage(event: MessageEvent): MessageDraft {
  const { kind, channel } = event;
  return { kind, channel, ...compose(event) };
}

type Words = Pick<MessageDraft, 'subject' | 'text' | 'variables'>;

function compose(event: MessageEvent): Words {
  switch (event.kind) {
    case 'otp':
    case 'otp_change':
    case 'otp_erase':
    case 'otp_prove':
      return composeOtp(event);
    case 'back_in_stock':
      return words(
        `${event.product} is back at ${event.shop}`,
        [`${event.product} is back in stock.`, event.link],
        {
          product: event.product,
          link: event.link,
        },
      );
    case 'new_order':
    case 'daily_summary':
      return composeOwnerMessage(event);
    case 'newsletter_confirm':
      return words(
        `Please confirm your subscription to ${event.shop}`,
        confirmLines(event.shop, event.link),
        {
          link: event.link,
        },
      );
    default:
      return isEmail(event) ? composeEmail(event) : composeOrder(event);
  }
}

function composeOtp({ kind, code, shop }: Extract<MessageEvent, { kind: OtpMessage }>): Words {
  const purpose = {
    otp: `sign in to ${shop}`,
    otp_change: `move your ${shop} account to this number`,
    otp_erase: `delete your ${shop} account for good`,
    otp_prove: `change how your ${shop} account is reached`,
  }[kind];
  const text = `${code} is your OTP to ${purpose}. Valid for 5 minutes. Do not share it.`;
  return { subject: '', text, variables: { code } };
}

function composeOrder(event: OrderEvent): Words {
  const { subject, sentence } = composeOrderWords(event);
  const lines = [greet(event.name), sentence, linkOf(event), `${event.shop}`];
  return words(subject, lines, toVariables(event));
}

/** Returns the page that a message links to: the order, or its payment page. */
function linkOf(event: OrderEvent): string {
  return 'payUrl' in event ? event.payUrl : event.link;
}

/** Returns the blanks that a registered template of an order message may have. WhatsApp refuses a message with a line break in one. */
function toVariables(event: OrderEvent): Record<string, string> {
  const { name, orderNumber: order } = event;
  return {
    name: isName(name) ? name : 'Customer',
    order,
    total: formatRupees(event.totalPaise),
    link: linkOf(event),
    ...('payUntil' in event && { until: event.payUntil }),
    ...('delivery' in event && { delivery: event.delivery }),
    ...('place' in event && { place: event.place }),
    ...('courier' in event && { courier: event.courier, tracking: event.trackingNumber || 'none' }),
    ...('answer' in event && { answer: event.answer.replaceAll(/\s+/g, ' ') }),
    ...('duePaise' in event && { first: event.firstNumber, amount: formatRupees(event.duePaise) }),
    ...('refundPaise' in event && { amount: formatRupees(event.refundPaise) }),
  };
}

function confirmLines(shop: string, link: string): string[] {
  return [
    `Please confirm that you want emails from ${shop}:`,
    link,
    'If this was not you, please ignore it.',
  ];
}

function words(subject: string, lines: string[], variables: Record<string, string>): Words {
  return { subject, text: lines.join('\n'), variables };
}
