import { conflict } from '#domain/error.ts';
import type { ImportKind } from '#domain/import-export/import-kind.ts';
import { staffOf } from '#shop/access/actor-ids.ts';
import { writeAuditEvent } from '#shop/audit/write-audit-event.ts';
import { type Ctx, type Tx, inTransaction } from '#shop/context.ts';
import { lockImport } from './lock-import.ts';
import { requireImporter } from './require-importer.ts';

/**
 * Imports the records of a file that was only checked: they are planned again, because the shop may have changed since. Throws forbidden,
 * not_found, conflict `import.not_checked` while the check runs and for a file that was imported, `import.archive_gone` for a ZIP that is
 * no longer kept.
 */
export async function runCheckedImport(ctx: Ctx, id: string): Promise<void> {
  requireImporter(ctx);
  await inTransaction(ctx, async (tx) => {
    const { kind, is_check, status, file_name, upload_id } = await lockImport(tx, id);
    requireImporter(ctx, kind as ImportKind);
    if (!is_check) throw conflict('import.not_checked', 'This file is already being imported');
    if (status !== 'done') throw conflict('import.not_checked', 'This file is still being checked');
    if (kind === 'photos') await keepArchive(tx, upload_id);
    await tx.db
      .updateTable('imports')
      .set({ is_check: false, status: 'waiting', ended_at: null })
      .set({ staff_id: staffOf(tx), address: tx.address ?? '' })
      .where('id', '=', id)
      .execute();
    await tx.db
      .updateTable('import_records')
      .set({ outcome: null, mistakes: '[]' })
      .where('import_id', '=', id)
      .execute();
    await tx.enqueue('run-import', { importId: id });
    await writeAuditEvent(tx, {
      action: 'import.run',
      subject: id,
      before: { dry_run: true },
      after: { dry_run: false, file_name },
    });
  });
}

/** Keeps a ZIP for another day. */
async function keepArchive({ db, clock }: Tx, uploadId: string | null): Promise<void> {
  if (!uploadId)
    throw conflict(
      'import.archive_gone',
      'This ZIP is no longer here: it is kept for a day, or until you send another. Please send it again.',
    );
  await db
    .updateTable('picture_uploads')
    .set({ changed_at: clock.now() })
    .where('id', '=', uploadId)
    .execute();
}
