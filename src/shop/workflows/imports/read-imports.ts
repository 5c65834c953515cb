import { sql } from 'kysely';
import type {
  ImportJson,
  ImportListing,
  ImportMistake,
  ImportReportJson,
} from '#contract/import-export/import.ts';
import { notFound } from '#domain/error.ts';
import type { ImportFormat, ImportKind, ImportStatus } from '#domain/import-export/import-kind.ts';
import { toOffset } from '#domain/paging.ts';
import type { Reader } from '#shop/context.ts';
import { requireImporter } from './require-importer.ts';

const mostMistakes = 500;

/** Returns one import with its progress and the rows that it refused. Throws unauthenticated, forbidden, not_found. */
export async function getImport(reader: Reader, id: string): Promise<ImportReportJson> {
  requireImporter(reader);
  const row = await select(reader).where('i.id', '=', id).executeTakeFirst();
  if (!row) throw notFound('Import');
  requireImporter(reader, row.kind as ImportKind);
  const [errors, warnings, pictures, failed] = await Promise.all([
    listMistakes(reader, id, 'refused'),
    listMistakes(reader, id, 'other'),
    countPictures(reader, id),
    listFailedPictures(reader, id),
  ]);
  return {
    ...toJson(row),
    ignored_columns: row.ignored_headings,
    pictures,
    errors,
    warnings: [...warnings, ...failed].slice(0, mostMistakes),
  };
}

/** Returns one page of the imports, newest first. Throws unauthenticated, forbidden. */
export async function listImports(
  reader: Reader,
  listing: ImportListing,
): Promise<{ imports: ImportJson[]; total: number }> {
  requireImporter(reader);
  const rows = await select(reader)
    .orderBy('i.created_at', 'desc')
    .orderBy('i.id', 'desc')
    .limit(listing.limit)
    .offset(toOffset(listing))
    .execute();
  const { total } = await reader.db
    .selectFrom('imports')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { imports: rows.map(toJson), total: Number(total) };
}

type Counts = Pick<ImportJson, 'records' | 'done' | 'created' | 'updated' | 'unchanged' | 'refused'>;

function select({ db }: Reader) {
  return db
    .selectFrom('imports as i')
    .leftJoin('staff as s', 's.id', 'i.staff_id')
    .selectAll('i')
    .select('s.name as by')
    .select(
      sql<Counts>`(select json_build_object('records', count(*), 'done', count(r.outcome),
          'created', count(*) filter (where r.outcome = 'created'),
          'updated', count(*) filter (where r.outcome = 'updated'),
          'unchanged', count(*) filter (where r.outcome = 'unchanged'),
          'refused', count(*) filter (where r.outcome = 'refused'))
        from import_records r where r.import_id = i.id)`.as('counts'),
    );
}

type Row = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>;

function toJson(row: Row): ImportJson {
  return {
    id: row.id,
    kind: row.kind as ImportKind,
    format: row.format as ImportFormat,
    file_name: row.file_name,
    encoding: row.encoding,
    dry_run: row.is_check,
    clear_empty: row.clears_empty,
    status: row.status as ImportStatus,
    failure: row.failure,
    by: row.by,
    created_at: row.created_at.toISOString(),
    ended_at: row.ended_at?.toISOString() ?? null,
    rows: row.row_count,
    ...row.counts,
  };
}

async function listMistakes(
  { db }: Reader,
  importId: string,
  of: 'refused' | 'other',
): Promise<ImportMistake[]> {
  const { rows } = await sql<{ mistake: ImportMistake }>`
    select mistake from import_records r, jsonb_array_elements(r.mistakes) with ordinality as m (mistake, place)
     where r.import_id = ${importId} and r.outcome is not null and (r.outcome = 'refused') = ${of === 'refused'}
     order by r.position, m.place limit ${mostMistakes}`.execute(db);
  return rows.map(({ mistake }) => mistake);
}

async function countPictures({ db }: Reader, importId: string): Promise<ImportReportJson['pictures']> {
  const { rows } = await sql<ImportReportJson['pictures']>`
    select count(*) filter (where state = 'waiting')::int as waiting, count(*) filter (where state = 'added')::int as added,
           count(*) filter (where state = 'failed')::int as failed
      from import_pictures where import_id = ${importId}`.execute(db);
  return rows[0]!;
}

async function listFailedPictures({ db }: Reader, importId: string): Promise<ImportMistake[]> {
  const rows = await db
    .selectFrom('import_pictures')
    .select(['row_number', 'column_name', 'address', 'failure'])
    .where('import_id', '=', importId)
    .where('state', '=', 'failed')
    .orderBy('row_number')
    .limit(mostMistakes)
    .execute();
  return rows.map(({ row_number: row, column_name: column, address, failure }) => {
    return { row, column, value: address.slice(0, 200), message: failure! };
  });
}
