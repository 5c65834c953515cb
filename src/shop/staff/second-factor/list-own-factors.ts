import type { SecondFactorKind } from '#domain/staff/second-factor.ts';
import { requirePerson } from '#shop/access/require-staff.ts';
import type { Reader } from '#shop/context.ts';
import { listUnused } from './recovery-codes.ts';

export type OwnFactors = {
  factors: {
    id: string;
    kind: SecondFactorKind;
    name: string;
    created_at: string;
    last_used_at: string | null;
  }[];
  recovery_codes_left: number;
};

/** Returns the confirmed second factors of the calling staff member. Throws unauthenticated. */
export async function listOwnFactors(reader: Reader): Promise<OwnFactors> {
  const { staffId } = requirePerson(reader);
  const rows = await reader.db
    .selectFrom('second_factors')
    .select(['id', 'kind', 'name', 'created_at', 'last_used_at'])
    .where('staff_id', '=', staffId)
    .where('confirmed_at', 'is not', null)
    .orderBy('created_at')
    .execute();
  const factors = rows.map(({ kind, created_at, last_used_at, ...row }) => ({
    ...row,
    kind: kind as SecondFactorKind,
    created_at: created_at.toISOString(),
    last_used_at: last_used_at?.toISOString() ?? null,
  }));
  return { factors, recovery_codes_left: (await listUnused(reader, staffId)).length };
}
