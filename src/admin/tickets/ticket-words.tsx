import { CircleAlert, CircleCheck, Clock, MessageSquareReply } from 'lucide-react';
import type { Answer } from '#contract/endpoints.ts';
import { type Mark, StateMark } from '#admin/format/state-mark.tsx';
import { hourMs } from '#domain/durations.ts';

export type ListedTicket = Answer<'GET /admin/tickets'>['tickets'][number];
export type Ticket = Answer<'GET /admin/tickets/{number}'>['ticket'];

type Clocks = Pick<ListedTicket, 'answered_at' | 'closed_at' | 'overdue'>;
/** Returns the state of a ticket. */
function markOf({ answered_at, closed_at, overdue }: Clocks): Mark {
  if (closed_at) return { tone: 'done', icon: CircleCheck, word: 'Closed' };
  if (overdue) return { tone: 'alert', icon: CircleAlert, word: 'Overdue' };
  if (answered_at) return { tone: 'moving', icon: MessageSquareReply, word: 'Answered' };
  return { tone: 'act', icon: Clock, word: 'To answer' };
}

export function TicketState({ ticket }: { ticket: Clocks }) {
  return <StateMark {...markOf(ticket)} />;
}

/** Returns the deadline that applies to an open ticket: the 48 hours until its answer, then the 30 days until it is settled. */
export function formatClock(ticket: ListedTicket, now = new Date()): string {
  if (ticket.closed_at) return '';
  const [what, due] = ticket.answered_at
    ? (['Settle', ticket.settle_due_at] as const)
    : (['Answer', ticket.answer_due_at] as const);
  const hours = Math.round((Date.parse(due) - now.getTime()) / hourMs);
  return hours < 0 ? `${what}: ${formatHours(-hours)} late` : `${what} in ${formatHours(hours)}`;
}

/** Formats hours in everyday words: 31 h, 3 days. */
function formatHours(hours: number): string {
  if (hours < 72) return `${hours} h`;
  return `${Math.floor(hours / 24)} days`;
}
