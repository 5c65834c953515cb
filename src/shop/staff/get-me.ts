import { unauthenticated } from '#domain/error.ts';
import type { StaffAbility, StaffRole } from '#domain/staff/abilities.ts';
import { requireStaff } from '#shop/access/require-staff.ts';
import type { Reader } from '#shop/context.ts';

export type Me = {
  staff: { id: string; name: string; email: string; role: StaffRole };
  abilities: readonly StaffAbility[];
};

/** Returns the member of staff who asks, with what they may do. Throws unauthenticated. */
export async function getMe(reader: Reader): Promise<Me> {
  const { staffId, role, abilities } = requireStaff(reader);
  const known = await reader.db
    .selectFrom('staff')
    .select(['name', 'email'])
    .where('id', '=', staffId)
    .executeTakeFirst();
  if (!known) throw unauthenticated();
  return { staff: { id: staffId, ...known, role }, abilities };
}
