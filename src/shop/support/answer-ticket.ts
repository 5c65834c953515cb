import { conflict, notFound } from '#domain/error.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import { writeAuditEvent } from '#shop/audit/write-audit-event.ts';
import { type Ctx, type Tx, inTransaction } from '#shop/context.ts';
import { writeMessage } from '#shop/messaging/write-message.ts';
import { writeTicketEvent } from './write-ticket-event.ts';

/**
 * Answers a ticket: mails the answer to its writer and records the time, which decides whether the 48 hours were met. Throws forbidden,
 * not_found, conflict `ticket.closed`.
 */
export async function answerTicket(ctx: Ctx, number: string, text: string): Promise<void> {
  requireAbility(ctx, 'answer_customers');
  await inTransaction(ctx, async (tx) => {
    const ticket = await lockOpen(tx, number);
    const answered_at = ticket.answered_at ?? tx.clock.now();
    await tx.db.updateTable('contact_tickets').set({ answered_at }).where('id', '=', ticket.id).execute();
    await writeTicketEvent(tx, { ticketId: ticket.id, kind: 'answered', text });
    await writeMessage(tx, {
      dedupeKey: `ticket_answered/${ticket.id}/${await countEvents(tx, ticket.id)}`,
      to: ticket.email,
      customerId: ticket.customer_id ?? undefined,
      event: { kind: 'ticket_answered', channel: 'email', name: ticket.name, ticket: number, answer: text },
    });
    const change = { before: { answered_at: ticket.answered_at }, after: { answered_at } };
    await writeAuditEvent(tx, { action: 'ticket.answered', subject: number, ...change });
  });
}

/** Closes a ticket and notifies its writer. Throws forbidden, not_found, conflict `ticket.closed`. */
export async function closeTicket(ctx: Ctx, number: string, note: string): Promise<void> {
  requireAbility(ctx, 'answer_customers');
  await inTransaction(ctx, async (tx) => {
    const ticket = await lockOpen(tx, number);
    const resolved_at = tx.clock.now();
    await tx.db.updateTable('contact_tickets').set({ resolved_at }).where('id', '=', ticket.id).execute();
    await writeTicketEvent(tx, { ticketId: ticket.id, kind: 'closed', text: note });
    await writeMessage(tx, {
      dedupeKey: `ticket_closed/${ticket.id}`,
      to: ticket.email,
      customerId: ticket.customer_id ?? undefined,
      event: { kind: 'ticket_closed', channel: 'email', name: ticket.name, ticket: number, note },
    });
    const change = { before: { resolved_at: null }, after: { resolved_at } };
    await writeAuditEvent(tx, { action: 'ticket.closed', subject: number, ...change });
  });
}

async function lockOpen(tx: Tx, number: string) {
  const ticket = await tx.db
    .selectFrom('contact_tickets')
    .select(['id', 'name', 'email', 'customer_id', 'answered_at', 'resolved_at'])
    .where('number', '=', number)
    .forUpdate()
    .executeTakeFirst();
  if (!ticket) throw notFound('Ticket');
  if (ticket.resolved_at) throw conflict('ticket.closed', 'This ticket is already closed');
  return ticket;
}

async function countEvents(tx: Tx, ticketId: string): Promise<number> {
  const { count } = await tx.db
    .selectFrom('ticket_events')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('ticket_id', '=', ticketId)
    .executeTakeFirstOrThrow();
  return Number(count);
}
