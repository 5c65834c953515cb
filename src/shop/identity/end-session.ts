import { notFound, unauthenticated } from '#domain/error.ts';
import type { Ctx, Reader } from '#shop/context.ts';

/** Logs out: the token of this request is worth nothing from now on. A guest has nothing to end. */
export async function endSession(ctx: Ctx): Promise<void> {
  const { actor } = ctx;
  if (actor.kind !== 'customer' && actor.kind !== 'staff') return;
  await ctx.db
    .updateTable('sessions')
    .set({ ended_at: ctx.clock.now() })
    .where('id', '=', actor.sessionId)
    .where('ended_at', 'is', null)
    .execute();
}

/** Ends another session of the same customer, as their list of sessions offers it. Throws unauthenticated, not_found. */
export async function endSessionOf(ctx: Ctx, sessionId: string): Promise<void> {
  const { actor } = ctx;
  if (actor.kind !== 'customer') throw unauthenticated();
  const ended = await ctx.db
    .updateTable('sessions')
    .set({ ended_at: ctx.clock.now() })
    .where('id', '=', sessionId)
    .where('customer_id', '=', actor.customerId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  if (ended.numUpdatedRows === 0n) throw notFound('Session');
}

/** Logs out everywhere. Throws unauthenticated. */
export async function endAllSessions(ctx: Ctx): Promise<void> {
  const { actor } = ctx;
  if (actor.kind !== 'customer') throw unauthenticated();
  await ctx.db
    .updateTable('sessions')
    .set({ ended_at: ctx.clock.now() })
    .where('customer_id', '=', actor.customerId)
    .where('ended_at', 'is', null)
    .execute();
}

/** Ends every session that descends from one login, because one of its tokens was used after it had been replaced. */
export async function endFamily(reader: Reader, familyId: string): Promise<void> {
  await reader.db
    .updateTable('sessions')
    .set({ ended_at: reader.clock.now() })
    .where('family_id', '=', familyId)
    .where('ended_at', 'is', null)
    .execute();
}
