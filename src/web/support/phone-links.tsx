import { MessageCircle } from 'lucide-react';
import * as words from './words.ts';

type PhoneLinkProps = { number: string | undefined };

const look = 'inline-flex min-h-11 items-center gap-2 link';

/** A link that calls the shop; renders nothing without a number. */
export function PhoneLink({ number }: PhoneLinkProps) {
  if (!number) return null;
  return (
    <a href={`tel:${toDialled(number)}`} className={look}>
      {number}
    </a>
  );
}

/** A link to a WhatsApp chat with the shop; renders nothing without a number. */
export function WhatsAppLink({ number }: PhoneLinkProps) {
  if (!number) return null;
  return (
    <a href={`https://wa.me/${toDialled(number).replace('+', '')}`} rel="noopener" className={look}>
      <MessageCircle aria-hidden="true" size={18} /> {words.whatsapp(number)}
    </a>
  );
}

function toDialled(number: string): string {
  return number.replaceAll(/[^\d+]/g, '');
}
