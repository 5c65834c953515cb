import { type Selectable, sql } from 'kysely';
import type { Messages } from '#db/schema.ts';
import { gather } from '#platform/formats/batch.ts';
import { OTP_MESSAGE_KINDS } from '#domain/sign-in/otp.ts';
import type { Ctx } from '#shop/context.ts';
import { namedStatement } from '#shop/named-statement.ts';

export type ClaimedMessage = Pick<
  Selectable<Messages>,
  'id' | 'channel' | 'recipient' | 'kind' | 'facts' | 'created_at' | 'expires_at' | 'attempts'
>;

/** Longer than a provider is waited for: whoever claimed a message and is silent since then has died. */
const claimSeconds = 60;

/** The messages that are due and that nobody else is sending, those that wait longest first; `most` at once. */
export async function claimMessages({ db, clock }: Ctx, most: number): Promise<ClaimedMessage[]> {
  const now = clock.now();
  const deserted = new Date(now.getTime() - claimSeconds * 1000);
  const { rows } = await sql<ClaimedMessage>`
    update ${namedStatement} messages set claimed_at = ${now}, attempts = attempts + 1
     where id = any(array(
             select id from messages
              where sent_at is null and failed_at is null and due_at <= ${now}
                and (claimed_at is null or claimed_at < ${deserted})
              order by due_at limit ${most} for no key update skip locked))
    returning id, channel, recipient, kind, facts, created_at, expires_at, attempts`.execute(db);
  return rows;
}

type Sent = { id: string; providerMessageId: string };

/** Notes what was sent; what is sent at the same time is noted in one statement: its commit costs more than its rows. */
export function makeNoteSent({ db, clock }: Ctx): (sent: Sent) => Promise<void> {
  return gather(async (sent: Sent[]) => {
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
