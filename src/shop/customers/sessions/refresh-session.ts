import { unauthenticated } from '#domain/error.ts';
import { type Ctx, type Tx, inTransaction } from '#shop/context.ts';
import { endFamily } from './end-session.ts';
import { type StartedSession, startSession } from './start-session.ts';
import { hashToken } from './token.ts';

/**
 * Replaces a token by a new one; the old token is invalid from then on. A token that was replaced before has been copied, so all sessions
 * of its family end. Throws unauthenticated.
 */
export async function refreshSession(
  ctx: Ctx,
  token: string,
): Promise<StartedSession & { customerId: string | null }> {
  const now = ctx.clock.now();
  const hash = hashToken(token);
  const started = await inTransaction(ctx, async (tx) => {
    await holdCustomer(tx, hash);
    const replaced = await tx.db
      .updateTable('sessions')
      .set({ ended_at: now, replaced_at: now })
      .where('token_hash', '=', hash)
      .where('ended_at', 'is', null)
      .where('expires_at', '>', now)
      .returning(['customer_id', 'staff_id', 'family_id', 'device', 'device_hash'])
      .executeTakeFirst();
    if (!replaced) return undefined;
    const { customer_id: customerId, staff_id: staffId, family_id: familyId, device, device_hash } = replaced;
    const owner = customerId ? { customerId } : { staffId: staffId! };
    return { ...(await startSession(tx, { owner, familyId, device, deviceHash: device_hash })), customerId };
  });
  if (started) return started;
  await endCopied(ctx, hash);
  throw unauthenticated();
}

/**
 * Locks the customer's row in share mode: a command that ends the customer's sessions runs either before this session is replaced, or
 * afterwards and ends the new session, too.
 */
async function holdCustomer(tx: Tx, hash: Buffer): Promise<void> {
  await tx.db
    .selectFrom('customers as c')
    .innerJoin('sessions as s', 's.customer_id', 'c.id')
    .select('c.id')
    .where('s.token_hash', '=', hash)
    .forShare(['c'])
    .execute();
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
