import { z } from 'zod';
import { answers, answersWithCsv, defineRoute, needsLogin, refuses, takes } from '#contract/define-route.ts';
import {
  AnswerTicket,
  CloseTicket,
  TicketAnswer,
  TicketListing,
  TicketsAnswer,
} from '#contract/support/ticket.ts';

const shared = { tags: ['Admin'], security: needsLogin, ability: 'answer_customers' as const };
const params = z.object({ number: z.string().max(20) });

export const list = defineRoute({
  ...shared,
  method: 'get',
  path: '/admin/tickets',
  summary:
    'Support tickets: open, overdue or closed. CSV contains all pages of the list, up to 10,000 tickets',
  request: { query: TicketListing },
  responses: {
    200: answersWithCsv(TicketsAnswer, 'The tickets, those due first on top'),
    ...refuses(401, 403, 422),
  },
});
export const get = defineRoute({
  ...shared,
  method: 'get',
  path: '/admin/tickets/{number}',
  summary: 'One ticket with its log',
  request: { params },
  responses: { 200: answers(TicketAnswer, 'The ticket'), ...refuses(401, 403, 404) },
});
export const answer = defineRoute({
  ...shared,
  method: 'post',
  path: '/admin/tickets/{number}/answer',
  summary: 'Answer a ticket by e-mail',
  request: { params, body: takes(AnswerTicket) },
  responses: { 200: answers(TicketAnswer, 'The ticket, answered'), ...refuses(401, 403, 404, 409, 422) },
});
export const close = defineRoute({
  ...shared,
  method: 'post',
  path: '/admin/tickets/{number}/closure',
  summary: 'Close a ticket and tell the customer',
  request: { params, body: takes(CloseTicket) },
  responses: { 200: answers(TicketAnswer, 'The ticket, closed'), ...refuses(401, 403, 404, 409, 422) },
});
