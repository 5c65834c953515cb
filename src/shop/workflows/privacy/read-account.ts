import { unauthenticated } from '#domain/error.ts';
import type { Reader } from '#shop/context.ts';

/** Returns the creation time of the account, and how it is secured. Throws unauthenticated. */
export async function readAccount({ db }: Reader, customerId: string) {
  const row = await db
    .selectFrom('customers')
    .select(['created_at', 'email_verified_at', 'password_hash'])
    .where('id', '=', customerId)
    .executeTakeFirst();
  if (!row) throw unauthenticated();
  return {
    created_at: row.created_at.toISOString(),
    email_verified_at: row.email_verified_at?.toISOString() ?? null,
    has_password: row.password_hash !== null,
  };
}

/** Returns a customer's sessions, with their devices. */
export async function readSessions({ db }: Reader, customerId: string) {
  const rows = await db
    .selectFrom('sessions')
    .select(['device', 'created_at', 'last_used_at', 'expires_at', 'ended_at'])
    .where('customer_id', '=', customerId)
    .orderBy('created_at')
    .execute();
  return rows.map(({ device, created_at, last_used_at, expires_at, ended_at }) => ({
    device,
    started_at: created_at.toISOString(),
    last_used_at: last_used_at.toISOString(),
    expires_at: expires_at.toISOString(),
    ended_at: ended_at?.toISOString() ?? null,
  }));
}
