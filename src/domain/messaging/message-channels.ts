import type { Channel } from './message-event.ts';
import type { MessageKind } from './compose-message.ts';

/** The contacts of a customer, as far as they are known. */
export type Reach = {
  email: string | null;
  /** E.164. */
  phone: string | null;
  /** The customer agreed to WhatsApp messages. */
  whatsapp: boolean;
};

/**
 * Messages that only ask for something or report what the buyer has already got, or whose words are written by hand and fit no SMS
 * template.
 */
const ON_ONE_CHANNEL: ReadonlySet<MessageKind> = new Set([
  'review_invited',
  'return_requested',
  'return_approved',
  'return_refused',
  'cash_handed_back',
]);

/**
 * Chooses the channels of a message. News is sent by e-mail where there is an address, and to the phone: on WhatsApp for customers who
 * agreed to that, else by SMS. Some are sent on one channel, the less intrusive one.
 */
export function chooseChannels(
  kind: MessageKind,
  { email, phone, whatsapp }: Reach,
): { channel: Channel; to: string }[] {
  const byMail = email ? [{ channel: 'email' as const, to: email }] : [];
  const byPhone = phone ? [{ channel: whatsapp ? ('whatsapp' as const) : ('sms' as const), to: phone }] : [];
  const both = [...byMail, ...byPhone];
  return ON_ONE_CHANNEL.has(kind) ? both.slice(0, 1) : both;
}
