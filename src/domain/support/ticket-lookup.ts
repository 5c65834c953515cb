import { z } from 'zod';
import { emailField } from '#domain/customer/email.ts';
import { stripToNational } from '#domain/customer/phone.ts';
import { readTicketNumber } from './ticket-number.ts';
import { OwnTicketJson } from './ticket.ts';

const WORDS = {
  number: 'Please enter the number as in our message, such as T-2611-7K3QX9',
  contact: 'Please enter the email or mobile number you gave us',
};

/** The contact that somebody gave with a ticket: an e-mail address in lower case, or the digits of a phone. */
export type TicketContact = { kind: 'email' | 'phone'; value: string };

/** POST /tickets/lookup: the number of a ticket, and the email or phone that was given with it, both as people write them. */
export const LookUpTicket = z.object({
  number: z
    .string(WORDS.number)
    .max(40, WORDS.number)
    .transform((text, context) => readTicketNumber(text) ?? refuse(context, WORDS.number)),
  contact: z
    .string(WORDS.contact)
    .max(254, WORDS.contact)
    .transform((text, context) => readContact(text) ?? refuse(context, WORDS.contact)),
});
export type LookUpTicket = z.infer<typeof LookUpTicket>;

export const LookUpTicketAnswer = z.object({ ticket: OwnTicketJson });
export type LookUpTicketAnswer = z.infer<typeof LookUpTicketAnswer>;

/** Returns whether a ticket was written from this email or phone. A ticket whose writer was erased has neither and matches nobody. */
export function isContactOf({ email, phone }: { email: string; phone: string }, contact: TicketContact) {
  const { kind, value } = contact;
  return value === (kind === 'email' ? email.toLowerCase() : stripToNational(phone));
}

const emailRule = emailField();
const fewestDigits = 7;

function readContact(text: string): TicketContact | undefined {
  const email = emailRule.safeParse(text);
  if (email.success) return { kind: 'email', value: email.data.toLowerCase() };
  const digits = /[^\d\s()+.-]/.test(text) ? '' : stripToNational(text);
  return digits.length < fewestDigits ? undefined : { kind: 'phone', value: digits };
}

function refuse(context: z.RefinementCtx, message: string): never {
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
}
