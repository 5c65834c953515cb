import {
  normaliseCode,
  RECOVERY_CODE_BYTES,
  RECOVERY_CODES,
  toRecoveryCode,
} from '#domain/staff/second-factor.ts';
import type { Ctx, Reader, Tx } from '#shop/context.ts';
import { hashSecret, isSecret } from '#shop/customers/sign-in/hash-secret.ts';

export type RecoveryCodes = { codes: string[]; hashes: string[] };

/** Makes ten recovery codes with their hashes; the codes are shown once and not stored. */
export async function makeRecoveryCodes(ctx: Ctx): Promise<RecoveryCodes> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => toRecoveryCode(ctx.random(RECOVERY_CODE_BYTES)));
  const hashes = await Promise.all(codes.map((code) => hashSecret(ctx, normaliseCode(code))));
  return { codes, hashes };
}

/** Replaces the recovery codes of a person. */
export async function saveRecoveryCodes(tx: Tx, staffId: string, hashes: readonly string[]): Promise<void> {
  await tx.db.deleteFrom('recovery_codes').where('staff_id', '=', staffId).execute();
  if (hashes.length === 0) return;
  const rows = hashes.map((code_hash) => ({ staff_id: staffId, code_hash }));
  await tx.db.insertInto('recovery_codes').values(rows).execute();
}

/** Consumes a recovery code. Returns whether it belonged to the person and was unused; of several concurrent calls only one succeeds. */
export async function useRecoveryCode(ctx: Ctx, staffId: string, typed: string): Promise<boolean> {
  const code = normaliseCode(typed);
  if (code.length !== RECOVERY_CODE_BYTES) return false;
  for (const code_hash of await listUnused(ctx, staffId)) {
    if (!(await isSecret(ctx, code_hash, code))) continue;
    const used = await ctx.db
      .updateTable('recovery_codes')
      .set({ used_at: ctx.clock.now() })
      .where('staff_id', '=', staffId)
      .where('code_hash', '=', code_hash)
      .where('used_at', 'is', null)
      .executeTakeFirst();
    return used.numUpdatedRows === 1n;
  }
  return false;
}

/** Returns the hashes of the recovery codes that a person has left. */
export async function listUnused({ db }: Pick<Reader, 'db'>, staffId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('recovery_codes')
    .select('code_hash')
    .where('staff_id', '=', staffId)
    .where('used_at', 'is', null)
    .execute();
  return rows.map(({ code_hash }) => code_hash);
}
