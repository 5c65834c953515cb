import { type Selectable, sql } from 'kysely';
import type { Messages } from '#db/schema.ts';
import type { MessageEvent } from '#domain/messaging/message-event.ts';
import { toWellFormed } from '#domain/well-formed.ts';
import { type Tx, makeId } from '#shop/context.ts';
import { hideFacts } from './hide-facts.ts';

type Without<Event, Names extends string> = Event extends unknown ? Omit<Event, Names> : never;

/** An event as it is stored: the shop's name and origin are added when it is sent, so a link is stored as its path. */
export type StoredEvent = Without<MessageEvent, 'shop' | 'link'> & { path?: string };

export type WriteMessage = {
  /** Messages with the same key are written once. */
  dedupeKey: string;
  /** E.164 or an email address. */
  to: string;
  event: StoredEvent;
  /** The customer that the message is for, if any. */
  customerId?: string | undefined;
  /** The order that the message is about, if the message is for its buyer. */
  orderId?: string | undefined;
  /** The moment from which the message is no longer sent. */
  expiresAt?: Date;
};

/** Writes a message, due at once, in the transaction of the change it reports: it is sent after the commit. */
export async function writeMessage(tx: Tx, message: WriteMessage): Promise<void> {
  await writeMessages(tx, [message]);
}

/** Writes several messages in one statement. */
export async function writeMessages(tx: Tx, messages: WriteMessage[]): Promise<void> {
  if (messages.length === 0) return;
  const rows = JSON.stringify(messages.map((message) => toRow(tx, message)));
  await sql`
    insert into messages select * from json_populate_recordset(null::messages, ${rows}::json)
    on conflict (dedupe_key) do nothing`.execute(tx.db);
}

function toRow(
  tx: Tx,
  { dedupeKey, to, event, customerId, orderId, expiresAt }: WriteMessage,
): Selectable<Messages> {
  const { kind, channel, ...facts } = toWellFormed(event);
  const now = tx.clock.now();
  return {
    id: makeId(tx, 'msg'),
    dedupe_key: dedupeKey,
    channel,
    recipient: to,
    customer_id: customerId ?? null,
    order_id: orderId ?? null,
    kind,
    facts: hideFacts(tx, facts) as Messages['facts'],
    created_at: now,
    due_at: now,
    claimed_at: null,
    attempts: 0,
    sent_at: null,
    failed_at: null,
    failure: null,
    provider_message_id: null,
    expires_at: expiresAt ?? null,
    discarded_at: null,
    discard_reason: null,
  };
}
