import type { Tx } from '#shop/context.ts';

/**
 * Ends the API keys that a staff member made, because their access is being replaced or has ended; returns the names of those that still
 * worked.
 */
export async function endApiKeys(tx: Tx, staffId: string): Promise<string[]> {
  const ended = await tx.db
    .updateTable('api_keys')
    .set({ revoked_at: tx.clock.now() })
    .where('staff_id', '=', staffId)
    .where('revoked_at', 'is', null)
    .returning('name')
    .execute();
  return ended.map(({ name }) => name).toSorted();
}
