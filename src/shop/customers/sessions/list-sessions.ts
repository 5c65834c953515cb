import type { Ctx } from '#shop/context.ts';
import { requireCustomer } from '#shop/access/require-customer.ts';

export type OpenSession = {
  id: string;
  device: string;
  startedAt: Date;
  lastUsedAt: Date;
  isCurrent: boolean;
};

/** Returns the calling customer's open sessions, last used first. Throws unauthenticated. */
export async function listSessions(ctx: Ctx): Promise<OpenSession[]> {
  const rows = await ctx.db
    .selectFrom('sessions')
    .select(['id', 'device', 'created_at', 'last_used_at'])
    .where('customer_id', '=', requireCustomer(ctx))
    .where('ended_at', 'is', null)
    .where('expires_at', '>', ctx.clock.now())
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .limit(100)
    .execute();
  const current = ctx.actor.kind === 'customer' ? ctx.actor.sessionId : undefined;
  return rows.map(({ id, device, created_at: startedAt, last_used_at: lastUsedAt }) => ({
    id,
    device,
    startedAt,
    lastUsedAt,
    isCurrent: id === current,
  }));
}
