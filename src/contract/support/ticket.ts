import { z } from 'zod';
import { pagingFields, TICKETS_PER_PAGE } from '#domain/paging.ts';
import { atMostSentence } from '#domain/at-most-sentence.ts';
import { InquiryType } from './contact.ts';

export const TicketState = z.enum(['open', 'overdue', 'closed', 'all']);
export type TicketState = z.infer<typeof TicketState>;

const moment = z.iso.datetime();

/** A ticket as staff sees it. */
export const TicketJson = z.object({
  number: z.string(),
  type: InquiryType,
  complaint: z.boolean(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  subject: z.string(),
  message: z.string(),
  customer_id: z.string().nullable(),
  created_at: moment,
  answer_due_at: moment,
  settle_due_at: moment,
  answered_at: moment.nullable(),
  closed_at: moment.nullable(),
  overdue: z.boolean(),
});
export type TicketJson = z.infer<typeof TicketJson>;

/** A ticket as its writer sees it: their message, the legal deadlines, and the shop's answers. */
export const OwnTicketJson = z.object({
  number: z.string(),
  type: InquiryType,
  complaint: z.boolean(),
  subject: z.string(),
  message: z.string(),
  state: z.enum(['waiting', 'answered', 'closed']),
  created_at: moment,
  acknowledged_at: moment.nullable(),
  answer_due_at: moment,
  settle_due_at: moment,
  answered_at: moment.nullable(),
  closed_at: moment.nullable(),
  overdue: z.boolean(),
  /** Oldest first; the last may be the closing note. */
  answers: z.array(z.object({ kind: z.enum(['answered', 'closed']), text: z.string(), at: moment })),
});
export type OwnTicketJson = z.infer<typeof OwnTicketJson>;

export const OwnTicketsAnswer = z.object({ tickets: z.array(OwnTicketJson), total: z.int() });
export type OwnTicketsAnswer = z.infer<typeof OwnTicketsAnswer>;

export const OwnTicketListing = z.object(pagingFields(TICKETS_PER_PAGE));

export const TicketsAnswer = z.object({ tickets: z.array(TicketJson), total: z.int() });

export const TicketAnswer = z.object({
  ticket: TicketJson.extend({
    events: z.array(
      z.object({ kind: z.string(), actor: z.string(), actor_name: z.string(), text: z.string(), at: moment }),
    ),
  }),
});
export type TicketAnswer = z.infer<typeof TicketAnswer>;

/** The search of the tickets; `all` lists open tickets first. */
export const TicketListing = z.object({
  ...pagingFields(),
  state: TicketState.default('open'),
  q: z
    .string()
    .trim()
    .max(100)
    .optional()
    .describe('A ticket number, or a part of the name, e-mail or subject'),
  sort: z.enum(['due', 'newest']).default('due'),
  complaint: z.enum(['true', 'false']).optional().describe('Only complaints, or none'),
});
export type TicketListing = z.infer<typeof TicketListing>;

const tooLong = atMostSentence(4000);

export const AnswerTicket = z.object({
  text: z.string('Please write an answer').trim().min(2, 'Please write an answer').max(4000, tooLong),
});

export const CloseTicket = z.object({ note: z.string().trim().max(4000, tooLong).default('') });
