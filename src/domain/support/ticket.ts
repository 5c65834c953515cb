import { z } from 'zod';
import { InquiryType } from './contact.ts';
import { pagingFields, TICKETS_PER_PAGE } from '#domain/paging.ts';
import { atMostSentence } from '#domain/at-most-sentence.ts';

/**
 * Rule 4(5) of the E-Commerce Rules 2020: a complaint is acknowledged within 48 hours and redressed within a month. The shop applies both
 * limits to all tickets.
 */
const TICKET_ANSWER_HOURS = 48;
const TICKET_SETTLE_DAYS = 30;

/** The owner is reminded when this many hours are left. */
export const TICKET_WARNING_HOURS = 12;

const hourMs = 60 * 60 * 1000;

/** Returns when a ticket that arrives now is due to be answered and to be resolved. */
export function toDueTimes(now: Date): { answerDueAt: Date; settleDueAt: Date } {
  return {
    answerDueAt: new Date(now.getTime() + TICKET_ANSWER_HOURS * hourMs),
    settleDueAt: new Date(now.getTime() + TICKET_SETTLE_DAYS * 24 * hourMs),
  };
}

/** The deadlines of a ticket, and when they were met. */
export type TicketClocks = {
  answerDueAt: Date;
  settleDueAt: Date;
  answeredAt: Date | null;
  resolvedAt: Date | null;
};

/** Returns whether a ticket should have been answered, or resolved, by now. */
export function isOverdue(ticket: TicketClocks, now: Date): boolean {
  if (ticket.resolvedAt) return false;
  return (ticket.answeredAt === null && ticket.answerDueAt <= now) || ticket.settleDueAt <= now;
}

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

/** The search in the tickets: `all` has the open ones first. */
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
