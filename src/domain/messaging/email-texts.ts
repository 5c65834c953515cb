import { greet } from './greeting.ts';
import { type AccountEvent, type EmailText, composeAccountEmail } from './account-email-texts.ts';
import { formatRupees, type Paise } from '#domain/money/money.ts';

/** E-mails about tickets and accounts, to customers and to the owner. */
export type EmailEvent =
  | ({ kind: 'contact_received'; channel: 'email' | 'sms'; shop: string; link: string } & Ticket)
  | ({ kind: 'ticket_answered'; answer: string } & ShopEmail & Ticket)
  | ({ kind: 'ticket_closed'; note: string } & ShopEmail & Ticket)
  | ({
      kind: 'ticket_opened';
      from: string;
      about: string;
      text: string;
      complaint: boolean;
      due: string;
    } & OwnerEmail & {
        ticket: string;
      })
  | ({ kind: 'tickets_due'; tickets: { number: string; due: string }[] } & OwnerEmail)
  | ({ kind: 'refunds_due'; refunds: { order: string; amountPaise: Paise; since: string }[] } & OwnerEmail)
  | ({ kind: 'refund_failed'; order: string; amountPaise: Paise; isOwed: boolean } & OwnerEmail)
  | ({ kind: 'gateway_refund'; order: string; amountPaise: Paise } & OwnerEmail)
  | ({ kind: 'cash_owed'; order: string; amountPaise: Paise } & OwnerEmail)
  | ({ kind: 'review_published' } & ShopEmail & ProductFacts)
  | ({ kind: 'review_answered'; answer: string } & ShopEmail & ProductFacts)
  | ({ kind: 'question_answered'; question: string; answer: string } & ShopEmail & ProductFacts)
  | AccountEvent;

type ShopEmail = { channel: 'email'; shop: string };
/** An e-mail to owners links to the admin screen where the work is done. */
type OwnerEmail = ShopEmail & { link: string };
type Ticket = { name: string; ticket: string };
/** The writer, the product, and the link to the place on its page. */
type ProductFacts = { name: string; product: string; link: string };

const kinds = {
  contact_received: true,
  ticket_answered: true,
  ticket_closed: true,
  ticket_opened: true,
  tickets_due: true,
  refunds_due: true,
  refund_failed: true,
  gateway_refund: true,
  cash_owed: true,
  review_published: true,
  review_answered: true,
  question_answered: true,
  email_verify: true,
  password_reset: true,
  account_cleared: true,
  password_changed: true,
  staff_invited: true,
  contact_changed: true,
  contact_added: true,
} satisfies Record<EmailEvent['kind'], true>;

/** Returns whether an event is sent by e-mail only. */
export function isEmail<Event extends { kind: string }>(
  event: Event,
): event is Extract<Event, { kind: EmailEvent['kind'] }> {
  return event.kind in kinds;
}

type Words = { subject: string; text: string; variables: Record<string, string> };

/** Returns the words of an e-mail. */
export function composeEmail(event: EmailEvent): Words {
  const { subject, lines, variables = {} } = writeText(event);
  return { subject, text: lines.join('\n'), variables };
}

function writeText(event: EmailEvent): EmailText {
  switch (event.kind) {
    case 'contact_received':
      return composeReceived(event);
    case 'ticket_answered':
      return {
        subject: `Our reply to ${event.ticket}`,
        lines: [
          greet(event.name),
          event.answer,
          `To reply, please contact us again and mention ${event.ticket}.`,
          event.shop,
        ],
      };
    case 'ticket_closed':
      return {
        subject: `${event.ticket} is closed`,
        lines: [
          greet(event.name),
          `We have closed ${event.ticket}.${event.note && ` ${event.note}`}`,
          'If you still need help, please contact us again.',
          event.shop,
        ],
      };
    case 'ticket_opened':
      return {
        subject: `${event.complaint ? 'Complaint' : 'Message'} ${event.ticket}: ${event.about}`,
        lines: [`From ${event.from}:`, event.text, `Please reply by ${event.due}:`, event.link],
      };
    case 'tickets_due':
      return {
        subject:
          event.tickets.length === 1
            ? 'A message is waiting for your reply'
            : `${event.tickets.length} messages are waiting for your reply`,
        lines: [...event.tickets.map(({ number, due }) => `${number}: reply by ${due}`), event.link],
      };
    case 'refunds_due':
      return composeRefundsDue(event);
    case 'refund_failed':
      return composeRefundFailed(event);
    case 'gateway_refund':
      return composeGatewayRefund(event);
    case 'cash_owed':
      return composeCashOwed(event);
    case 'review_published':
      return {
        subject: `Your review of ${event.product} is published`,
        lines: [
          greet(event.name),
          `Thank you! Your review of ${event.product} is now live:`,
          event.link,
          event.shop,
        ],
      };
    case 'review_answered':
      return {
        subject: `${event.shop} replied to your review of ${event.product}`,
        lines: [greet(event.name), event.answer, `Our reply is under your review: ${event.link}`, event.shop],
      };
    case 'question_answered':
      return {
        subject: `Your question about ${event.product}`,
        lines: [
          greet(event.name),
          `You asked: ${event.question}`,
          event.answer,
          `Your question and our answer are now on the product page: ${event.link}`,
          event.shop,
        ],
      };
    default:
      return composeAccountEmail(event);
  }
}

function composeRefundsDue({ refunds, link }: Extract<EmailEvent, { kind: 'refunds_due' }>): EmailText {
  return {
    subject: refunds.length === 1 ? 'A refund cannot be sent' : `${refunds.length} refunds cannot be sent`,
    lines: [
      'Razorpay has been refusing these refunds for a day:',
      ...refunds.map(
        ({ order, amountPaise, since }) => `${order}: ${formatRupees(amountPaise)}, owed since ${since}`,
      ),
      'We try again every hour. Often the Razorpay balance is too low. The shop’s log shows the reason.',
      link,
    ],
  };
}

function composeRefundFailed({
  order,
  amountPaise,
  isOwed,
  link,
}: Extract<EmailEvent, { kind: 'refund_failed' }>): EmailText {
  const amount = formatRupees(amountPaise);
  return {
    subject: `The refund of ${amount} for ${order} failed`,
    lines: [
      `Razorpay accepted the refund of ${amount} for ${order}, but the buyer’s bank did not. The money is back with you.`,
      isOwed
        ? 'You still owe the buyer this amount. Send it again from the order page:'
        : 'It was made in Razorpay, not in the shop, and no order needs it. If you still want to pay it, make it there again.',
      link,
    ],
  };
}

function composeGatewayRefund({
  order,
  amountPaise,
  link,
}: Extract<EmailEvent, { kind: 'gateway_refund' }>): EmailText {
  const amount = formatRupees(amountPaise);
  return {
    subject: `${amount} for ${order} was refunded outside the shop`,
    lines: [
      `Someone refunded ${amount} for ${order} directly in Razorpay. The shop has recorded it and told the buyer. It has not issued a credit note, because only you know what the refund was for.`,
      'If items came back, were not sent or were missing, cancel the order, record the return or refund a part of it as usual. The amount already refunded will not be sent again.',
      `If it was a gift, mark it as one on the order page: ${link}`,
      'Until then, an order refunded in full will not be handed to a courier.',
    ],
  };
}

function composeCashOwed({
  order,
  amountPaise,
  link,
}: Extract<EmailEvent, { kind: 'cash_owed' }>): EmailText {
  const amount = formatRupees(amountPaise);
  return {
    subject: `Please return ${amount} for ${order}`,
    lines: [
      `${order} was an exchange order and is now closed. The buyer paid ${amount} of it in cash, so that part cannot be refunded online.`,
      'We have told the buyer that you will contact them. Please return the money yourself.',
      link,
    ],
  };
}

function composeReceived({
  name,
  ticket,
  shop,
  channel,
  link,
}: Extract<EmailEvent, { kind: 'contact_received' }>): EmailText {
  const promise = `Thank you for contacting us. Your ticket number is ${ticket}; we will reply within 48 hours.`;
  return {
    subject: `We have your message (${ticket})`,
    lines:
      channel === 'sms'
        ? [`${promise} Track it: ${link} ${shop}`]
        : [greet(name), promise, `Track it, and read our reply: ${link}`, shop],
    variables: { ticket, link },
  };
}
