import type { SubscriptionSource } from '#domain/messaging/subscription-source.ts';
import type { Reader } from '#shop/context.ts';
import { findNewsletterOf } from '#shop/messaging/subscribe-newsletter.ts';
import { isWrittenBy, listAnswers } from '#shop/support/list-own-tickets.ts';

/** Returns a customer's tickets with the shop's answers. */
export async function readTickets({ db }: Reader, customerId: string) {
  const tickets = await db
    .selectFrom('contact_tickets')
    .select(['id', 'number', 'type', 'is_complaint', 'subject', 'message', 'created_at', 'resolved_at'])
    .where((eb) => isWrittenBy(eb, customerId))
    .orderBy('created_at')
    .execute();
  const answers = await listAnswers(
    { db },
    tickets.map(({ id }) => id),
  );
  return tickets.map(({ id, is_complaint, created_at, resolved_at, ...ticket }) => ({
    ...ticket,
    complaint: is_complaint,
    at: created_at.toISOString(),
    closed_at: resolved_at?.toISOString() ?? null,
    answers: (answers.get(id) ?? []).map(({ text, at }) => ({ text, at })),
  }));
}

/** Returns the newsletter subscription of a customer's verified e-mail address. */
export async function readNewsletter({ db }: Reader, customerId: string) {
  const { email, email_verified_at } = await db
    .selectFrom('customers')
    .select(['email', 'email_verified_at'])
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
  const found = email && email_verified_at ? await findNewsletterOf({ db }, email) : undefined;
  if (!found) return null;
  return {
    asked_at: found.created_at.toISOString(),
    source: found.source as SubscriptionSource,
    confirmed_at: found.confirmed_at?.toISOString() ?? null,
    ended_at: found.ended_at?.toISOString() ?? null,
  };
}

/** Returns which messages were sent to a customer, without their text: the orders and tickets they are about hold its facts. */
export async function readMessages({ db }: Reader, customerId: string) {
  const rows = await db
    .selectFrom('messages as m')
    .select(['m.kind', 'm.channel', 'm.recipient as to', 'm.created_at', 'm.sent_at'])
    .where((eb) =>
      eb.or([
        eb('m.customer_id', '=', customerId),
        eb('m.recipient', '=', eb.selectFrom('customers').select('mobile').where('id', '=', customerId)),
      ]),
    )
    .orderBy('m.created_at')
    .execute();
  return rows.map(({ created_at, sent_at, ...message }) => ({
    ...message,
    at: created_at.toISOString(),
    sent_at: sent_at?.toISOString() ?? null,
  }));
}
