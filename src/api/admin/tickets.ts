import type { TicketJson } from '#contract/support/ticket.ts';
import { answerTicket, closeTicket } from '#shop/support/answer-ticket.ts';
import { exportTickets, getTicket, listTickets } from '#shop/support/list-tickets.ts';
import { answerCsv, toTimeCell, wantsCsv } from '#api/answer-csv.ts';
import { createRouter } from '#api/open-api.ts';
import * as routes from '#contract/admin/tickets.ts';

export const adminTickets = createRouter();

const headings = ['Number', 'From', 'Subject', 'Complaint', 'Due', 'State', 'Received', 'E-mail'];

adminTickets.openapi(routes.list, async (c) => {
  const ctx = c.get('ctx');
  const wanted = c.req.valid('query');
  if (!wantsCsv(c)) return c.json(await listTickets(ctx, wanted), 200);
  return answerCsv(c, 'tickets.csv', [headings, (await exportTickets(ctx, wanted)).map(toRow)]);
});

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

function toRow(ticket: TicketJson): string[] {
  const { number, name, subject, complaint, created_at, email, answered_at, closed_at } = ticket;
  const due = answered_at ? ticket.settle_due_at : ticket.answer_due_at;
  return [
    number,
    name,
    subject,
    complaint ? 'yes' : '',
    closed_at ? '' : toTimeCell(due),
    nameState(ticket),
    toTimeCell(created_at),
    email,
  ];
}

function nameState({ answered_at, closed_at, overdue }: TicketJson): string {
  if (closed_at) return 'closed';
  if (overdue) return 'overdue';
  return answered_at ? 'answered' : 'waiting';
}
