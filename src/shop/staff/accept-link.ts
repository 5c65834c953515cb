import type { StaffLinkPurpose } from '#domain/staff/staff-links.ts';
import type { AcceptStaffLink } from '#contract/staff/staff.ts';
import { writeAuditEvent } from '#shop/audit/write-audit-event.ts';
import { type Ctx, type Reader, inTransaction } from '#shop/context.ts';
import { hashSecret } from '#shop/customers/sign-in/hash-secret.ts';
import { refuseWeakPassword } from '#shop/customers/sign-in/refuse-weak-password.ts';
import { endStaffSessions } from './end-sessions.ts';
import { linkNotFound, readStaffLink, useStaffLink } from './staff-links.ts';

export type LinkedPerson = { purpose: StaffLinkPurpose; name: string; email: string };

/** Returns whom a link is for, so that the page can greet them. Throws not_found for a link that is used or expired. */
export async function readLinkedPerson(reader: Reader, token: string): Promise<LinkedPerson> {
  const { staffId, purpose } = await readStaffLink(reader, token);
  if (!staffId) return { purpose, name: '', email: '' };
  return { purpose, ...(await readPerson(reader, staffId)) };
}

/**
 * Sets the password that a person chose by the link they were given; nobody else knows it. Their other sessions end. Throws not_found for a
 * link that is used or expired, invalid `password.weak`.
 */
export async function acceptStaffLink(
  ctx: Ctx,
  { token, name, password }: AcceptStaffLink,
): Promise<LinkedPerson> {
  const linked = await readStaffLink(ctx, token);
  if (!linked.staffId) throw linkNotFound();
  const person = await readPerson(ctx, linked.staffId);
  await refuseWeakPassword(ctx, password, { ...person, name: name ?? person.name });
  const password_hash = await hashSecret(ctx, password);
  return inTransaction(ctx, async (tx) => {
    const { staffId, purpose } = await useStaffLink(tx, token);
    if (!staffId) throw linkNotFound();
    const chosen = name ?? person.name;
    const joined = await tx.db
      .updateTable('staff')
      .set((eb) => ({ password_hash, name: chosen, version: eb('version', '+', 1) }))
      .where('id', '=', staffId)
      .where('ended_at', 'is', null)
      .executeTakeFirst();
    if (joined.numUpdatedRows === 0n) throw linkNotFound();
    await endStaffSessions(tx, staffId);
    const action = purpose === 'invitation' ? 'staff.joined' : 'staff.password_changed';
    const change = { before: { name: person.name }, after: { name: chosen } };
    await writeAuditEvent(tx, { action, subject: staffId, staffId, ...change });
    return { purpose, name: chosen, email: person.email };
  });
}

async function readPerson({ db }: Reader, staffId: string): Promise<{ name: string; email: string }> {
  const person = await db
    .selectFrom('staff')
    .select(['name', 'email'])
    .where('id', '=', staffId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  if (!person) throw linkNotFound();
  return person;
}
