import { createRoute } from '@hono/zod-openapi';
import { OwnTicketListing, OwnTicketsAnswer } from '#domain/support/ticket.ts';
import { LookUpTicket, LookUpTicketAnswer } from '#domain/support/ticket-lookup.ts';
import { listOwnTickets } from '#shop/support/list-own-tickets.ts';
import { lookUpTicket } from '#shop/support/look-up-ticket.ts';
import { noStore } from '#api/no-store.ts';
import { answers, createDoor, needsLogin, refuses, takes } from '#api/open-api.ts';

const list = createRoute({
  tags: ['Contact'],
  middleware: noStore,
  method: 'get',
  path: '/tickets',
  security: needsLogin,
  summary: 'What you wrote to the shop, until when it answers, and what it answered',
  request: { query: OwnTicketListing },
  responses: { 200: answers(OwnTicketsAnswer, 'Your tickets, newest first'), ...refuses(401, 422) },
});

const lookUp = createRoute({
  tags: ['Contact'],
  middleware: noStore,
  method: 'post',
  path: '/tickets/lookup',
  summary: 'One ticket, for whoever knows its number and the email or mobile number given with it',
  request: { body: takes(LookUpTicket) },
  responses: { 200: answers(LookUpTicketAnswer, 'The ticket'), ...refuses(404, 422, 429) },
});

export const tickets = createDoor();

tickets.openapi(list, async (c) => c.json(await listOwnTickets(c.get('ctx'), c.req.valid('query')), 200));

tickets.openapi(lookUp, async (c) => {
  const wanted = { ...c.req.valid('json'), address: c.get('address') };
  return c.json({ ticket: await lookUpTicket(c.get('ctx'), wanted) }, 200);
});
