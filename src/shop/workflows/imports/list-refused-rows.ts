import { notFound } from '#domain/error.ts';
import type { FileRow, Mistake } from '#domain/import-export/cell.ts';
import type { ImportKind } from '#domain/import-export/import-kind.ts';
import type { Reader } from '#shop/context.ts';
import { requireImporter } from './require-importer.ts';

/** The heading of the column that says why a row was refused; it is ignored when the file comes back. */
const REASON = 'What to do';

/**
 * Returns the refused rows of an import as a table in the form of its file, with the reason next to them: a file to correct and to import
 * on its own. It contains all rows of a refused product. Throws unauthenticated, forbidden, not_found.
 */
export async function listRefusedRows(
  reader: Reader,
  id: string,
): Promise<[headings: string[], rows: string[][]]> {
  requireImporter(reader);
  const found = await reader.db
    .selectFrom('imports')
    .select(['kind', 'headings'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!found) throw notFound('Import');
  requireImporter(reader, found.kind as ImportKind);
  const records = await reader.db
    .selectFrom('import_records')
    .select(['rows', 'mistakes'])
    .where('import_id', '=', id)
    .where('outcome', '=', 'refused')
    .orderBy('position')
    .execute();
  const { headings } = found;
  const places = headings.map((_, place) => place).filter((place) => headings[place] !== REASON);
  const rows = records.flatMap((record) =>
    (record.rows as FileRow[]).map(({ row, cells }) => [
      ...places.map((place) => unguard(cells[place] ?? '')),
      explain(record.mistakes as Mistake[], row),
    ]),
  );
  return [[...places.map((place) => headings[place]!), REASON], rows];
}

/** A guarded cell is guarded again when it is written, so the guard is removed here. */
function unguard(cell: string): string {
  return cell.startsWith("'") ? cell.slice(1) : cell;
}

function explain(mistakes: readonly Mistake[], row: number): string {
  return mistakes
    .filter((mistake) => mistake.row === row)
    .map(({ column, message }) => `${column}: ${message}`)
    .join('. ');
}
