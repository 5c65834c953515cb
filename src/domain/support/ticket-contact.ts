import { emailField } from '#domain/customer/email.ts';
import { stripToNational } from '#domain/customer/phone.ts';

/** The contact given with a ticket: an e-mail address in lower case, or the digits of a phone. */
export type TicketContact = { kind: 'email' | 'phone'; value: string };

/** Returns whether a ticket was written from this email or phone. A ticket whose writer was erased has neither and matches no contact. */
export function isContactOf({ email, phone }: { email: string; phone: string }, contact: TicketContact) {
  const { kind, value } = contact;
  return value === (kind === 'email' ? email.toLowerCase() : stripToNational(phone));
}

const emailRule = emailField();
const fewestDigits = 7;

/** Returns the contact in a typed text; undefined if it is neither an e-mail address nor a phone number. */
export function readTicketContact(text: string): TicketContact | undefined {
  const email = emailRule.safeParse(text);
  if (email.success) return { kind: 'email', value: email.data.toLowerCase() };
  const digits = /[^\d\s()+.-]/.test(text) ? '' : stripToNational(text);
  return digits.length < fewestDigits ? undefined : { kind: 'phone', value: digits };
}
