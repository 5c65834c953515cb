import { setTimeout as sleep } from 'node:timers/promises';
import type { ClientBase, Pool, PoolClient } from 'pg';
import {
  type Migration,
  type MigrationFile,
  type Recorded,
  nameOf,
  readNumbers,
  refuseMismatch,
} from './migration-files.ts';
import { codeOf } from './error-code.ts';

// Any constant works, as long as every shop that migrates one database uses the same.
const lockKey = 4_822_041;

export type Limits = {
  /** How long to wait while another program migrates. */
  turnMs: number;
  /** How long a migration waits for a table; other sessions wait behind it during that time. */
  lockMs: number;
  /** How long a migration that did not get its table is retried. */
  retryTimeoutMs: number;
  /** How long one statement of a migration may run. */
  runMs: number;
};
const usualLimits: Limits = { turnMs: 600_000, lockMs: 2_000, retryTimeoutMs: 60_000, runMs: 1_800_000 };

/**
 * Migrates the database to the newest of `files` and returns the names it applied. Each migration and its record are one transaction under
 * one lock, so shops that start together run one after another, and a killed one leaves the old state or the new one, never half. Throws a
 * sentence, changing nothing, when the files and the recorded migrations do not match, and when one cannot be applied within its limits.
 */
export async function migrate(
  pool: Pool,
  files: MigrationFile[],
  limits: Limits = usualLimits,
): Promise<string[]> {
  const migrations = readNumbers(files);
  const applied: string[] = [];
  let deadline = Date.now() + limits.retryTimeoutMs;
  for (;;) {
    try {
      const name = await inLockedTransaction(pool, limits, (client) => applyNext(client, migrations));
      if (!name) return applied;
      applied.push(name);
      deadline = Date.now() + limits.retryTimeoutMs;
    } catch (error) {
      if (!isLocked(error)) throw explainLimit(error, limits);
      if (Date.now() > deadline) throw await explainLock(pool, error);
      // Other sessions get the table first.
      await sleep(limits.lockMs / 4);
    }
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
    throw new MigrationFailed(name, error as Error);
  }
  const record = 'insert into migrations (number, title, sha256) values ($1, $2, $3)';
  await client.query(record, [next.number, next.title, next.sha256]);
  return name;
}

async function inLockedTransaction<T>(
  pool: Pool,
  { turnMs, lockMs, runMs }: Limits,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('set local statement_timeout = 0');
    await client.query(`set local lock_timeout = ${turnMs}`);
    await lockMigrations(client);
    // A migration may run longer than one of the shop's statements.
    await client.query(`set local statement_timeout = ${runMs}`);
    await client.query(`set local lock_timeout = ${lockMs}`);
    const result = await work(client);
    await client.query('commit');
    client.release();
    return result;
  } catch (error) {
    client.release(true);
    throw error;
  }
}

class MigrationFailed extends Error {
  readonly migration: string;
  constructor(migration: string, cause: Error) {
    super(`migration ${migration} failed: ${cause.message}`, { cause });
    this.migration = migration;
  }
}

const lockNotAvailable = '55P03';
const canceled = '57014';

/** Returns whether a migration did not get a table in time; waiting for another program that migrates does not count. */
function isLocked(error: unknown): error is MigrationFailed {
  return error instanceof MigrationFailed && codeOf(error.cause) === lockNotAvailable;
}

function explainLimit(error: unknown, { turnMs, runMs }: Limits): unknown {
  if (codeOf(error) === lockNotAvailable)
    return new Error(
      `another program has been migrating this database for ${inWords(turnMs)}; nothing was changed: let it finish or end it, then start again`,
      { cause: error },
    );
  if (error instanceof MigrationFailed && codeOf(error.cause) === canceled)
    return new Error(
      `migration ${error.migration} took longer than ${inWords(runMs)} and was undone: the server is too slow or too busy for it now`,
      { cause: error },
    );
  return error;
}

async function explainLock(pool: Pool, { migration, cause }: MigrationFailed): Promise<Error> {
  const { rows } = await pool.query<{ name: string; since: string }>(
    `select coalesce(nullif(application_name, ''), usename) as name, to_char(xact_start, 'HH24:MI:SS') as since
       from pg_stat_activity where xact_start < now() and datname = current_database() order by xact_start limit 1`,
  );
  const oldest = rows.map(
    ({ name, since }) => `; the oldest open transaction is of "${name}", since ${since} UTC`,
  );
  return new Error(
    `migration ${migration} did not get a table that another session keeps locked, and was undone${oldest.join('')}: ` +
      'end long reports, dumps and forgotten transactions, then start again',
    { cause },
  );
}

function inWords(milliseconds: number): string {
  return milliseconds < 60_000 ? `${milliseconds / 1000} seconds` : `${milliseconds / 60_000} minutes`;
}
