import { notFound } from '#domain/error.ts';
import { isContactOf } from '#domain/support/ticket-contact.ts';
import type { OwnTicketJson } from '#contract/support/ticket.ts';
import type { LookUpTicket } from '#contract/support/ticket-lookup.ts';
import type { Ctx } from '#shop/context.ts';
import { limitAddress } from '#shop/rate-limits/limit-address.ts';
import { consumeLimit } from '#shop/rate-limits/consume.ts';
import { listAnswers, toOwnTicket } from './list-own-tickets.ts';

const perNetwork = { count: 30, seconds: 60 * 60 };
const perNumber = { count: 10, seconds: 60 * 60 };

/** No ticket has this id: it makes a caller who may see no ticket cause the same statements as one who may. */
const NOBODYS = '';

/**
 * Returns a ticket to a caller who knows its number and the email or phone it was written from, logged in or not. An unknown number and
 * another person's ticket throw the same not_found, after the same statements. Throws too_many.
 */
export async function lookUpTicket(
  ctx: Ctx,
  { number, contact, address }: LookUpTicket & { address: string },
): Promise<OwnTicketJson> {
  const message = 'Too many attempts. Please try again later.';
  await limitAddress(ctx, address, { name: 'ticket/from', limits: [perNetwork], message });
  await consumeLimit(ctx, { key: `ticket/number/${number}`, limits: [perNumber], message });
  const found = await ctx.db
    .selectFrom('contact_tickets')
    .select(['id', 'email', 'phone'])
    .where('number', '=', number)
    .executeTakeFirst();
  const id = found && isContactOf(found, contact) ? found.id : NOBODYS;
  const [row, answers] = await Promise.all([
    ctx.db.selectFrom('contact_tickets').selectAll().where('id', '=', id).executeTakeFirst(),
    listAnswers(ctx, [id]),
  ]);
  if (!row) throw notFound('Ticket');
  return { ...toOwnTicket(row, ctx.clock.now()), answers: answers.get(id) ?? [] };
}
