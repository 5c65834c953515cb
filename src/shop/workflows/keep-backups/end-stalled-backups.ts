import { minuteMs } from '#domain/durations.ts';
import type { Ctx } from '#shop/context.ts';

const silentMs = 20 * minuteMs;
const failure = 'The program stopped before it was done';

/**
 * Ends copies and tests whose job has long given no sign of life, so that the next one can begin and Today shows the failure. A restored
 * shop has such rows too. A job: the queue restarts a killed program's copy, but not indefinitely.
 */
export async function endStalledBackups({ db, clock }: Pick<Ctx, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  const silentSince = new Date(now.getTime() - silentMs);
  const ended = { status: 'failed', failure, ended_at: now };
  for (const table of ['backups', 'restore_tests'] as const)
    await db
      .updateTable(table)
      .set(ended)
      .where('status', 'in', ['waiting', 'running'])
      .where('seen_at', '<', silentSince)
      .execute();
}
