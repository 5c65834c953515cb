import { ShopError, unauthenticated } from '#domain/error.ts';
import type { ChangeStaffPassword } from '#domain/staff/staff.ts';
import { requireStaff } from '#shop/access/require-staff.ts';
import { writeAuditEvent } from '#shop/audit/write-audit-event.ts';
import { type Ctx, inTransaction } from '#shop/context.ts';
import type { Caller } from '#shop/customers/sessions/caller.ts';
import { hashSecret, isSecret } from '#shop/customers/sign-in/hash-secret.ts';
import { limitGuesses } from '#shop/customers/sign-in/limit-guesses.ts';
import { refuseWeakPassword } from '#shop/customers/sign-in/refuse-weak-password.ts';
import { endStaffSessions } from './end-sessions.ts';
import { perAddressAndEmail } from './log-in.ts';

/**
 * Replaces the password of the member of staff who asks, and ends their other sessions. Throws unauthenticated, invalid `password.wrong` or
 * `password.weak`, too_many.
 */
export async function changeOwnPassword(
  ctx: Ctx,
  { current_password, password }: ChangeStaffPassword,
  caller: Caller,
): Promise<void> {
  const { staffId, sessionId } = requireStaff(ctx);
  await requirePassword(ctx, staffId, { password: current_password, caller });
  await refuseWeakPassword(ctx, password, await readPerson(ctx, staffId));
  const password_hash = await hashSecret(ctx, password);
  await inTransaction(ctx, async (tx) => {
    await tx.db.updateTable('staff').set({ password_hash }).where('id', '=', staffId).execute();
    const ended = await endStaffSessions(tx, staffId, sessionId);
    const change = { before: null, after: { sessions_ended: ended } };
    await writeAuditEvent(tx, { action: 'staff.password_changed', subject: staffId, ...change });
  });
}

/** Checks the present password of a person. Throws invalid `password.wrong`, too_many. */
export async function requirePassword(
  ctx: Ctx,
  staffId: string,
  { password, caller }: { password: string; caller: Caller },
): Promise<void> {
  const { email, password_hash } = await readPerson(ctx, staffId);
  await limitGuesses(ctx, caller, { kind: 'staff', email, owner: { staffId }, perAddressAndEmail });
  if (password_hash && (await isSecret(ctx, password_hash, password))) return;
  const message = 'This is not your present password';
  throw new ShopError({
    kind: 'invalid',
    code: 'password.wrong',
    message,
    fields: { current_password: message },
  });
}

async function readPerson({ db }: Ctx, staffId: string) {
  const person = await db
    .selectFrom('staff')
    .select(['email', 'name', 'password_hash'])
    .where('id', '=', staffId)
    .executeTakeFirst();
  if (!person) throw unauthenticated();
  return person;
}
