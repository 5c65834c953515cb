import { type Expression, type Kysely, sql } from 'kysely';

/** Returns how many rows a query finds. */
export async function countRows<Database>(db: Kysely<Database>, query: Expression<unknown>): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::int as total from ${query} as found`.execute(
    db,
  );
  return rows[0]!.total;
}
