import { REPLACED_GRACE_MS, STAFF_IDLE_MS } from '#domain/sign-in/session.ts';
import { type StaffAbility, type StaffRole, listAbilities } from '#domain/staff/abilities.ts';
import type { Actor, Ctx } from '#shop/context.ts';
import { endFamily } from './end-session.ts';
import { type Session, findSession } from './find-session.ts';

const guest: Actor = { kind: 'guest' };
/** `last_used_at` is written at most this often, and at the first use of a session that replaced another. */
const touchMs = 60_000;

/**
 * Returns the actor that a token belongs to; a guest if the token is unknown, expired or ended. A copied token ends all sessions of its
 * family. A staff session ends when it was not used for STAFF_IDLE_MS.
 */
export async function findActor(ctx: Ctx, token: string): Promise<Actor> {
  const now = ctx.clock.now();
  const session = await findSession(ctx, token);
  if (!session || session.expires_at <= now) return guest;
  if (session.ended_at) {
    if (isCopied(session, now)) await endFamily(ctx, session.family_id);
    return guest;
  }
  const idleMs = now.getTime() - session.last_used_at.getTime();
  if (session.staff_id && idleMs >= STAFF_IDLE_MS) return guest;
  if (idleMs >= touchMs || session.awaits_first_use) await touch(ctx, session);
  if (session.customer_id) {
    return { kind: 'customer', customerId: session.customer_id, sessionId: session.id };
  }
  return toStaff(session) ?? guest;
}

/** Returns the staff member of a session; undefined for a person who has left. */
function toStaff(session: Session): Actor | undefined {
  const { id: sessionId, staff_id: staffId, role, added_abilities, removed_abilities } = session;
  if (!staffId || !role) return undefined;
  const abilities = listAbilities({
    role: role as StaffRole,
    added: (added_abilities ?? []) as StaffAbility[],
    removed: (removed_abilities ?? []) as StaffAbility[],
  });
  return { kind: 'staff', staffId, role: role as StaffRole, abilities, sessionId };
}

/**
 * Returns whether a replaced token shows that another browser has a token of the same family: it comes too late to have been on its way, or
 * it was replaced unused, because its browser seemed not to have received it.
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
