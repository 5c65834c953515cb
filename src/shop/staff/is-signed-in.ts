import { unauthenticated } from '#domain/error.ts';
import { STAFF_IDLE_MS } from '#domain/sign-in/session.ts';
import type { Reader, Tx } from '#shop/context.ts';
import type { StaffActor } from '#shop/access/require-staff.ts';

/**
 * Locks the calling staff member, so that a reset of their sign-in, or the end of their access, comes before or after an addition to it:
 * nothing added outlasts either. Throws unauthenticated if it came before.
 */
export async function lockSignedIn(tx: Tx, staff: StaffActor): Promise<void> {
  await tx.db.selectFrom('staff').select('id').where('id', '=', staff.staffId).forNoKeyUpdate().execute();
  if (!(await isSignedIn(tx, staff))) throw unauthenticated();
}

/** Returns whether the session or API key of a staff member is still valid. The check does not count as a use of it. */
export async function isSignedIn({ db, clock }: Reader, staff: StaffActor): Promise<boolean> {
  const { sessionId, apiKeyId } = staff;
  const now = clock.now();
  if (apiKeyId) {
    const key = db
      .selectFrom('api_keys as k')
      .innerJoin('staff as s', 's.id', 'k.staff_id')
      .select('k.id')
      .where('k.id', '=', apiKeyId)
      .where('k.revoked_at', 'is', null)
      .where('s.ended_at', 'is', null);
    return (await key.executeTakeFirst()) !== undefined;
  }
  const session = db
    .selectFrom('sessions as t')
    .innerJoin('staff as s', 's.id', 't.staff_id')
    .select('t.id')
    .where('t.id', '=', sessionId)
    .where('t.ended_at', 'is', null)
    .where('t.expires_at', '>', now)
    .where('t.last_used_at', '>', new Date(now.getTime() - STAFF_IDLE_MS))
    .where('s.ended_at', 'is', null);
  return (await session.executeTakeFirst()) !== undefined;
}
