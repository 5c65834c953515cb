import { notFound } from '#domain/error.ts';
import { listAbilities, toPermissions } from '#domain/staff/abilities.ts';
import type { ChangeStaff } from '#contract/staff/staff.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import { requireNoMoreAbilities, requireOwnAbilities } from '#shop/access/within-own-abilities.ts';
import { staleConflict } from '#shop/audit/stale-conflict.ts';
import { writeAuditEvent } from '#shop/audit/write-audit-event.ts';
import { type Ctx, type Tx, inTransaction } from '#shop/context.ts';
import { endApiKeys } from './api-keys/end-api-keys.ts';
import { endStaffSessions } from './end-sessions.ts';
import { readStaffMember } from './list-staff.ts';
import { voidLinks } from './staff-links.ts';
import { type StaffMember, keepLastOwner, toAudited } from './staff-row.ts';

/**
 * Changes a person's name, role, abilities or access, and returns their current state. A new role brings its own abilities unless some are
 * given. Removing access ends every session and API key at once, and restoring it brings none back. Callers cannot change a person with
 * more abilities than their own, or grant abilities that they lack. Throws forbidden, not_found, conflict `staff.stale` with the current
 * state, conflict `staff.last_owner`.
 */
export async function changeStaff(ctx: Ctx, staffId: string, wanted: ChangeStaff): Promise<StaffMember> {
  requireAbility(ctx, 'manage_staff');
  return keepLastOwner(() =>
    inTransaction(ctx, async (tx) => {
      const before = await lockMember(tx, staffId);
      requireNoMoreAbilities(tx, before);
      if (before.version !== wanted.version) throw await refuseStale(tx, before);
      const endedKeys = await write(tx, before, wanted);
      const after = await readStaffMember(tx, staffId);
      requireOwnAbilities(tx, after.abilities);
      const audited = { ...toAudited(after), ...(endedKeys.length > 0 && { ended_api_keys: endedKeys }) };
      const change = { version: after.version, before: toAudited(before), after: audited };
      await writeAuditEvent(tx, { action: 'staff.changed', subject: staffId, ...change });
      return after;
    }),
  );
}

/** Ends the access of the person with an e-mail address. Returns whether there was such a person. Throws as `changeStaff`. */
export async function endStaff(ctx: Ctx, email: string): Promise<boolean> {
  requireAbility(ctx, 'manage_staff');
  const member = await ctx.db
    .selectFrom('staff')
    .select(['id', 'version'])
    .where('email', '=', email.toLowerCase())
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  if (member) await changeStaff(ctx, member.id, { version: member.version, active: false });
  return member !== undefined;
}

function refuseStale(tx: Tx, staff: StaffMember) {
  const stale = { code: 'staff.stale', record: 'this person', subject: staff.id } as const;
  return staleConflict(tx, { ...stale, version: staff.version, current: { staff } });
}

/**
 * Locks a person against other changes. The lock leaves the key of the row free, because the audit of this person's own changes refers to
 * it: otherwise two people who change each other would deadlock.
 */
async function lockMember(tx: Tx, staffId: string): Promise<StaffMember> {
  const locked = await tx.db
    .selectFrom('staff')
    .select('id')
    .where('id', '=', staffId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!locked) throw notFound('Member of staff');
  return readStaffMember(tx, staffId);
}

/** Writes the wanted changes; returns the names of the API keys that end with a person's access. */
async function write(
  tx: Tx,
  before: StaffMember,
  { name, role, abilities, active }: ChangeStaff,
): Promise<string[]> {
  const newRole = role ?? before.role;
  const kept =
    newRole === before.role ? before.abilities : listAbilities({ role: newRole, added: [], removed: [] });
  const { added, removed } = toPermissions(newRole, abilities ?? kept);
  const isLeaving = active === false && before.status !== 'left';
  await tx.db
    .updateTable('staff')
    .set({
      name: name ?? before.name,
      role: newRole,
      added_abilities: added,
      removed_abilities: removed,
      version: before.version + 1,
      ...(isLeaving && { ended_at: tx.clock.now() }),
      ...(active === true && { ended_at: null }),
    })
    .where('id', '=', before.id)
    .execute();
  if (!isLeaving) return [];
  await endStaffSessions(tx, before.id);
  await voidLinks(tx, before.id);
  return endApiKeys(tx, before.id);
}
