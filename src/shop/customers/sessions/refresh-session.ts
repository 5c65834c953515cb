import { sql } from 'kysely';
import { unauthenticated } from '#domain/error.ts';
import { REPLACED_GRACE_MS, STAFF_IDLE_MS } from '#domain/sign-in/session.ts';
import { type Ctx, type Tx, inTransaction } from '#shop/context.ts';
import { endFamily } from './end-session.ts';
import { lockOwner } from './lock-owner.ts';
import { type StartedSession, startSession } from './start-session.ts';
import { hashToken } from '#shop/token.ts';

/**
 * Replaces a token by a new one; the old token is invalid from then on. A browser whose answer was lost may refresh the old token again for
 * `REPLACED_GRACE_MS`, while the new one is unused: it gets another one. Any other token that was replaced before has been copied, so all
 * sessions of its family end. Throws unauthenticated.
 */
export async function refreshSession(
  ctx: Ctx,
  token: string,
): Promise<StartedSession & { customerId: string | null }> {
  const hash = hashToken(token);
  const started = await inTransaction(ctx, async (tx) => {
    await lockOwner(tx, { token_hash: hash });
    await lockSession(tx, hash);
    const replaced = await replaceOpen(tx, hash);
    if (!replaced) return undefined;
    const { customer_id: customerId, staff_id: staffId, family_id: familyId, device, device_hash } = replaced;
    const owner = customerId ? { customerId } : { staffId: staffId! };
    return { ...(await startSession(tx, { owner, familyId, device, deviceHash: device_hash })), customerId };
  });
  if (started) return started;
  await endCopied(ctx, hash);
  throw unauthenticated();
}

/** Locks the session of the token, so that of several refreshes with it, each sees the result of the previous one. */
async function lockSession(tx: Tx, hash: Buffer): Promise<void> {
  await tx.db.selectFrom('sessions').select('id').where('token_hash', '=', hash).forUpdate().execute();
}

type Replaced = {
  customer_id: string | null;
  staff_id: string | null;
  family_id: string;
  device: string;
  device_hash: Buffer | null;
};

/**
 * Ends the open session that a new one replaces and returns it: that of the token itself, or, shortly after the token was replaced, its
 * successor, as long as no session has been used since. A token that was replaced unused is not refreshed: it did arrive after all. A staff
 * session that was unused for STAFF_IDLE_MS has ended. Returns undefined if there is no such session.
 */
async function replaceOpen(tx: Tx, hash: Buffer): Promise<Replaced | undefined> {
  const now = tx.clock.now();
  const graceStart = new Date(now.getTime() - REPLACED_GRACE_MS);
  const idleSince = new Date(now.getTime() - STAFF_IDLE_MS);
  const { rows } = await sql<Replaced>`
    update sessions as s
       set ended_at = ${now}, replaced_at = ${now}, awaits_first_use = s.awaits_first_use and s.id <> sent.id
      from sessions as sent
     where sent.token_hash = ${hash} and sent.expires_at > ${now}
       and s.family_id = sent.family_id and s.ended_at is null and s.expires_at > ${now}
       and (s.staff_id is null or s.last_used_at > ${idleSince})
       and (s.id = sent.id
            or sent.replaced_at >= ${graceStart} and not sent.awaits_first_use
               and not exists (select from sessions as used
                                where used.family_id = sent.family_id and used.id <> sent.id
                                  and used.created_at >= sent.replaced_at and not used.awaits_first_use))
    returning s.customer_id, s.staff_id, s.family_id, s.device, s.device_hash`.execute(tx.db);
  return rows[0];
}

async function endCopied(ctx: Ctx, hash: Buffer): Promise<void> {
  const copied = await ctx.db
    .selectFrom('sessions')
    .select('family_id')
    .where('token_hash', '=', hash)
    .where('replaced_at', 'is not', null)
    .executeTakeFirst();
  if (!copied) return;
  ctx.log.warn({ familyId: copied.family_id }, 'a replaced token came back: its sessions are ended');
  await endFamily(ctx, copied.family_id);
}
