import type { StaffRole } from '#domain/staff/abilities.ts';
import { writeAuditEvent } from '#shop/audit/write-audit-event.ts';
import type { Tx } from '#shop/context.ts';
import type { WhoAsks } from '#shop/customers/sessions/caller.ts';
import { type StartedSession, startSession } from '#shop/customers/sessions/start-session.ts';

type SignedIn = { id: string; name: string; email: string; role: StaffRole };
export type StaffLoggedIn = StartedSession & { staff: SignedIn };

/** Begins the session of a staff member who has proven their identity, and records the method and the device. */
export async function startStaffSession(
  tx: Tx,
  staff: SignedIn,
  who: WhoAsks,
  by: 'password' | 'passkey',
): Promise<StaffLoggedIn> {
  const session = await startSession(tx, { owner: { staffId: staff.id }, ...who });
  const after = { by, device: who.device };
  await writeAuditEvent(tx, {
    action: 'staff.signed_in',
    subject: staff.id,
    staffId: staff.id,
    before: null,
    after,
  });
  return { ...session, staff };
}
