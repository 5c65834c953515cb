import { type StaffAbility, type StaffRole, listAbilities } from '#domain/staff/abilities.ts';
import type { Actor, Reader } from '#shop/context.ts';

/** Returns a staff member as an actor, for a job that runs in their name; undefined for a person who has left. */
export async function findStaffActor({ db }: Reader, staffId: string): Promise<Actor | undefined> {
  const found = await db
    .selectFrom('staff')
    .select(['role', 'added_abilities', 'removed_abilities'])
    .where('id', '=', staffId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  if (!found) return undefined;
  const role = found.role as StaffRole;
  const abilities = listAbilities({
    role,
    added: found.added_abilities as StaffAbility[],
    removed: found.removed_abilities as StaffAbility[],
  });
  return { kind: 'staff', staffId, role, abilities, sessionId: null };
}
