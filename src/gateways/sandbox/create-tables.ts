import { type Kysely, sql } from 'kysely';

/** Returns the function that creates the tables of a sandbox when it is first called; where that failed, the next call tries again. */
export function createTablesOnce<Tables>(
  db: Kysely<Tables>,
  schema: string,
  statements: readonly string[],
): () => Promise<void> {
  let created: Promise<void> | undefined;
  return () => {
    created ??= createTables(db, schema, statements).catch((error: unknown) => {
      created = undefined;
      throw error;
    });
    return created;
  };
}

/**
 * Creates the tables of a sandbox where they are missing; several processes may do so at once, also while others use them. Each statement is
 * its own transaction, because `create index if not exists` locks its table even where the index exists: with two tables locked, a start
 * and a payment would wait for each other.
 */
export async function createTables<Tables>(
  db: Kysely<Tables>,
  schema: string,
  statements: readonly string[],
): Promise<void> {
  for (const statement of statements)
    await db.transaction().execute(async (trx) => {
      await sql`select pg_advisory_xact_lock(hashtext(${schema}))`.execute(trx);
      await sql.raw(statement).execute(trx);
    });
}
