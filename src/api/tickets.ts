import { createRoute } from '@hono/zod-openapi';
import { OwnTicketListing, OwnTicketsAnswer } from '#domain/ticket.ts';
import { listOwnTickets } from '#shop/tickets/list-own-tickets.ts';
import { noStore } from './no-store.ts';
import { answers, createDoor, needsLogin, refuses } from './open-api.ts';

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

export const tickets = createDoor();

tickets.openapi(list, async (c) => c.json(await listOwnTickets(c.get('ctx'), c.req.valid('query')), 200));
