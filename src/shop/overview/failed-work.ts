import { type RawBuilder, sql } from 'kysely';
import { OTP_MESSAGE_KINDS } from '#domain/sign-in/otp.ts';
import { NO_PROVIDER } from '#shop/messaging/no-provider.ts';

/**
 * Returns a condition on messages `m`: the message was given up, and sending it now would still help. Excludes messages whose time is over,
 * that an SMS or a later message of the same kind has replaced, that were erased or discarded, or whose channel is off.
 */
export function isFailedMessage(now: Date): RawBuilder<boolean> {
  return sql<boolean>`(
    m.failed_at is not null and m.sent_at is null and m.discarded_at is null
    and m.failure is not null and m.failure not like ${NO_PROVIDER} and m.recipient <> ''
    and m.kind <> all(${OTP_MESSAGE_KINDS}::text[])
    and (m.expires_at is null or m.expires_at > ${now})
    and not exists (select from messages s where s.dedupe_key = m.dedupe_key || '/sms')
    and not exists (select from messages r
                     where r.order_id = m.order_id and r.kind = m.kind and r.recipient = m.recipient
                       and r.dedupe_key like 'resent/%' and r.created_at >= m.failed_at))`;
}

/** A condition on jobs `j` of pg-boss: the job was given up, and is not a recurring one that has succeeded since. */
export const isFailedJob: RawBuilder<boolean> = sql<boolean>`(
  j.state = 'failed'
  and not (j.data = '{}'::jsonb
           and exists (select from pgboss.job d
                        where d.name = j.name and d.state = 'completed' and d.completed_on > j.completed_on)))`;
