import { notFound } from '#domain/error.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import { requireNoMoreAbilities } from '#shop/access/within-own-abilities.ts';
import { requirePerson } from '#shop/access/require-staff.ts';
import { writeAuditEvent } from '#shop/audit/write-audit-event.ts';
import { type Ctx, type Reader, inTransaction } from '#shop/context.ts';
import { STAFF_IDLE_MS } from '#domain/sign-in/session.ts';
import { endStaffSessions } from './end-sessions.ts';
import { readStaffMember } from './list-staff.ts';

export type StaffSession = {
  id: string;
  device: string;
  started_at: string;
  last_used_at: string;
  current: boolean;
};

/** Returns the open sessions of the calling staff member, last used first. Throws unauthenticated. */
export async function listOwnSessions(reader: Reader): Promise<StaffSession[]> {
  const { staffId, sessionId } = requirePerson(reader);
  const now = reader.clock.now();
  const rows = await reader.db
    .selectFrom('sessions')
    .select(['id', 'device', 'created_at', 'last_used_at'])
    .where('staff_id', '=', staffId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .where('last_used_at', '>', new Date(now.getTime() - STAFF_IDLE_MS))
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .limit(100)
    .execute();
  return rows.map(({ id, device, created_at, last_used_at }) => ({
    id,
    device,
    started_at: created_at.toISOString(),
    last_used_at: last_used_at.toISOString(),
    current: id === sessionId,
  }));
}

/** Ends one session of the calling staff member. Throws unauthenticated, not_found. */
export async function endOwnSession(ctx: Ctx, id: string): Promise<void> {
  const { staffId } = requirePerson(ctx);
  await inTransaction(ctx, async (tx) => {
    const ended = await tx.db
      .updateTable('sessions')
      .set({ ended_at: tx.clock.now() })
      .where('id', '=', id)
      .where('staff_id', '=', staffId)
      .where('ended_at', 'is', null)
      .returning(['device'])
      .executeTakeFirst();
    if (!ended) throw notFound('Session');
    await writeAuditEvent(tx, { action: 'sessions.ended', subject: staffId, before: ended, after: null });
  });
}

/** Ends all sessions of the calling staff member, except this one. Throws unauthenticated. */
export async function endOtherSessions(ctx: Ctx): Promise<void> {
  const { staffId, sessionId } = requirePerson(ctx);
  await endSessions(ctx, staffId, sessionId ?? undefined);
}

/**
 * Ends all sessions of a staff member who has no more abilities than the caller, for instance when their phone is lost. Throws forbidden,
 * not_found.
 */
export async function endSessionsOf(ctx: Ctx, staffId: string): Promise<void> {
  requireAbility(ctx, 'manage_staff');
  requireNoMoreAbilities(ctx, await readStaffMember(ctx, staffId));
  await endSessions(ctx, staffId);
}

async function endSessions(ctx: Ctx, staffId: string, except?: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const sessions = await endStaffSessions(tx, staffId, except);
    const change = { before: { sessions }, after: { sessions: 0 } };
    await writeAuditEvent(tx, { action: 'sessions.ended', subject: staffId, ...change });
  });
}
