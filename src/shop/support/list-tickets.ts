import { type ExpressionBuilder, type Selectable, sql } from 'kysely';
import type { ContactTickets, DB } from '#db/schema.ts';
import { notFound } from '#domain/error.ts';
import { MOST_EXPORTED, toOffset } from '#domain/paging.ts';
import { isOverdue } from '#domain/support/ticket.ts';
import type { TicketAnswer, TicketJson, TicketListing, TicketState } from '#contract/support/ticket.ts';
import { escapeLike } from '#platform/postgres/escape-like.ts';
import type { Ctx } from '#shop/context.ts';
import { requireAbility } from '#shop/access/require-ability.ts';

/** Returns one page of the tickets that match: unanswered and earliest due first, closed ones last. Throws forbidden. */
export async function listTickets(
  ctx: Ctx,
  wanted: TicketListing,
): Promise<{ tickets: TicketJson[]; total: number }> {
  requireAbility(ctx, 'answer_customers');
  const now = ctx.clock.now();
  const found = narrow(ctx, wanted);
  const [rows, { total }] = await Promise.all([
    inOrder(found, wanted).limit(wanted.limit).offset(toOffset(wanted)).execute(),
    found.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { tickets: rows.map((row) => toTicketJson(row, now)), total: Number(total) };
}

/** Returns at most `MOST_EXPORTED` tickets of the list for a file, ignoring the requested page. Throws unauthenticated, forbidden. */
export async function exportTickets(ctx: Ctx, wanted: TicketListing): Promise<TicketJson[]> {
  requireAbility(ctx, 'answer_customers');
  const rows = await inOrder(narrow(ctx, wanted), wanted).limit(MOST_EXPORTED).execute();
  return rows.map((row) => toTicketJson(row, ctx.clock.now()));
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
  const entries = events.map(({ actor_name, at, ...event }) => ({
    ...event,
    actor_name: actor_name ?? '',
    at: at.toISOString(),
  }));
  return { ...toTicketJson(row, ctx.clock.now()), events: entries };
}

function narrow({ db, clock }: Ctx, { q, state, complaint }: TicketListing) {
  return db
    .selectFrom('contact_tickets')
    .where((eb) => inState(eb, state, clock.now()))
    .$if(complaint !== undefined, (query) => query.where('is_complaint', '=', complaint === 'true'))
    .$if(Boolean(q), (query) => query.where(matches(q!)));
}

function inOrder(found: ReturnType<typeof narrow>, { state, sort }: TicketListing) {
  return found
    .selectAll()
    .orderBy(SORTS[state === 'closed' ? 'closed' : sort])
    .orderBy('id');
}

const SORTS = {
  due: sql`resolved_at is not null, answered_at is not null, case when resolved_at is null then answer_due_at end, resolved_at desc`,
  newest: sql`created_at desc`,
  closed: sql`resolved_at desc`,
};

/** Returns the condition that a ticket has this number, or this part of its writer's name, e-mail or phone, or of its subject. */
function matches(typed: string) {
  const part = `%${escapeLike(typed.toLowerCase())}%`;
  return sql<boolean>`(number = ${typed.toUpperCase()} or lower(name) like ${part} or lower(email) like ${part}
    or lower(subject) like ${part} or replace(phone, ' ', '') like ${part.replaceAll(' ', '')})`;
}

function inState(eb: ExpressionBuilder<DB, 'contact_tickets'>, state: TicketState, now: Date) {
  if (state === 'all') return eb.lit(true);
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
