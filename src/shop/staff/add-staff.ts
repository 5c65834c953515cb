import { requireAbility } from '#shop/access/require-ability.ts';
import { writeAuditEvent } from '#shop/audit/write-audit-event.ts';
import { type Ctx, inTransaction, makeId } from '#shop/context.ts';
import { hashSecret } from '#shop/customers/sign-in/hash-secret.ts';
import { refuseWeakPassword } from '#shop/customers/sign-in/refuse-weak-password.ts';
import type { AddStaff } from '#contract/staff/staff.ts';
import { staffTaken } from './invite-staff.ts';

/**
 * Adds a staff member with a password: the owner of a demo. All other staff are invited and choose their own password (`invite-staff.ts`).
 * Throws forbidden, conflict `staff.taken` for an address that is already known.
 */
export async function addStaff(ctx: Ctx, { email, name, role, password }: AddStaff): Promise<{ id: string }> {
  requireAbility(ctx, 'manage_staff');
  await refuseWeakPassword(ctx, password, { email, name });
  const password_hash = await hashSecret(ctx, password);
  return inTransaction(ctx, async (tx) => {
    const added = await tx.db
      .insertInto('staff')
      .values({ id: makeId(tx, 'sta'), email, name, role, password_hash, created_at: tx.clock.now() })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!added) throw staffTaken(email);
    const after = { email, name, role };
    await writeAuditEvent(tx, { action: 'staff.added', subject: added.id, before: null, after });
    return added;
  });
}
