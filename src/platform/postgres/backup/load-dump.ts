import { createReadStream, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type Client, Pool, escapeIdentifier } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { type Connection, toClientConfig } from '#platform/postgres/connection.ts';
import { lockMigrations, migrate, migrateInTransaction } from '#platform/postgres/migrate.ts';
import type { MigrationFile } from '#platform/postgres/migration-files.ts';
import type { JobsDump } from './dump-database.ts';
import { inTransaction } from './in-transaction.ts';
import { type Dump, type Manifest, fileOfJobs, fileOfTable } from './manifest.ts';
import { suspendConstraints } from './suspend-constraints.ts';

export type LoadDump = {
  connection: Connection;
  /** The folder of the dump's files. */
  folder: string;
  database: NonNullable<Manifest['database']>;
  /** Every migration that this program knows. */
  migrations: MigrationFile[];
  jobs: JobsDump;
};

/**
 * Creates the tables in an empty database by the migrations that the dump was made with, fills them in the same transaction, and then
 * applies the later migrations. Throws a sentence, and leaves the database empty, when it is not empty or a table does not accept its rows.
 */
export async function loadDump({ connection, folder, database, migrations, jobs }: LoadDump): Promise<void> {
  const dump = database.dump!;
  await inTransaction(connection, 'begin', async (client) => {
    await lockMigrations(client);
    await refuseFull(client);
    await migrateInTransaction(client, migrations.slice(0, database.migrations.length));
    const resumeConstraints = await suspendConstraints(client);
    await emptyTables(client);
    for (const table of dump.tables) await fillTable(client, table, folder);
    for (const { name, value } of dump.sequences)
      await client.query('select setval($1::regclass, $2::bigint)', [escapeIdentifier(name), value]);
    await resumeConstraints();
    await jobs.write(client, readFileSync(join(folder, fileOfJobs), 'utf8'), connection);
  });
  await migrateOn(connection, migrations);
}

async function refuseFull(client: Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    'select tablename as name from pg_tables where schemaname = current_schema() order by 1 limit 1',
  );
  if (rows[0])
    throw new Error(
      `the database is not empty (it has a table "${rows[0].name}"), and a backup is never restored over a shop: ` +
        'create a new database (createdb) and set DATABASE_URL to it',
    );
}

/** Removes the rows that migrations wrote: the dump contains them as they were when it was made. */
async function emptyTables(client: Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    'select tablename as name from pg_tables where schemaname = current_schema()',
  );
  await client.query(`truncate ${rows.map(({ name }) => escapeIdentifier(name)).join(', ')}`);
}

async function fillTable(client: Client, table: Dump['tables'][number], folder: string): Promise<void> {
  const columns = table.columns.map(escapeIdentifier).join(', ');
  const rows = client.query(copyFrom(`copy ${escapeIdentifier(table.name)} (${columns}) from stdin`));
  try {
    await pipeline(createReadStream(join(folder, fileOfTable(table.name))), rows);
  } catch (error) {
    throw new Error(`the table "${table.name}" does not take its rows: ${(error as Error).message}`, {
      cause: error,
    });
  }
  if (rows.rowCount !== table.rows)
    throw new Error(`the table "${table.name}" took ${rows.rowCount} rows of ${table.rows}`);
}

async function migrateOn(connection: Connection, migrations: MigrationFile[]): Promise<void> {
  const pool = new Pool({ ...toClientConfig(connection), max: 1 });
  // It is not a failure if the server ends while the session is being closed.
  pool.on('error', () => {});
  try {
    await migrate(pool, migrations);
    // The planner has no statistics yet of tables that were filled in one transaction.
    await pool.query('analyze');
  } finally {
    await pool.end();
  }
}
