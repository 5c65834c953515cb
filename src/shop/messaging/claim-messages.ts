import { type Selectable, sql } from 'kysely';
import type { Messages } from '#db/schema.ts';
import { batchCalls } from '#platform/formats/batch.ts';
import { OTP_MESSAGE_KINDS } from '#domain/sign-in/otp.ts';
import type { Ctx } from '#shop/context.ts';
import type { Channel } from '#shop/ports.ts';
import { namedStatement } from '#shop/named-statement.ts';

export type ClaimedMessage = Pick<
  Selectable<Messages>,
  'id' | 'channel' | 'recipient' | 'kind' | 'facts' | 'created_at' | 'expires_at' | 'attempts'
>;

/**
 * Every message of a batch has its result sooner than this, so a process that claimed one this long ago and has not recorded a result has
 * died. A provider of SMS or WhatsApp answers within 5 s and accepts the whole batch at once. A mail takes 45 s at most, and no more mails
 * are claimed than the mail server accepts at once, so that no mail waits for another.
 */
const claimSeconds = 60;

/** Claims at most `most` messages of a channel that are due and that no other process is sending, the longest due first. */
export async function claimMessages(
  { db, clock }: Ctx,
  channel: Channel,
  most: number,
): Promise<ClaimedMessage[]> {
  const now = clock.now();
  const deserted = new Date(now.getTime() - claimSeconds * 1000);
  const { rows } = await sql<ClaimedMessage>`
    update ${namedStatement} messages set claimed_at = ${now}, attempts = attempts + 1
     where id = any(array(
             select id from messages
              where sent_at is null and failed_at is null and due_at <= ${now} and channel = ${channel}
                and (claimed_at is null or claimed_at < ${deserted})
              order by due_at limit ${most} for no key update skip locked))
    returning id, channel, recipient, kind, facts, created_at, expires_at, attempts`.execute(db);
  return rows;
}

type Sent = { id: string; providerMessageId: string };

/**
 * Returns a function that records a sent message. Messages sent at the same time are recorded in one statement, because its commit costs
 * more than its rows.
 */
export function makeNoteSent({ db, clock }: Ctx): (sent: Sent) => Promise<void> {
  return batchCalls(async (sent: Sent[]) => {
    await sql`
      update ${namedStatement} messages m
         set sent_at = ${clock.now()}, provider_message_id = s.provider_message_id,
             facts = case when m.kind = any(${OTP_MESSAGE_KINDS}::text[]) then '{}' else m.facts end
        from unnest(${sent.map(({ id }) => id)}::text[], ${sent.map((each) => each.providerMessageId)}::text[])
             as s (id, provider_message_id)
       where m.id = s.id`.execute(db);
    return sent.map(() => undefined);
  });
}
