import { type ExpressionBuilder, type Selectable, sql } from 'kysely';
import type { ContactTickets, DB } from '#db/schema.ts';
import { type Paging, toOffset } from '#domain/paging.ts';
import { isOverdue } from '#domain/support/ticket.ts';
import type { OwnTicketJson, OwnTicketsAnswer } from '#contract/support/ticket.ts';
import type { Reader } from '#shop/context.ts';
import { requireCustomer } from '#shop/access/require-customer.ts';

/** Returns the calling customer's tickets, newest first, with the shop's answers. Throws unauthenticated. */
export async function listOwnTickets(reader: Reader, wanted: Paging): Promise<OwnTicketsAnswer> {
  const customerId = requireCustomer(reader);
  const mine = reader.db.selectFrom('contact_tickets').where((eb) => isWrittenBy(eb, customerId));
  const [rows, { total }] = await Promise.all([
    mine
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(wanted.limit)
      .offset(toOffset(wanted))
      .execute(),
    mine.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  const answers = await listAnswers(
    reader,
    rows.map(({ id }) => id),
  );
  const now = reader.clock.now();
  const tickets = rows.map((row) => ({ ...toOwnTicket(row, now), answers: answers.get(row.id) ?? [] }));
  return { tickets, total: Number(total) };
}

/**
 * Returns the SQL condition that a ticket is this customer's: they wrote it when logged in, or as a guest from the address they have
 * proven.
 */
export function isWrittenBy(eb: ExpressionBuilder<DB, 'contact_tickets'>, customerId: string) {
  const provenEmail = eb
    .selectFrom('customers')
    .select(sql<string>`lower(email)`.as('email'))
    .where('id', '=', customerId)
    .where('email_verified_at', 'is not', null);
  return eb.or([
    eb('customer_id', '=', customerId),
    eb.and([eb('customer_id', 'is', null), eb(sql`lower(email)`, '=', provenEmail)]),
  ]);
}

type Answers = OwnTicketJson['answers'];

/** Returns the shop's answers to each of these tickets, oldest first, without its internal notes. */
export async function listAnswers(
  { db }: Pick<Reader, 'db'>,
  ticketIds: string[],
): Promise<Map<string, Answers>> {
  const answers = new Map<string, Answers>();
  if (ticketIds.length === 0) return answers;
  const events = await db
    .selectFrom('ticket_events')
    .select(['ticket_id', 'kind', 'text', 'at'])
    .where('ticket_id', 'in', ticketIds)
    .where('kind', 'in', ['answered', 'closed'])
    .where('text', '<>', '')
    .orderBy('at')
    .orderBy('id')
    .execute();
  for (const { ticket_id, kind, text, at } of events) {
    const answer = { kind: kind as Answers[number]['kind'], text, at: at.toISOString() };
    answers.set(ticket_id, [...(answers.get(ticket_id) ?? []), answer]);
  }
  return answers;
}

/** Returns a ticket as its writer sees it, without the answers. */
export function toOwnTicket(row: Selectable<ContactTickets>, now: Date): Omit<OwnTicketJson, 'answers'> {
  const { number, subject, message, answered_at: answeredAt, resolved_at: resolvedAt } = row;
  const { answer_due_at: answerDueAt, settle_due_at: settleDueAt } = row;
  return {
    number,
    subject,
    message,
    type: row.type as OwnTicketJson['type'],
    complaint: row.is_complaint,
    state: resolvedAt ? 'closed' : answeredAt ? 'answered' : 'waiting',
    created_at: row.created_at.toISOString(),
    acknowledged_at: row.acknowledged_at?.toISOString() ?? null,
    answer_due_at: answerDueAt.toISOString(),
    settle_due_at: settleDueAt.toISOString(),
    answered_at: answeredAt?.toISOString() ?? null,
    closed_at: resolvedAt?.toISOString() ?? null,
    overdue: isOverdue({ answerDueAt, settleDueAt, answeredAt, resolvedAt }, now),
  };
}
