import { sql } from 'kysely';
import type { Reader } from '#shop/context.ts';
import { type Month, selectMonth } from './select-month.ts';

/** Returns whether a month has documents of a regular taxpayer, or of other sellers. */
export async function hasDocuments({ db }: Reader, month: Month): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from ${selectMonth(month)}) as found`.execute(db);
  return rows[0]!.found;
}
