import { answerTicket, closeTicket } from '#shop/support/answer-ticket.ts';
import { getTicket, listTickets } from '#shop/support/list-tickets.ts';
import {
  AnswerTicket,
  CloseTicket,
  type TicketAnswer,
  type TicketJson,
  TicketListing,
} from '#contract/support/ticket.ts';
import type { Command } from './command.ts';
import { readArguments } from './read-arguments.ts';

/** Commands for support tickets. */
export const ticketCommands: Record<string, Command> = {
  tickets: {
    takes: '[--status open|overdue|closed]',
    means: 'lists support tickets, those due first at the top',
    run: async (ctx, { flags }) => {
      const wanted = readArguments(TicketListing, { state: flags['status'], limit: 50 });
      const { tickets, total } = await listTickets(ctx, wanted);
      return [...tickets.map(formatLine), `${tickets.length} of ${total}`].join('\n');
    },
  },
  ticket: {
    takes: 'NUMBER',
    means: 'shows a ticket with its history',
    run: async (ctx, { words: [number = ''] }) => formatTicket(await getTicket(ctx, number)),
  },
  answer: {
    takes: 'NUMBER TEXT',
    means: 'answers a ticket by e-mail',
    run: async (ctx, { words: [number = '', text] }) => {
      const { number: known } = await getTicket(ctx, number);
      await answerTicket(ctx, known, readArguments(AnswerTicket, { text }).text);
      return formatTicket(await getTicket(ctx, known));
    },
  },
  close: {
    takes: 'NUMBER [NOTE]',
    means: 'closes a ticket and notifies the person who wrote it',
    run: async (ctx, { words: [number = '', note] }) => {
      const { number: known } = await getTicket(ctx, number);
      await closeTicket(ctx, known, readArguments(CloseTicket, { note }).note);
      return formatTicket(await getTicket(ctx, known));
    },
  },
};

function formatTicket(ticket: TicketAnswer['ticket']): string {
  return [
    formatLine(ticket),
    `  from ${ticket.name}, ${ticket.email}${ticket.phone && `, ${ticket.phone}`}`,
    ...ticket.message.split('\n').map((line) => `  ${line}`),
    ...ticket.events.map(
      ({ at, kind, actor, actor_name, text }) =>
        `  ${at.slice(0, 16).replace('T', ' ')} ${kind} by ${actor_name || actor}${text && `: ${text}`}`,
    ),
  ].join('\n');
}

function formatLine(ticket: TicketJson): string {
  const { number, complaint, subject, answered_at, closed_at, overdue, answer_due_at } = ticket;
  const due = `answer by ${answer_due_at.slice(0, 16).replace('T', ' ')} UTC`;
  const state = closed_at ? 'closed' : overdue ? 'OVERDUE' : answered_at ? 'answered' : due;
  return `${number}  ${state.padEnd(30)} ${complaint ? 'complaint  ' : ''}${subject}`;
}
