import { conflict } from '#domain/error.ts';
import { listAbilities, toPermissions } from '#domain/staff/abilities.ts';
import type { InviteStaff } from '#contract/staff/staff.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import { requireOwnAbilities } from '#shop/access/within-own-abilities.ts';
import { writeAuditEvent } from '#shop/audit/write-audit-event.ts';
import { type Ctx, type Tx, inTransaction, makeId } from '#shop/context.ts';
import { writeMessage } from '#shop/messaging/write-message.ts';
import { readStaffMember } from './list-staff.ts';
import { type StaffLink, makeStaffLink } from './staff-links.ts';
import { type StaffMember, toAudited } from './staff-row.ts';

export type InvitedStaff = { staff: StaffMember; link: StaffLink };

/**
 * Invites a person by a link that is valid once, for three days. It is e-mailed if the shop sends e-mail, and in any case returned to be
 * passed on; the person chooses their own password with it. Callers cannot grant abilities that they lack. Throws forbidden, conflict
 * `staff.taken` for an address that is already known.
 */
export async function inviteStaff(ctx: Ctx, input: InviteStaff): Promise<InvitedStaff> {
  requireAbility(ctx, 'manage_staff');
  const { email, name, role, abilities } = input;
  const { added, removed } = abilities ? toPermissions(role, abilities) : { added: [], removed: [] };
  requireOwnAbilities(ctx, listAbilities({ role, added, removed }));
  const id = makeId(ctx, 'sta');
  return inTransaction(ctx, async (tx) => {
    const invited = await tx.db
      .insertInto('staff')
      .values({
        id,
        email,
        name,
        role,
        added_abilities: added,
        removed_abilities: removed,
        created_at: tx.clock.now(),
      })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .executeTakeFirst();
    if (invited.numInsertedOrUpdatedRows === 0n) throw staffTaken(email);
    const link = await makeStaffLink(tx, { staffId: id, purpose: 'invitation' });
    if (ctx.messengers.email) await mailLink(tx, { to: email, name, link });
    const staff = await readStaffMember(tx, id);
    await writeAuditEvent(tx, {
      action: 'staff.invited',
      subject: id,
      before: null,
      after: toAudited(staff),
    });
    return { staff, link };
  });
}

/** Returns the refusal of an address that a staff member already has, a conflict `staff.taken`. */
export function staffTaken(email: string) {
  return conflict('staff.taken', `${email} is already a staff member`);
}

/** Sends the link of an invitation by e-mail; the message is dropped unsent when the link expires. */
export async function mailLink(tx: Tx, { to, name, link }: { to: string; name: string; link: StaffLink }) {
  await writeMessage(tx, {
    dedupeKey: `staff_invited/${makeId(tx, 'msg')}`,
    to,
    event: { kind: 'staff_invited', channel: 'email', name, path: link.path },
    expiresAt: link.expiresAt,
  });
}
