import type { StaffRole } from '#domain/staff/abilities.ts';
import type { StaffLogin } from '#contract/staff/staff.ts';
import { type Ctx, type Tx, inTransaction } from '#shop/context.ts';
import type { WhoAsks } from '#shop/customers/sessions/caller.ts';
import { isSecret, renewHash } from '#shop/customers/sign-in/hash-secret.ts';
import { checkSecondFactor } from './second-factor/check-second-factor.ts';
import { PER_ADDRESS_AND_EMAIL } from './require-password.ts';
import { limitGuesses } from '#shop/customers/sign-in/limit-guesses.ts';
import { decoyHash, loginFailed } from '#shop/customers/sign-in/login.ts';
import { type StaffLoggedIn, startStaffSession } from './start-staff-session.ts';

/**
 * Logs a staff member in to the admin. The error does not reveal whether the address or the password was wrong. Throws unauthenticated,
 * too_many.
 */
export async function logInStaff(
  ctx: Ctx,
  { email, password, code }: StaffLogin,
  who: WhoAsks,
): Promise<StaffLoggedIn> {
  const known = await ctx.db
    .selectFrom('staff')
    .select(['id', 'name', 'role', 'password_hash'])
    .where('email', '=', email)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  const owner = known && { staffId: known.id };
  await limitGuesses(ctx, who, { kind: 'staff', email, owner, perAddressAndEmail: PER_ADDRESS_AND_EMAIL });
  const passwordHash = known?.password_hash;
  const isRight = await isSecret(ctx, passwordHash ?? decoyHash, password);
  if (!known || !passwordHash || !isRight) throw loginFailed();
  await checkSecondFactor(ctx, known.id, code);
  const staff = { id: known.id, name: known.name, email, role: known.role as StaffRole };
  const renewed = await renewHash(ctx, passwordHash, password);
  return inTransaction(ctx, async (tx) => {
    await requireUnchanged(tx, known.id, passwordHash);
    if (renewed)
      await tx.db
        .updateTable('staff')
        .set({ password_hash: renewed })
        .where('id', '=', known.id)
        .where('password_hash', '=', passwordHash)
        .execute();
    return startStaffSession(tx, staff, who, 'password');
  });
}

/**
 * Refuses a person who changed, or whose password changed, while the password was compared, and locks the row in share mode until the
 * session has begun.
 */
async function requireUnchanged(tx: Tx, staffId: string, passwordHash: string): Promise<void> {
  const still = await tx.db
    .selectFrom('staff')
    .select('id')
    .where('id', '=', staffId)
    .where('password_hash', '=', passwordHash)
    .where('ended_at', 'is', null)
    .forShare()
    .executeTakeFirst();
  if (!still) throw loginFailed();
}
