import { requirePerson } from '#shop/access/require-staff.ts';
import { writeAuditEvent } from '#shop/audit/write-audit-event.ts';
import { type Ctx, inTransaction } from '#shop/context.ts';
import type { Caller } from '#shop/customers/sessions/caller.ts';
import { hashSecret } from '#shop/customers/sign-in/hash-secret.ts';
import { refuseWeakPassword } from '#shop/customers/sign-in/refuse-weak-password.ts';
import type { ChangeStaffPassword } from '#contract/staff/staff.ts';
import { endStaffSessions } from './end-sessions.ts';
import { lockSignedIn } from './is-signed-in.ts';
import { requirePassword } from './require-password.ts';

/**
 * Replaces the password of the calling staff member, and ends their other sessions. Throws unauthenticated, invalid `password.wrong` or
 * `password.weak`, too_many.
 */
export async function changeOwnPassword(
  ctx: Ctx,
  { current_password, password }: ChangeStaffPassword,
  caller: Caller,
): Promise<void> {
  const person = requirePerson(ctx);
  const { staffId, sessionId } = person;
  const entered = { password: current_password, caller, field: 'current_password' };
  await refuseWeakPassword(ctx, password, await requirePassword(ctx, staffId, entered));
  const password_hash = await hashSecret(ctx, password);
  await inTransaction(ctx, async (tx) => {
    await lockSignedIn(tx, person);
    await tx.db.updateTable('staff').set({ password_hash }).where('id', '=', staffId).execute();
    const ended = await endStaffSessions(tx, staffId, sessionId ?? undefined);
    const change = { before: null, after: { sessions_ended: ended } };
    await writeAuditEvent(tx, { action: 'staff.password_changed', subject: staffId, ...change });
  });
}
