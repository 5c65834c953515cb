import { createRoute, z } from '@hono/zod-openapi';
import {
  AnswerTicket,
  CloseTicket,
  TicketAnswer,
  TicketListing,
  TicketsAnswer,
} from '#domain/support/ticket.ts';
import { answerTicket, closeTicket } from '#shop/support/answer-ticket.ts';
import { getTicket, listTickets } from '#shop/support/list-tickets.ts';
import { noStore } from '../no-store.ts';
import { answers, createDoor, needsLogin, refuses, takes } from '../open-api.ts';

const shared = { tags: ['Office'], middleware: noStore, security: needsLogin };
const params = z.object({ number: z.string().max(20) });

const list = createRoute({
  ...shared,
  method: 'get',
  path: '/admin/tickets',
  summary: 'Letters to the shop: open, overdue or closed',
  request: { query: TicketListing },
  responses: { 200: answers(TicketsAnswer, 'What is due first on top'), ...refuses(401, 403, 422) },
});
const get = createRoute({
  ...shared,
  method: 'get',
  path: '/admin/tickets/{number}',
  summary: 'One letter with its log',
  request: { params },
  responses: { 200: answers(TicketAnswer, 'The letter'), ...refuses(401, 403, 404) },
});
const answer = createRoute({
  ...shared,
  method: 'post',
  path: '/admin/tickets/{number}/answer',
  summary: 'Answer it by mail',
  request: { params, body: takes(AnswerTicket) },
  responses: { 200: answers(TicketAnswer, 'The letter, answered'), ...refuses(401, 403, 404, 409, 422) },
});
const close = createRoute({
  ...shared,
  method: 'post',
  path: '/admin/tickets/{number}/closure',
  summary: 'Close it and say so',
  request: { params, body: takes(CloseTicket) },
  responses: { 200: answers(TicketAnswer, 'The letter, closed'), ...refuses(401, 403, 404, 409, 422) },
});

export const officeTickets = createDoor();

officeTickets.openapi(list, async (c) => c.json(await listTickets(c.get('ctx'), c.req.valid('query')), 200));

officeTickets.openapi(get, async (c) =>
  c.json({ ticket: await getTicket(c.get('ctx'), c.req.valid('param').number) }, 200),
);

officeTickets.openapi(answer, async (c) => {
  const ctx = c.get('ctx');
  const { number } = c.req.valid('param');
  await answerTicket(ctx, number, c.req.valid('json').text);
  return c.json({ ticket: await getTicket(ctx, number) }, 200);
});

officeTickets.openapi(close, async (c) => {
  const ctx = c.get('ctx');
  const { number } = c.req.valid('param');
  await closeTicket(ctx, number, c.req.valid('json').note);
  return c.json({ ticket: await getTicket(ctx, number) }, 200);
});
