import { type ExpressionBuilder, type Selectable, sql } from 'kysely';
import type { ContactTickets, DB } from '#db/schema.ts';
import { notFound } from '#domain/error.ts';
import { toOffset } from '#domain/paging.ts';
import {
  type TicketAnswer,
  type TicketJson,
  type TicketListing,
  type TicketState,
  isOverdue,
} from '#domain/support/ticket.ts';
import type { Ctx } from '#shop/context.ts';
import { requireAbility } from '#shop/access/require-ability.ts';

/** Returns tickets: the open ones, unanswered and earliest due first, or those that are overdue or closed. Throws forbidden. */
export async function listTickets(
  ctx: Ctx,
  wanted: TicketListing,
): Promise<{ tickets: TicketJson[]; total: number }> {
  requireAbility(ctx, 'answer_customers');
  const now = ctx.clock.now();
  const all = ctx.db.selectFrom('contact_tickets').where((eb) => inState(eb, wanted.state, now));
  const [rows, { total }] = await Promise.all([
    all
      .selectAll()
      .orderBy(
        wanted.state === 'closed' ? sql`resolved_at desc` : sql`answered_at is not null, answer_due_at`,
      )
      .orderBy('id')
      .limit(wanted.limit)
      .offset(toOffset(wanted))
      .execute(),
    all.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { tickets: rows.map((row) => toTicketJson(row, now)), total: Number(total) };
}

/** Returns one ticket with all its events. Throws forbidden, not_found. */
export async function getTicket(ctx: Ctx, number: string): Promise<TicketAnswer['ticket']> {
  requireAbility(ctx, 'answer_customers');
  const row = await ctx.db
    .selectFrom('contact_tickets')
    .selectAll()
    .where('number', '=', number.trim().toUpperCase())
    .executeTakeFirst();
  if (!row) throw notFound('Ticket');
  const events = await ctx.db
    .selectFrom('ticket_events as e')
    .leftJoin('staff as s', 's.id', 'e.actor_id')
    .select(['e.kind', 'e.actor_kind as actor', 's.name as actor_name', 'e.text', 'e.at'])
    .where('e.ticket_id', '=', row.id)
    .orderBy('e.at')
    .orderBy('e.id')
    .execute();
  const told = events.map(({ actor_name, at, ...event }) => ({
    ...event,
    actor_name: actor_name ?? '',
    at: at.toISOString(),
  }));
  return { ...toTicketJson(row, ctx.clock.now()), events: told };
}

function inState(eb: ExpressionBuilder<DB, 'contact_tickets'>, state: TicketState, now: Date) {
  if (state === 'closed') return eb('resolved_at', 'is not', null);
  const isOpen = eb('resolved_at', 'is', null);
  if (state === 'open') return isOpen;
  const isLate = eb.or([
    eb.and([eb('answered_at', 'is', null), eb('answer_due_at', '<=', now)]),
    eb('settle_due_at', '<=', now),
  ]);
  return eb.and([isOpen, isLate]);
}

function toTicketJson(row: Selectable<ContactTickets>, now: Date): TicketJson {
  const clocks = {
    answerDueAt: row.answer_due_at,
    settleDueAt: row.settle_due_at,
    answeredAt: row.answered_at,
    resolvedAt: row.resolved_at,
  };
  const { number, name, email, phone, subject, message, customer_id } = row;
  return {
    number,
    name,
    email,
    phone,
    subject,
    message,
    customer_id,
    type: row.type as TicketJson['type'],
    complaint: row.is_complaint,
    created_at: row.created_at.toISOString(),
    answer_due_at: row.answer_due_at.toISOString(),
    settle_due_at: row.settle_due_at.toISOString(),
    answered_at: row.answered_at?.toISOString() ?? null,
    closed_at: row.resolved_at?.toISOString() ?? null,
    overdue: isOverdue(clocks, now),
  };
}
