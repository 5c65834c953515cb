import type { StaffLogin, StaffRole } from '#domain/staff.ts';
import { type Ctx, inTransaction } from '#shop/context.ts';
import { takeTurn, toNetwork } from '#shop/limits/take-turn.ts';
import { isSecret, renewHash } from './hash-secret.ts';
import { decoyHash, loginFailed } from './login.ts';
import type { WhoAsks } from './register.ts';
import { type StartedSession, startSession } from './start-session.ts';

const perEmail = { count: 5, seconds: 15 * 60 };
const perNetwork = { count: 20, seconds: 60 * 60 };

export type StaffLoggedIn = StartedSession & { staff: { id: string; name: string; role: StaffRole } };

/** Opens the office. Nobody learns whether it was the address or the password that is wrong. Throws unauthenticated, too_many. */
export async function logInStaff(
  ctx: Ctx,
  { email, password }: StaffLogin,
  who: WhoAsks,
): Promise<StaffLoggedIn> {
  const message = 'Too many attempts. Please wait before you try again.';
  await takeTurn(ctx, { key: `office/from/${toNetwork(who.address)}`, limits: [perNetwork], message });
  await takeTurn(ctx, { key: `office/to/${email}`, limits: [perEmail], message });
  const known = await ctx.db
    .selectFrom('staff')
    .select(['id', 'name', 'role', 'password_hash'])
    .where('email', '=', email)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
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
    const session = await startSession(tx, { owner: { staffId: staff.id }, device: who.device });
    return { ...session, staff };
  });
}
