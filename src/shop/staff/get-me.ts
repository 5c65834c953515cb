import { unauthenticated } from '#domain/error.ts';
import type { StaffAbility, StaffRole } from '#domain/staff/abilities.ts';
import type { SecondFactorKind } from '#domain/staff/second-factor.ts';
import { requireStaff } from '#shop/access/require-staff.ts';
import type { Reader } from '#shop/context.ts';
import { listUnused } from './second-factor/recovery-codes.ts';

export type Me = {
  staff: { id: string; name: string; email: string; role: StaffRole };
  abilities: readonly StaffAbility[];
  second_factor: { kinds: SecondFactorKind[]; recovery_codes_left: number };
};

/** Returns the calling staff member, with their abilities. Throws unauthenticated. */
export async function getMe(reader: Reader): Promise<Me> {
  const { staffId, role, abilities } = requireStaff(reader);
  const known = await reader.db
    .selectFrom('staff')
    .select(['name', 'email'])
    .where('id', '=', staffId)
    .executeTakeFirst();
  if (!known) throw unauthenticated();
  const factors = await reader.db
    .selectFrom('second_factors')
    .select('kind')
    .distinct()
    .where('staff_id', '=', staffId)
    .where('confirmed_at', 'is not', null)
    .execute();
  const second_factor = {
    kinds: factors.map(({ kind }) => kind as SecondFactorKind),
    recovery_codes_left: (await listUnused(reader, staffId)).length,
  };
  return { staff: { id: staffId, ...known, role }, abilities, second_factor };
}
