import { conflict } from '#domain/error.ts';
import type { ImportKind } from '#domain/import-export/import-kind.ts';
import { writeAuditEvent } from '#shop/audit/write-audit-event.ts';
import { type Ctx, inTransaction } from '#shop/context.ts';
import { lockImport } from './lock-import.ts';
import { requireImporter } from './require-importer.ts';

/** Stops an import after the records that are being written; what was imported stays. Throws forbidden, not_found, conflict `import.ended`. */
export async function cancelImport(ctx: Ctx, id: string): Promise<void> {
  requireImporter(ctx);
  await inTransaction(ctx, async (tx) => {
    const { kind, status } = await lockImport(tx, id);
    requireImporter(ctx, kind as ImportKind);
    if (status !== 'waiting' && status !== 'running')
      throw conflict('import.ended', 'This import has already ended');
    await tx.db
      .updateTable('imports')
      .set({ status: 'cancelled', ended_at: tx.clock.now() })
      .where('id', '=', id)
      .execute();
    await writeAuditEvent(tx, {
      action: 'import.cancelled',
      subject: id,
      before: { status },
      after: { status: 'cancelled' },
    });
  });
}
