import { requireStaff } from '#shop/access/require-staff.ts';
import { writeAuditEvent } from '#shop/audit/write-audit-event.ts';
import { type Ctx, inTransaction } from '#shop/context.ts';

/** Ends the session of this request: its token is invalid from now on. An API key has none and stays valid. Throws unauthenticated. */
export async function logOutStaff(ctx: Ctx): Promise<void> {
  const { staffId, sessionId } = requireStaff(ctx);
  if (!sessionId) return;
  await inTransaction(ctx, async (tx) => {
    const ended = await tx.db
      .updateTable('sessions')
      .set({ ended_at: tx.clock.now() })
      .where('id', '=', sessionId)
      .where('ended_at', 'is', null)
      .returning(['device'])
      .executeTakeFirst();
    if (ended)
      await writeAuditEvent(tx, { action: 'staff.signed_out', subject: staffId, before: ended, after: null });
  });
}
