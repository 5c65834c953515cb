import { invalid } from '#domain/error.ts';
import { requirePerson } from '#shop/access/require-staff.ts';
import { writeAuditEvent } from '#shop/audit/write-audit-event.ts';
import { type Ctx, inTransaction } from '#shop/context.ts';
import { lockSignedIn } from '../is-signed-in.ts';
import { type EnteredPassword, requirePassword } from '../require-password.ts';
import { listOwnFactors } from './list-own-factors.ts';
import { makeRecoveryCodes, saveRecoveryCodes } from './recovery-codes.ts';

/**
 * Replaces the recovery codes and returns the new ones, which are shown once. Throws unauthenticated, invalid `second_factor.missing` for
 * an account without a factor, and as `requirePassword`.
 */
export async function renewRecoveryCodes(ctx: Ctx, entered: EnteredPassword): Promise<string[]> {
  const person = requirePerson(ctx);
  const { staffId } = person;
  await requirePassword(ctx, staffId, entered);
  const { factors, recovery_codes_left: left } = await listOwnFactors(ctx);
  if (factors.length === 0)
    throw invalid(
      'second_factor.missing',
      'Please add a second factor first. Recovery codes are for when you lose it.',
    );
  const { codes, hashes } = await makeRecoveryCodes(ctx);
  await inTransaction(ctx, async (tx) => {
    await lockSignedIn(tx, person);
    await saveRecoveryCodes(tx, staffId, hashes);
    const change = { before: { left }, after: { left: codes.length } };
    await writeAuditEvent(tx, { action: 'recovery_codes.renewed', subject: staffId, ...change });
  });
  return codes;
}
