import { listOwnTickets } from '#shop/support/list-own-tickets.ts';
import { lookUpTicket } from '#shop/support/look-up-ticket.ts';
import { createRouter } from '#api/open-api.ts';
import * as routes from '#contract/storefront/support/tickets.ts';

export const tickets = createRouter();

tickets.openapi(routes.list, async (c) =>
  c.json(await listOwnTickets(c.get('ctx'), c.req.valid('query')), 200),
);

tickets.openapi(routes.lookUp, async (c) => {
  const wanted = { ...c.req.valid('json'), address: c.get('address') };
  return c.json({ ticket: await lookUpTicket(c.get('ctx'), wanted) }, 200);
});
