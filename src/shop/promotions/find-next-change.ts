import { sql } from 'kysely';
import type { Reader } from '#shop/context.ts';

/** Returns the next moment after `after` at which a promotion of the strip starts or ends; undefined if there is no such moment. */
export async function findNextChange(reader: Pick<Reader, 'db'>, after: Date): Promise<Date | undefined> {
  const { rows } = await sql<{ at: Date | null }>`
    select min(change.at) as at from promotions p, lateral (values (p.starts_at), (p.ends_at)) as change (at)
     where p.shown_in_strip and p.archived_at is null and change.at > ${after}`.execute(reader.db);
  return rows[0]?.at ?? undefined;
}
