import { conflict, notFound } from '#domain/error.ts';
import { staffOf } from '#shop/access/actor-ids.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import { writeAuditEvent } from '#shop/audit/write-audit-event.ts';
import { type Ctx, inTransaction, makeId } from '#shop/context.ts';
import { endStalledBackups } from './end-stalled-backups.ts';
import { refuseFullDisk } from './refuse-full-disk.ts';

/**
 * Enqueues a job that restores a copy next to the shop and checks it. Throws forbidden, not_found for a copy whose file is gone, conflict
 * `restore_test.running`, `backup.no_room`.
 */
export async function startRestoreTest(ctx: Ctx, backupId: string): Promise<void> {
  requireAbility(ctx, 'keep_safe');
  await refuseFullDisk(ctx, 'test');
  const kept = await ctx.backups.list();
  await inTransaction(ctx, async (tx) => {
    await endStalledBackups(tx);
    const backup = await tx.db
      .selectFrom('backups')
      .select('file_name')
      .where('id', '=', backupId)
      .where('status', '=', 'done')
      .executeTakeFirst();
    if (!backup || !kept.has(backup.file_name)) throw notFound('Copy');
    const id = makeId(tx, 'tst');
    const now = tx.clock.now();
    const written = await tx.db
      .insertInto('restore_tests')
      .values({
        id,
        backup_id: backupId,
        staff_id: staffOf(tx),
        created_at: now,
        seen_at: now,
      })
      .onConflict((one) => one.doNothing())
      .executeTakeFirst();
    if (written.numInsertedOrUpdatedRows !== 1n)
      throw conflict('restore_test.running', 'A backup is already being tested. Please wait for its result.');
    await tx.enqueue('test-restore', { testId: id });
    await writeAuditEvent(tx, { action: 'backup.test_started', subject: backupId, after: { test: id } });
  });
}
