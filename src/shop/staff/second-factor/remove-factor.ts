import { notFound } from '#domain/error.ts';
import { requirePerson } from '#shop/access/require-staff.ts';
import { writeAuditEvent } from '#shop/audit/write-audit-event.ts';
import { type Ctx, inTransaction } from '#shop/context.ts';
import { type EnteredPassword, requirePassword } from '../require-password.ts';
import { saveRecoveryCodes } from './recovery-codes.ts';

/**
 * Removes a second factor; the last one takes the recovery codes with it. Throws unauthenticated, not_found, invalid `password.wrong`,
 * too_many.
 */
export async function removeFactor(ctx: Ctx, id: string, entered: EnteredPassword): Promise<void> {
  const { staffId } = requirePerson(ctx);
  await requirePassword(ctx, staffId, entered);
  await inTransaction(ctx, async (tx) => {
    const removed = await tx.db
      .deleteFrom('second_factors')
      .where('id', '=', id)
      .where('staff_id', '=', staffId)
      .returning(['name', 'kind'])
      .executeTakeFirst();
    if (!removed) throw notFound('Second factor');
    const other = await tx.db
      .selectFrom('second_factors')
      .select('id')
      .where('staff_id', '=', staffId)
      .where('confirmed_at', 'is not', null)
      .limit(1)
      .executeTakeFirst();
    if (!other) await saveRecoveryCodes(tx, staffId, []);
    await writeAuditEvent(tx, {
      action: 'second_factor.removed',
      subject: staffId,
      before: removed,
      after: null,
    });
  });
}
