import type { ImportFormat, ImportKind } from '#domain/import-export/import-kind.ts';
import type { FileRecord } from '#domain/import-export/read-records.ts';
import { staffOf } from '#shop/access/actor-ids.ts';
import { writeAuditEvent } from '#shop/audit/write-audit-event.ts';
import { type Tx, makeId } from '#shop/context.ts';

/** The facts of a file that are stored with its records. */
export type ImportFacts = {
  kind: ImportKind;
  format: ImportFormat;
  fileName: string;
  encoding: string | null;
  headings: string[];
  ignored: string[];
  rows: number;
  isCheck: boolean;
  clearsEmpty: boolean;
  /** The upload that a ZIP of photos is read from. */
  uploadId?: string;
};

/** Stores the records of a file in the name of the caller, and enqueues a job that checks or imports them. Returns the id of the import. */
export async function keepImport(
  tx: Tx,
  facts: ImportFacts,
  records: readonly FileRecord[],
): Promise<string> {
  const id = makeId(tx, 'imp');
  const { kind, format, fileName, rows, isCheck } = facts;
  await tx.db
    .insertInto('imports')
    .values({
      id,
      kind,
      format,
      file_name: fileName.slice(-200),
      encoding: facts.encoding,
      headings: facts.headings,
      ignored_headings: facts.ignored,
      row_count: rows,
      is_check: isCheck,
      clears_empty: facts.clearsEmpty,
      upload_id: facts.uploadId ?? null,
      staff_id: staffOf(tx),
      address: tx.address ?? '',
      created_at: tx.clock.now(),
    })
    .execute();
  await keepRecords(tx, id, records);
  await tx.enqueue('run-import', { importId: id });
  const after = { file_name: fileName, kind, format, rows, dry_run: isCheck };
  await writeAuditEvent(tx, { action: 'import.started', subject: id, after });
  return id;
}

const recordsAtOnce = 1000;

async function keepRecords(tx: Tx, importId: string, found: readonly FileRecord[]): Promise<void> {
  const records = found.map(({ rows, clashes }, index) => ({
    import_id: importId,
    position: index + 1,
    rows: JSON.stringify(rows),
    clashes: JSON.stringify(clashes),
  }));
  for (let from = 0; from < records.length; from += recordsAtOnce)
    await tx.db
      .insertInto('import_records')
      .values(records.slice(from, from + recordsAtOnce))
      .execute();
}
