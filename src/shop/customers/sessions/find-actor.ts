import type { StaffRole } from '#domain/staff/staff.ts';
import type { Actor, Ctx } from '#shop/context.ts';
import { endFamily } from './end-session.ts';
import { type Session, findSession } from './remember-sessions.ts';

const guest: Actor = { kind: 'guest' };
/** `last_used_at` is written at most this often. */
const touchMs = 60_000;
/** A token that was replaced may still arrive this long without ending its family: the request was already on its way. */
const graceMs = 60_000;

/**
 * Returns the actor a token belongs to; a guest if it is unknown, expired or ended. A token that arrives later than `graceMs` after it was
 * replaced ends all sessions of its family.
 */
export async function findActor(ctx: Ctx, token: string): Promise<Actor> {
  const now = ctx.clock.now();
  const session = await findSession(ctx, token);
  if (!session || session.expires_at <= now) return guest;
  if (session.ended_at) {
    const isStale = session.replaced_at && now.getTime() - session.replaced_at.getTime() > graceMs;
    if (isStale) await endFamily(ctx, session.family_id);
    return guest;
  }
  if (now.getTime() - session.last_used_at.getTime() >= touchMs) await touch(ctx, session);
  const { id: sessionId, customer_id: customerId, staff_id: staffId, role } = session;
  if (customerId) return { kind: 'customer', customerId, sessionId };
  if (staffId && role) return { kind: 'staff', staffId, role: role as StaffRole, sessionId };
  return guest;
}

async function touch(ctx: Ctx, session: Session): Promise<void> {
  session.last_used_at = ctx.clock.now();
  await ctx.db
    .updateTable('sessions')
    .set({ last_used_at: session.last_used_at })
    .where('id', '=', session.id)
    .execute();
}
