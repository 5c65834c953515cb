import { answers, defineRoute, needsLogin, refuses, takes } from '#contract/define-route.ts';
import { OwnTicketListing, OwnTicketsAnswer } from '#contract/support/ticket.ts';
import { LookUpTicket, LookUpTicketAnswer } from '#contract/support/ticket-lookup.ts';

export const list = defineRoute({
  tags: ['Contact'],
  method: 'get',
  path: '/tickets',
  security: needsLogin,
  summary: 'What you wrote to the shop, until when it answers, and what it answered',
  request: { query: OwnTicketListing },
  responses: { 200: answers(OwnTicketsAnswer, 'Your tickets, newest first'), ...refuses(401, 422) },
});

export const lookUp = defineRoute({
  tags: ['Contact'],
  method: 'post',
  path: '/tickets/lookup',
  summary: 'One ticket, for those who know its number and the email or mobile number given with it',
  request: { body: takes(LookUpTicket) },
  responses: { 200: answers(LookUpTicketAnswer, 'The ticket'), ...refuses(404, 422, 429) },
});
