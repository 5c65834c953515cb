import type { StaffLogin, StaffRole } from '#domain/staff/staff.ts';
import { type Ctx, inTransaction } from '#shop/context.ts';
import type { WhoAsks } from '#shop/customers/sessions/caller.ts';
import { isSecret, renewHash } from './hash-secret.ts';
import { limitGuesses } from './limit-guesses.ts';
import { decoyHash, loginFailed } from './login.ts';
import { type StartedSession, startSession } from '#shop/customers/sessions/start-session.ts';

const perAddressAndEmail = 5;

export type StaffLoggedIn = StartedSession & { staff: { id: string; name: string; role: StaffRole } };

/**
 * Logs a member of staff in to the admin. The error does not reveal whether the address or the password was wrong. Throws unauthenticated,
 * too_many.
 */
export async function logInStaff(
  ctx: Ctx,
  { email, password }: StaffLogin,
  who: WhoAsks,
): Promise<StaffLoggedIn> {
  const known = await ctx.db
    .selectFrom('staff')
    .select(['id', 'name', 'role', 'password_hash'])
    .where('email', '=', email)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  const owner = known && { staffId: known.id };
  await limitGuesses(ctx, who, { kind: 'office', email, owner, perAddressAndEmail });
  const isRight = await isSecret(ctx, known?.password_hash ?? decoyHash, password);
  if (!known || !isRight) throw loginFailed();
  const staff = { id: known.id, name: known.name, role: known.role as StaffRole };
  const renewed = await renewHash(ctx, known.password_hash, password);
  return inTransaction(ctx, async (tx) => {
    if (renewed)
      await tx.db
        .updateTable('staff')
        .set({ password_hash: renewed })
        .where('id', '=', known.id)
        .where('password_hash', '=', known.password_hash)
        .execute();
    const session = await startSession(tx, { owner: { staffId: staff.id }, ...who });
    return { ...session, staff };
  });
}
