import { sql } from 'kysely';
import { dayMs } from '#domain/durations.ts';
import type { Reader } from '#shop/context.ts';
import type { StartSession } from './start-session.ts';
import { hashToken } from '#shop/token.ts';

export type AccountOwner = StartSession['owner'];

/** Returns whether a device has signed in to this account before. */
export async function isKnownDevice(
  { db }: Pick<Reader, 'db'>,
  deviceId: string | undefined,
  owner: AccountOwner,
): Promise<boolean> {
  if (!deviceId) return false;
  const isOwners =
    'staffId' in owner ? sql`staff_id = ${owner.staffId}` : sql`customer_id = ${owner.customerId}`;
  const { rows } = await sql<{ known: boolean }>`
    select exists (select from sessions where device_hash = ${hashToken(deviceId)} and ${isOwners}) as known`.execute(
    db,
  );
  return rows[0]!.known;
}

/**
 * Returns whether a device signed in more than a day ago to an account of staff, or of a customer who has proven a mobile number or an
 * e-mail address. A new account proves nothing: a program can make any number of them.
 */
export async function isTrustedDevice(
  { db, clock }: Pick<Reader, 'db' | 'clock'>,
  deviceId: string | undefined,
): Promise<boolean> {
  if (!deviceId) return false;
  const yesterday = new Date(clock.now().getTime() - dayMs);
  const { rows } = await sql<{ trusted: boolean }>`
    select exists (
      select from sessions s left join customers c on c.id = s.customer_id
       where s.device_hash = ${hashToken(deviceId)} and s.created_at < ${yesterday}
         and (s.staff_id is not null or c.mobile is not null or c.email_verified_at is not null)) as trusted`.execute(
    db,
  );
  return rows[0]!.trusted;
}
