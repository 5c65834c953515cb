import { createHash } from 'node:crypto';
import type { ClientBase, Pool, PoolClient } from 'pg';

/** A migration file; its name begins with its number. */
export type MigrationFile = { name: string; sql: string };

type Migration = { number: number; title: string; sql: string; sha256: string };
type Recorded = { number: number; title: string; sha256: string };

// Any constant works, as long as every shop that migrates one database uses the same.
const lockKey = 4_822_041;

/**
 * Migrates the database to the newest of `files` and returns the names it applied. Each migration and its record are one transaction under
 * one lock, so shops that start together run one after another, and a killed one leaves the old state or the new one, never half. Throws a
 * sentence, changing nothing, when the files and the recorded migrations do not match.
 */
export async function migrate(pool: Pool, files: MigrationFile[]): Promise<string[]> {
  const migrations = readNumbers(files);
  const applied: string[] = [];
  for (;;) {
    const name = await inLockedTransaction(pool, (client) => applyNext(client, migrations));
    if (!name) return applied;
    applied.push(name);
  }
}

/**
 * Applies `files` inside the caller's transaction, under the same lock and checks as `migrate`, for an empty database that is created and
 * filled in one transaction. Constraints are immediate afterwards, because a table with unchecked rows cannot be altered.
 */
export async function migrateInTransaction(client: ClientBase, files: MigrationFile[]): Promise<void> {
  const migrations = readNumbers(files);
  await lockMigrations(client);
  await client.query('set constraints all immediate');
  while (await applyNext(client, migrations));
}

/** Keeps every other program from migrating this database until the transaction ends. */
export async function lockMigrations(client: ClientBase): Promise<void> {
  await client.query('select pg_advisory_xact_lock($1)', [lockKey]);
}

async function applyNext(client: ClientBase, migrations: Migration[]): Promise<string | undefined> {
  await client.query(
    `create table if not exists migrations (
       number integer primary key,
       title text not null,
       sha256 text not null,
       applied_at timestamptz not null default now()
     )`,
  );
  const { rows } = await client.query<Recorded>(
    'select number, title, sha256 from migrations order by number',
  );
  refuseMismatch(rows, migrations);
  const next = migrations[rows.length];
  if (!next) return undefined;
  const name = nameOf(next);
  try {
    await client.query(next.sql);
  } catch (error) {
    throw new Error(`migration ${name} failed: ${(error as Error).message}`, { cause: error });
  }
  const record = 'insert into migrations (number, title, sha256) values ($1, $2, $3)';
  await client.query(record, [next.number, next.title, next.sha256]);
  return name;
}

async function inLockedTransaction<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    // A migration may run long, however short the pool's statement timeout is.
    await client.query('set local statement_timeout = 0');
    await lockMigrations(client);
    const result = await work(client);
    await client.query('commit');
    client.release();
    return result;
  } catch (error) {
    client.release(true);
    throw error;
  }
}

function readNumbers(files: MigrationFile[]): Migration[] {
  const migrations = files.map(toMigration).toSorted((a, b) => a.number - b.number);
  for (const [index, { number, title }] of migrations.entries()) {
    if (number === index + 1) continue;
    const before = migrations[index - 1];
    const problem =
      before?.number === number ? `number ${number} is taken twice` : `number ${index + 1} is missing`;
    throw new Error(`the migrations are not numbered 1, 2, 3, …: ${problem} before "${title}"`);
  }
  return migrations;
}

function toMigration({ name, sql: raw }: MigrationFile): Migration {
  const [, number, title] = /^(\d{3})_([a-z0-9_-]+)\.sql$/.exec(name) ?? [];
  if (!number || !title)
    throw new Error(`"${name}" is not the name of a migration; it looks like 007_gift-cards.sql`);
  // The same file checked out with other line ends is the same migration.
  const sql = raw.replaceAll('\r\n', '\n');
  if (/^\s*(begin|start transaction|commit|rollback)\s*;/im.test(sql)) {
    throw new Error(`migration ${name} begins or ends a transaction; it already runs in one`);
  }
  return { number: Number(number), title, sql, sha256: createHash('sha256').update(sql).digest('hex') };
}

function refuseMismatch(recorded: Recorded[], migrations: Migration[]): void {
  for (const [index, row] of recorded.entries()) {
    const migration = migrations[index];
    if (!migration) {
      throw new Error(
        `the database is newer than this program: migration ${nameOf(row)} is applied but unknown here; ` +
          'start the newer program, or restore the backup from before the upgrade',
      );
    }
    if (row.number === migration.number && row.title === migration.title && row.sha256 === migration.sha256)
      continue;
    const difference =
      row.number === migration.number && row.title === migration.title
        ? `migration ${nameOf(row)} was changed after it was applied`
        : `migration ${nameOf(row)} is applied, but this program has ${nameOf(migration)} in its place`;
    throw new Error(`${difference}; put the original file back and make the change in a new migration`);
  }
}

function nameOf({ number, title }: { number: number; title: string }): string {
  return `${String(number).padStart(3, '0')}_${title}`;
}
