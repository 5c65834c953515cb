import { sql } from 'kysely';
import type { Tx } from '#shop/context.ts';

export type EraseRecipient = {
  customerId: string;
  /** The customer's own number and address. */
  own: string[];
  /** Other numbers and addresses that received messages because of the customer's orders. */
  others: string[];
  /** An address that the customer has proven: its newsletter subscription and tickets are theirs, too. */
  provenEmail: string | null;
};

/** Erases the recipients and contents of a customer's messages; the rows stay, so that no message is sent twice. */
export async function eraseRecipient(
  tx: Tx,
  { customerId, own, others, provenEmail }: EraseRecipient,
): Promise<void> {
  const now = tx.clock.now();
  await tx.db
    .updateTable('messages')
    .set({
      recipient: '',
      facts: '{}',
      customer_id: null,
      failed_at: sql`case when sent_at is null then ${now} else failed_at end`,
    })
    .where((eb) =>
      eb.or([eb('customer_id', '=', customerId), ...(own.length > 0 ? [eb('recipient', 'in', own)] : [])]),
    )
    .execute();
  const reached = [...own, ...others];
  if (reached.length > 0)
    await tx.db.deleteFrom('outbox_messages').where('recipient', 'in', reached).execute();
  await eraseTickets(tx, { customerId, provenEmail });
  if (provenEmail)
    await tx.db
      .deleteFrom('newsletter_subscriptions')
      .where('email', '=', provenEmail.toLowerCase())
      .execute();
}

type OfTickets = Pick<EraseRecipient, 'customerId' | 'provenEmail'>;

/** Erases the customer's tickets and closes the open ones, because nobody can be answered any more. */
async function eraseTickets(tx: Tx, { customerId, provenEmail }: OfTickets): Promise<void> {
  const now = tx.clock.now();
  const erased = await tx.db
    .updateTable('contact_tickets')
    .set({
      name: '',
      email: '',
      phone: '',
      subject: '',
      message: '',
      customer_id: null,
      resolved_at: sql`coalesce(resolved_at, ${now})`,
    })
    .where((eb) =>
      eb.or([
        eb('customer_id', '=', customerId),
        ...(provenEmail ? [eb(sql`lower(email)`, '=', provenEmail.toLowerCase())] : []),
      ]),
    )
    .returning(['id', 'number'])
    .execute();
  if (erased.length === 0) return;
  for (const { number } of erased) await eraseMessagesAbout(tx, number);
  const ids = erased.map(({ id }) => id);
  await tx.db.updateTable('ticket_events').set({ text: '' }).where('ticket_id', 'in', ids).execute();
}

/** Erases the messages to the owner about a ticket, which contain its writer and text. */
async function eraseMessagesAbout(tx: Tx, number: string): Promise<void> {
  await tx.db
    .updateTable('messages')
    .set({ facts: '{}', failed_at: sql`case when sent_at is null then ${tx.clock.now()} else failed_at end` })
    .where('dedupe_key', 'like', `ticket_opened/${number}/%`)
    .execute();
  await tx.db
    .deleteFrom('outbox_messages')
    .where(sql`position(${number} in subject || body)`, '>', 0)
    .execute();
}
