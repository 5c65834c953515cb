import { conflict } from '#domain/error.ts';
import type { AddStaff } from '#domain/staff/staff.ts';
import { type Ctx, inTransaction, makeId } from '#shop/context.ts';
import { hashSecret } from '#shop/customers/sign-in/hash-secret.ts';
import { refuseWeakPassword } from '#shop/customers/sign-in/refuse-weak-password.ts';
import { requireAbility } from '#shop/access/require-ability.ts';

/** Adds a member of staff, who may log in to the admin. Throws forbidden, conflict `staff.taken` for an address that is already known. */
export async function addStaff(ctx: Ctx, { email, name, role, password }: AddStaff): Promise<{ id: string }> {
  requireAbility(ctx, 'manage_staff');
  await refuseWeakPassword(ctx, password, { email, name });
  const password_hash = await hashSecret(ctx, password);
  const added = await ctx.db
    .insertInto('staff')
    .values({ id: makeId(ctx, 'sta'), email, name, role, password_hash, created_at: ctx.clock.now() })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) throw conflict('staff.taken', `${email} is on the staff already`);
  return added;
}

/** Removes a member of staff's access and ends their sessions. Returns whether there was such a member of staff. Throws forbidden. */
export async function endStaff(ctx: Ctx, email: string): Promise<boolean> {
  requireAbility(ctx, 'manage_staff');
  return inTransaction(ctx, async (tx) => {
    const now = tx.clock.now();
    const ended = await tx.db
      .updateTable('staff')
      .set({ ended_at: now })
      .where('email', '=', email.toLowerCase())
      .where('ended_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (!ended) return false;
    await tx.db
      .updateTable('sessions')
      .set({ ended_at: now })
      .where('staff_id', '=', ended.id)
      .where('ended_at', 'is', null)
      .execute();
    return true;
  });
}
