import type { Tx } from '#shop/context.ts';

/**
 * Ends the open sessions of a staff member, except one; returns how many. Sessions are read at each request, so this takes effect at once.
 * The lock waits for a session that is being refreshed, so that its successor ends too.
 */
export async function endStaffSessions(tx: Tx, staffId: string, except = ''): Promise<number> {
  await tx.db.selectFrom('staff').select('id').where('id', '=', staffId).forNoKeyUpdate().execute();
  const ended = await tx.db
    .updateTable('sessions')
    .set({ ended_at: tx.clock.now() })
    .where('staff_id', '=', staffId)
    .where('id', '<>', except)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return Number(ended.numUpdatedRows);
}
