import { answerTicket, closeTicket } from '#shop/support/answer-ticket.ts';
import { getTicket, listTickets } from '#shop/support/list-tickets.ts';
import { createRouter } from '#api/open-api.ts';
import * as routes from '#contract/admin/tickets.ts';

export const adminTickets = createRouter();

adminTickets.openapi(routes.list, async (c) =>
  c.json(await listTickets(c.get('ctx'), c.req.valid('query')), 200),
);

adminTickets.openapi(routes.get, async (c) =>
  c.json({ ticket: await getTicket(c.get('ctx'), c.req.valid('param').number) }, 200),
);

adminTickets.openapi(routes.answer, async (c) => {
  const ctx = c.get('ctx');
  const { number } = c.req.valid('param');
  await answerTicket(ctx, number, c.req.valid('json').text);
  return c.json({ ticket: await getTicket(ctx, number) }, 200);
});

adminTickets.openapi(routes.close, async (c) => {
  const ctx = c.get('ctx');
  const { number } = c.req.valid('param');
  await closeTicket(ctx, number, c.req.valid('json').note);
  return c.json({ ticket: await getTicket(ctx, number) }, 200);
});
