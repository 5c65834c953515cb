import { hourMs } from '#domain/durations.ts';

/**
 * Rule 4(5) of the E-Commerce Rules 2020: a complaint is acknowledged within 48 hours and redressed within a month. The shop applies both
 * limits to all tickets.
 */
const TICKET_ANSWER_HOURS = 48;
const TICKET_SETTLE_DAYS = 30;

/** The owner is reminded when this many hours are left. */
export const TICKET_WARNING_HOURS = 12;

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
