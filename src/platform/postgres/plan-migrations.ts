import type { Pool } from 'pg';
import { type MigrationFile, type Recorded, nameOf, readNumbers, refuseMismatch } from './migration-files.ts';
import { listHarm } from './older-version.ts';

export type PlannedMigration = {
  name: string;
  /** Why an older version of the program must not serve during the migration; empty if it may. */
  harm: string[];
};
export type MigrationPlan = {
  /** The name of the newest migration that the database has; undefined for an empty database. */
  current: string | undefined;
  pending: PlannedMigration[];
};

/**
 * Returns which of `files` would be applied to the database, and changes nothing. Throws a sentence when the files and the recorded
 * migrations do not match, for instance because the database is newer than the program.
 */
export async function planMigrations(pool: Pool, files: MigrationFile[]): Promise<MigrationPlan> {
  const migrations = readNumbers(files);
  const recorded = await readRecorded(pool);
  refuseMismatch(recorded, migrations);
  const made = new Set<string>();
  const pending = migrations
    .slice(recorded.length)
    .map((migration) => ({ name: nameOf(migration), harm: listHarm(migration.sql, made) }));
  const last = recorded.at(-1);
  return { current: last && nameOf(last), pending };
}

async function readRecorded(pool: Pool): Promise<Recorded[]> {
  const { rows } = await pool.query<{ has: boolean }>("select to_regclass('migrations') is not null as has");
  if (!rows[0]?.has) return [];
  const recorded = await pool.query<Recorded>('select number, title, sha256 from migrations order by number');
  return recorded.rows;
}
