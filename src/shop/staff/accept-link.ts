import type { StaffLinkPurpose } from '#domain/staff/staff-links.ts';
import type { AcceptStaffLink } from '#contract/staff/staff.ts';
import { writeAuditEvent } from '#shop/audit/write-audit-event.ts';
import { type Ctx, type Reader, type Tx, inTransaction } from '#shop/context.ts';
import { hashSecret } from '#shop/customers/sign-in/hash-secret.ts';
import { refuseWeakPassword } from '#shop/customers/sign-in/refuse-weak-password.ts';
import { endApiKeys } from './api-keys/end-api-keys.ts';
import { endStaffSessions } from './end-sessions.ts';
import { linkNotFound, readStaffLink, useStaffLink } from './staff-links.ts';

export type LinkedPerson = { purpose: StaffLinkPurpose; name: string; email: string };
export type LinkAccepted = LinkedPerson & {
  /** The names of the API keys that ended, and of the passkeys with which the person can still sign in. */
  ended_api_keys: string[];
  passkeys: string[];
};

/** Returns the person that a link is for, so that the page can greet them. Throws not_found for a link that is used or expired. */
export async function readLinkedPerson(reader: Reader, token: string): Promise<LinkedPerson> {
  const { staffId, purpose } = await readStaffLink(reader, token);
  if (!staffId) return { purpose, name: '', email: '' };
  return { purpose, ...(await readPerson(reader, staffId)) };
}

/**
 * Sets the password that a person chose by the link they were given; nobody else knows it. Ends their sessions and the API keys that they
 * made. Throws not_found for a link that is used or expired, invalid `password.weak`.
 */
export async function acceptStaffLink(
  ctx: Ctx,
  { token, name, password }: AcceptStaffLink,
): Promise<LinkAccepted> {
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
    const ended_api_keys = await endApiKeys(tx, staffId);
    const action = purpose === 'invitation' ? 'staff.joined' : 'staff.password_changed';
    const change = { before: { name: person.name }, after: { name: chosen, ended_api_keys } };
    await writeAuditEvent(tx, { action, subject: staffId, staffId, ...change });
    const passkeys = await listPasskeys(tx, staffId);
    return { purpose, name: chosen, email: person.email, ended_api_keys, passkeys };
  });
}

async function listPasskeys({ db }: Tx, staffId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('second_factors')
    .select('name')
    .where('staff_id', '=', staffId)
    .where('kind', '=', 'passkey')
    .orderBy('name')
    .execute();
  return rows.map(({ name }) => name);
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
