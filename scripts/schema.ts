import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generate, PostgresDialect } from 'kysely-codegen';
import { startEmbedded } from '#platform/postgres/embedded/embedded.ts';
import { migrate } from '#platform/postgres/migrate.ts';
import { openDatabase } from '#db/open.ts';
import type { Database } from '#db/open.ts';
import { readMigrations } from '#db/read-migrations.ts';

export const schemaFile = fileURLToPath(new URL('../src/db/schema.ts', import.meta.url));

/** Writes the types of the migrated database; returns the exit code. */
export async function writeSchema(): Promise<number> {
  writeFileSync(schemaFile, await inThrowAwayDatabase(describeTables));
  console.log('src/db/schema.ts is written');
  return 0;
}

/** Checks that the types match the migrated database; returns the exit code. */
export async function checkSchema(): Promise<number> {
  const wanted = await inThrowAwayDatabase(describeTables);
  const found = existsSync(schemaFile) ? readFileSync(schemaFile, 'utf8') : '';
  if (found === wanted) return 0;
  console.error('src/db/schema.ts is not what the migrations make: run npm run schema');
  return 1;
}

/** Returns the types of every table except those of the queue, as text. They follow the mapping of columns in `src/db/column-types.ts`. */
export function describeTables({ db }: Pick<Database, 'db'>): Promise<string> {
  return generate({
    db,
    dialect: new PostgresDialect(),
    outFile: null,
    excludePattern: 'pgboss.*',
    typeMapping: { int8: 'number', numeric: 'number', date: 'string' },
  });
}

async function inThrowAwayDatabase<T>(work: (database: Database) => Promise<T>): Promise<T> {
  const dataDir = mkdtempSync(join(tmpdir(), 'haat-schema-'));
  chmodSync(dataDir, 0o711);
  const embedded = await startEmbedded({ dataDir, log: console.error, settings: { fsync: 'off' } });
  try {
    const database = await openDatabase({
      connection: embedded.connection,
      poolSize: 2,
      statementTimeoutMs: 60_000,
    });
    try {
      await migrate(database.pool, readMigrations());
      return await work(database);
    } finally {
      await database.close();
    }
  } finally {
    await embedded.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
