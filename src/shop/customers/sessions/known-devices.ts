import { sql } from 'kysely';
import type { Reader } from '#shop/context.ts';
import type { StartSession } from './start-session.ts';
import { hashToken } from './token.ts';

export type AccountOwner = StartSession['owner'];

/** Returns whether a device has signed in before: to this account if one is given, else to any. */
export async function isKnownDevice(
  { db }: Pick<Reader, 'db'>,
  deviceId: string | undefined,
  owner?: AccountOwner,
): Promise<boolean> {
  if (!deviceId) return false;
  const ownedBy = owner && 'staffId' in owner ? sql`staff_id = ${owner.staffId}` : undefined;
  const boughtBy = owner && 'customerId' in owner ? sql`customer_id = ${owner.customerId}` : undefined;
  const { rows } = await sql<{ known: boolean }>`
    select exists (select from sessions
                    where device_hash = ${hashToken(deviceId)}
                      and ${ownedBy ?? boughtBy ?? sql`true`}) as known`.execute(db);
  return rows[0]!.known;
}
