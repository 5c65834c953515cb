import { sql } from 'kysely';
import type { Mistake } from '#domain/import-export/cell.ts';
import type { ImportOutcome } from '#domain/import-export/import-kind.ts';
import { toWellFormed } from '#domain/well-formed.ts';
import type { Ctx } from '#shop/context.ts';

/** The outcome of a record; in a check, the outcome that it would have. */
export type NotedRecord = { position: number; outcome: ImportOutcome; mistakes: Mistake[] };

/** Records the outcome of some records that have not been processed yet. */
export async function noteOutcomes(
  { db }: Pick<Ctx, 'db'>,
  importId: string,
  noted: readonly NotedRecord[],
): Promise<void> {
  if (noted.length === 0) return;
  await sql`
    update import_records r set outcome = n.outcome, mistakes = n.mistakes
      from jsonb_to_recordset(${JSON.stringify(toWellFormed(noted))}::jsonb) as n (position integer, outcome text, mistakes jsonb)
     where r.import_id = ${importId} and r.position = n.position and r.outcome is null`.execute(db);
}
