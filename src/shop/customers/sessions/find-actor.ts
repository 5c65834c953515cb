import { REPLACED_GRACE_MS } from '#domain/sign-in/session.ts';
import type { StaffRole } from '#domain/staff/staff.ts';
import type { Actor, Ctx } from '#shop/context.ts';
import { endFamily } from './end-session.ts';
import { type Session, findSession } from './remember-sessions.ts';

const guest: Actor = { kind: 'guest' };
/** `last_used_at` is written at most this often, and at the first use of a session that replaced another. */
const touchMs = 60_000;

/**
 * Returns the actor a token belongs to; a guest if it is unknown, expired or ended. A copied token ends all sessions of its
 * family.
 */
export async function findActor(ctx: Ctx, token: string): Promise<Actor> {
  const now = ctx.clock.now();
  const session = await findSession(ctx, token);
  if (!session || session.expires_at <= now) return guest;
  if (session.ended_at) {
    if (isCopied(session, now)) await endFamily(ctx, session.family_id);
    return guest;
  }
  const isTouchDue = now.getTime() - session.last_used_at.getTime() >= touchMs;
  if (isTouchDue || session.awaits_first_use) await touch(ctx, session);
  const { id: sessionId, customer_id: customerId, staff_id: staffId, role } = session;
  if (customerId) return { kind: 'customer', customerId, sessionId };
  if (staffId && role) return { kind: 'staff', staffId, role: role as StaffRole, sessionId };
  return guest;
}

/**
 * Returns whether a replaced token shows that another browser has one of the same family: it comes too late to have been on its way, or it was
 * replaced unused, because its browser seemed not to have received it.
 */
function isCopied({ replaced_at: replacedAt, awaits_first_use: wasUnused }: Session, now: Date): boolean {
  if (!replacedAt) return false;
  return wasUnused || now.getTime() - replacedAt.getTime() > REPLACED_GRACE_MS;
}

async function touch(ctx: Ctx, session: Session): Promise<void> {
  session.last_used_at = ctx.clock.now();
  session.awaits_first_use = false;
  await ctx.db
    .updateTable('sessions')
    .set({ last_used_at: session.last_used_at, awaits_first_use: false })
    .where('id', '=', session.id)
    .execute();
}
