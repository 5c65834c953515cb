import { conflict, isShopError } from '#domain/error.ts';
import { staffOf } from '#shop/access/actor-ids.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import { writeAuditEvent } from '#shop/audit/write-audit-event.ts';
import { type Ctx, type Tx, inTransaction, makeId } from '#shop/context.ts';
import { refuseFullDisk } from './refuse-full-disk.ts';
import { endStalledBackups } from './end-stalled-backups.ts';

/**
 * Enqueues a job that saves the shop, and returns the id of the copy. Throws forbidden, conflict `backup.running` while a copy is being
 * saved or tested, `backup.no_room`.
 */
export async function startBackup(ctx: Ctx): Promise<string> {
  requireAbility(ctx, 'keep_safe');
  await refuseFullDisk(ctx, 'copy');
  return inTransaction(ctx, async (tx) => {
    await endStalledBackups(tx);
    return writeBackup(tx);
  });
}

/** Saves the shop each day. A job: if a copy is already being saved, that one suffices. */
export async function startDailyBackup(ctx: Ctx): Promise<void> {
  try {
    await startBackup(ctx);
  } catch (error) {
    if (!isShopError(error, 'backup.running')) throw error;
  }
}

async function writeBackup(tx: Tx): Promise<string> {
  const now = tx.clock.now();
  const id = makeId(tx, 'bak');
  const file_name = `haat-${now.toISOString().replaceAll(/[:.]/g, '').slice(0, 17)}-${id.slice(-4)}.tar.zst`;
  const written = await tx.db
    .insertInto('backups')
    .values({
      id,
      file_name,
      staff_id: staffOf(tx),
      created_at: now,
      seen_at: now,
    })
    .onConflict((one) => one.doNothing())
    .executeTakeFirst();
  if (written.numInsertedOrUpdatedRows !== 1n)
    throw conflict(
      'backup.running',
      'A backup is already being made. It appears in the list when it is ready.',
    );
  await tx.enqueue('save-backup', { backupId: id });
  await writeAuditEvent(tx, { action: 'backup.started', subject: id, after: { file_name } });
  return id;
}
