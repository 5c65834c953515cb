import { notFound } from '#domain/error.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import { writeAuditEvent } from '#shop/audit/write-audit-event.ts';
import { type Ctx, inTransaction } from '#shop/context.ts';
import { endApiKeys } from './api-keys/end-api-keys.ts';
import { endStaffSessions } from './end-sessions.ts';
import { saveRecoveryCodes } from './second-factor/recovery-codes.ts';
import { type StaffLink, makeStaffLink } from './staff-links.ts';

export type LoginReset = StaffLink & {
  /** How many sessions were ended and second factors removed, and which API keys ended. */
  sessions: number;
  factors: number;
  apiKeys: string[];
};

/**
 * Restores the access of a person who has lost every way to sign in: ends every session and API key, removes the password and the second
 * factors, and returns what was removed and a one-time link to choose a new password. Throws forbidden, not_found.
 */
export async function resetLogin(ctx: Ctx, email: string): Promise<LoginReset> {
  requireAbility(ctx, 'manage_staff');
  return inTransaction(ctx, async (tx) => {
    const reset = await tx.db
      .updateTable('staff')
      .set((eb) => ({ password_hash: null, version: eb('version', '+', 1) }))
      .where('email', '=', email.toLowerCase())
      .where('ended_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (!reset) throw notFound('Member of staff');
    const sessions = await endStaffSessions(tx, reset.id);
    const removed = await tx.db
      .deleteFrom('second_factors')
      .where('staff_id', '=', reset.id)
      .executeTakeFirst();
    await saveRecoveryCodes(tx, reset.id, []);
    const apiKeys = await endApiKeys(tx, reset.id);
    const factors = Number(removed.numDeletedRows);
    const before = { sessions, factors, api_keys: apiKeys };
    const after = { sessions: 0, factors: 0, api_keys: [] };
    await writeAuditEvent(tx, { action: 'staff.login_reset', subject: reset.id, before, after });
    const link = await makeStaffLink(tx, { staffId: reset.id, purpose: 'password' });
    return { ...link, sessions, factors, apiKeys };
  });
}
