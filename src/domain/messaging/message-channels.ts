import type { MessageKind } from './message.ts';
import type { Channel } from './message-event.ts';

/** How somebody can be reached, as far as is known. */
export type Reach = {
  email: string | null;
  /** E.164. */
  phone: string | null;
  /** They agreed to be written to on WhatsApp. */
  whatsapp: boolean;
};

/**
 * Where news goes: by mail where there is an address, and to the phone on WhatsApp for who agreed to that, else by SMS. What only asks
 * for something goes one way, the quieter one.
 */
export function chooseChannels(
  kind: MessageKind,
  { email, phone, whatsapp }: Reach,
): { channel: Channel; to: string }[] {
  const byMail = email ? [{ channel: 'email' as const, to: email }] : [];
  const byPhone = phone ? [{ channel: whatsapp ? ('whatsapp' as const) : ('sms' as const), to: phone }] : [];
  const both = [...byMail, ...byPhone];
  return kind === 'review_invited' ? both.slice(0, 1) : both;
}
