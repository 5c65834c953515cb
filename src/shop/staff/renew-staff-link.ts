import { conflict } from '#domain/error.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import { requireNoMoreAbilities } from '#shop/access/within-own-abilities.ts';
import { writeAuditEvent } from '#shop/audit/write-audit-event.ts';
import { type Ctx, inTransaction } from '#shop/context.ts';
import { mailLink } from './invite-staff.ts';
import { readStaffMember } from './list-staff.ts';
import { type StaffLink, makeStaffLink } from './staff-links.ts';

/**
 * Returns a new one-time link for a person: another invitation, or, for a person who has joined, a link to choose a new password. An
 * earlier link becomes void. Callers cannot make a link for a person with more abilities than their own. Throws forbidden, not_found,
 * conflict `staff.left`.
 */
export async function renewStaffLink(ctx: Ctx, staffId: string): Promise<StaffLink> {
  requireAbility(ctx, 'manage_staff');
  return inTransaction(ctx, async (tx) => {
    const member = await readStaffMember(tx, staffId);
    requireNoMoreAbilities(tx, member);
    const { status, email, name } = member;
    if (status === 'left') throw conflict('staff.left', `${name} is no longer a staff member`);
    const purpose = status === 'invited' ? 'invitation' : 'password';
    const link = await makeStaffLink(tx, { staffId, purpose });
    if (purpose === 'invitation' && ctx.messengers.email) await mailLink(tx, { to: email, name, link });
    const after = { purpose, expires_at: link.expiresAt };
    await writeAuditEvent(tx, { action: 'staff.link_made', subject: staffId, before: null, after });
    return link;
  });
}
