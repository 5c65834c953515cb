import type { Tx } from '#shop/context.ts';

/** Ends the open sessions of a member of staff, but for one; returns how many. Sessions are read at each request, so it holds at once. */
export async function endStaffSessions(tx: Tx, staffId: string, except = ''): Promise<number> {
  const ended = await tx.db
    .updateTable('sessions')
    .set({ ended_at: tx.clock.now() })
    .where('staff_id', '=', staffId)
    .where('id', '<>', except)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return Number(ended.numUpdatedRows);
}
