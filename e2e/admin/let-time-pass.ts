import { withDatabase } from '#test/database/with-database.ts';

/**
 * Runs statements on the database of a running shop, such as one that moves a time into the past: a program's clock cannot be moved. Then
 * makes the next waiting job of each of these names due immediately.
 */
export function letTimePass(dataDir: string, statements: string[], jobs: string[]): Promise<void> {
  return withDatabase(dataDir, async (client) => {
    for (const statement of statements) await client.query(statement);
    await client.query(
      `update pgboss.job set start_after = now() where id in (
         select distinct on (name) id from pgboss.job where name = any ($1) and state = 'created' order by name, start_after)`,
      [jobs],
    );
  });
}
