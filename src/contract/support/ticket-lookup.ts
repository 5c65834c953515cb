import { z } from 'zod';
import { OwnTicketJson } from './ticket.ts';
import { readTicketContact } from '#domain/support/ticket-contact.ts';
import { readTicketNumber } from '#domain/support/ticket-number.ts';

const WORDS = {
  number: 'Please enter the ticket number from our message, such as T-2611-7K3QX9',
  contact: 'Please enter the email or mobile number you gave us',
};

/** POST /tickets/lookup: the number of a ticket, and the email or phone that was given with it, both as people write them. */
export const LookUpTicket = z.object({
  number: z
    .string(WORDS.number)
    .max(40, WORDS.number)
    .transform((text, context) => readTicketNumber(text) ?? refuse(context, WORDS.number)),
  contact: z
    .string(WORDS.contact)
    .max(254, WORDS.contact)
    .transform((text, context) => readTicketContact(text) ?? refuse(context, WORDS.contact)),
});
export type LookUpTicket = z.infer<typeof LookUpTicket>;

export const LookUpTicketAnswer = z.object({ ticket: OwnTicketJson });
export type LookUpTicketAnswer = z.infer<typeof LookUpTicketAnswer>;

function refuse(context: z.RefinementCtx, message: string): never {
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
}
