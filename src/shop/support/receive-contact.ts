import { sql } from 'kysely';
import { toIndianDay } from '#domain/indian-time.ts';
import { isMobileNumber, stripToNational, toE164 } from '#domain/customer/phone.ts';
import { newTicketNumber, TICKET_NUMBER_RANDOM_BYTES } from '#domain/support/ticket-number.ts';
import { toDueTimes } from '#domain/support/ticket.ts';
import type { ContactMessage } from '#contract/support/contact.ts';
import { customerOf } from '#shop/access/actor-ids.ts';
import { type Ctx, type Tx, inTransaction, makeId } from '#shop/context.ts';
import { limitAddress } from '#shop/rate-limits/limit-address.ts';
import { consumeLimit } from '#shop/rate-limits/consume.ts';
import { writeMessages } from '#shop/messaging/write-message.ts';
import { listOwnerAddresses } from '#shop/messaging/list-owner-addresses.ts';
import { formatIndianTime } from '#shop/messaging/format-indian-time.ts';
import { writeTicketEvent } from './write-ticket-event.ts';

/** A message to the shop, and the network address it came from. */
export type ReceiveContact = ContactMessage & { address: string };

const perNetwork = { count: 10, seconds: 60 * 60 };
const perEmail = { count: 5, seconds: 24 * 60 * 60 };

/**
 * Stores a message to the shop as a ticket with a number and its deadlines, acknowledges it at once by e-mail and SMS, and notifies the
 * owner (E-Commerce Rules 2020, rule 4(5)). Throws too_many.
 */
export async function receiveContact(
  ctx: Ctx,
  { address, complaint, ...message }: ReceiveContact,
): Promise<{ number: string }> {
  const refusal = 'You have already written to us several times. Please try again later.';
  await limitAddress(ctx, address, { name: 'contact/from', limits: [perNetwork], message: refusal });
  await consumeLimit(ctx, {
    key: `contact/to/${message.email.toLowerCase()}`,
    limits: [perEmail],
    message: refusal,
  });
  const now = ctx.clock.now();
  const number = newTicketNumber(toIndianDay(now), ctx.random(TICKET_NUMBER_RANDOM_BYTES));
  const owners = await listOwnerAddresses(ctx);
  const proven = await findProvenName(ctx, message.email);
  const { answerDueAt, settleDueAt } = toDueTimes(now);
  await inTransaction(ctx, async (tx) => {
    const id = makeId(tx, 'tkt');
    const due = { answer_due_at: answerDueAt, settle_due_at: settleDueAt };
    const moments = { created_at: now, acknowledged_at: now, ...due };
    const row = { id, number, ...message, customer_id: customerOf(tx), is_complaint: complaint, ...moments };
    await tx.db.insertInto('contact_tickets').values(row).execute();
    await writeTicketEvent(tx, { ticketId: id, kind: 'received' });
    await acknowledge(tx, { ticket: number, message, name: proven });
    const opened = {
      kind: 'ticket_opened' as const,
      channel: 'email' as const,
      ticket: number,
      path: `/admin/tickets/${number}`,
      from: `${message.name}, ${message.email}`,
      about: message.subject,
      text: message.message,
      complaint,
      due: formatIndianTime(answerDueAt),
    };
    await writeMessages(
      tx,
      owners.map((to) => ({ dedupeKey: `ticket_opened/${number}/${to}`, to, event: opened })),
    );
  });
  return { number };
}

type Acknowledging = {
  ticket: string;
  message: Pick<ContactMessage, 'email' | 'phone'>;
  /** The name in the greeting of the e-mail; empty for an unknown sender. */
  name: string;
};

/**
 * Returns the name of the signed-in customer, if the address is their proven one. Anybody can enter another person's address, and any text
 * as the name, and the shop would mail that text for the sender.
 */
async function findProvenName(ctx: Ctx, email: string): Promise<string> {
  const { actor } = ctx;
  if (actor.kind !== 'customer') return '';
  const known = await ctx.db
    .selectFrom('customers')
    .select('name')
    .where('id', '=', actor.customerId)
    .where('email_verified_at', 'is not', null)
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst();
  return known?.name ?? '';
}

/** Acknowledges a ticket by e-mail, and by SMS if an Indian mobile number was given. */
async function acknowledge(
  tx: Tx,
  { ticket, message: { email, phone }, name }: Acknowledging,
): Promise<void> {
  const national = stripToNational(phone);
  const byPhone = isMobileNumber(national) ? [{ channel: 'sms' as const, to: toE164(national) }] : [];
  const ways = [{ channel: 'email' as const, to: email }, ...byPhone];
  const customerId = customerOf(tx) ?? undefined;
  await writeMessages(
    tx,
    ways.map(({ channel, to }) => ({
      dedupeKey: `contact/${ticket}/${channel}`,
      to,
      customerId,
      event: { kind: 'contact_received' as const, channel, name, ticket, path: `/tickets?number=${ticket}` },
    })),
  );
}
