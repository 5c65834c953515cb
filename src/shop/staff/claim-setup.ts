import { sql } from 'kysely';
import { writeAuditEvent } from '#shop/audit/write-audit-event.ts';
import { closeUntilOpened } from '#shop/content/change-opening.ts';
import { type Ctx, type Tx, inTransaction, makeId } from '#shop/context.ts';
import { hashSecret } from '#shop/customers/sign-in/hash-secret.ts';
import { refuseWeakPassword } from '#shop/customers/sign-in/refuse-weak-password.ts';
import type { ClaimSetup } from '#contract/staff/staff.ts';
import { linkNotFound, makeStaffLink, readStaffLink, useStaffLink } from './staff-links.ts';

/** Returns the path of a one-time link by which the first owner of a shop without staff signs up; undefined once the shop has staff. */
export async function openSetup(ctx: Ctx): Promise<string | undefined> {
  return inTransaction(ctx, async (tx) => {
    if (await hasStaff(tx)) return undefined;
    const { path } = await makeStaffLink(tx, { staffId: null, purpose: 'setup' });
    return path;
  });
}

/**
 * Creates the first owner by the link that the start of an empty shop printed. Of several concurrent calls only one succeeds, and none
 * after it. Throws not_found for a link that is used or expired, or once the shop has staff; invalid `password.weak`.
 */
export async function claimSetup(
  ctx: Ctx,
  { token, name, email, password }: ClaimSetup,
): Promise<{ id: string; name: string; email: string }> {
  if ((await readStaffLink(ctx, token)).purpose !== 'setup') throw linkNotFound();
  await refuseWeakPassword(ctx, password, { email, name });
  const password_hash = await hashSecret(ctx, password);
  const id = makeId(ctx, 'sta');
  return inTransaction(ctx, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('first owner'))`.execute(tx.db);
    await useStaffLink(tx, token);
    if (await hasStaff(tx)) throw linkNotFound();
    const owner = { id, name, email };
    await tx.db
      .insertInto('staff')
      .values({ ...owner, role: 'owner', password_hash, created_at: tx.clock.now() })
      .execute();
    await closeUntilOpened(tx);
    const after = { name, email, role: 'owner' };
    await writeAuditEvent(tx, { action: 'staff.first_owner', subject: id, staffId: id, before: null, after });
    return owner;
  });
}

/** Returns whether the shop has, or had, anybody on its staff. */
export async function hasStaff({ db }: Pick<Tx, 'db'>): Promise<boolean> {
  return (await db.selectFrom('staff').select('id').limit(1).executeTakeFirst()) !== undefined;
}
