import { createHash } from 'node:crypto';

/** A migration file; its name begins with its number. */
export type MigrationFile = { name: string; sql: string };

export type Migration = { number: number; title: string; sql: string; sha256: string };
export type Recorded = { number: number; title: string; sha256: string };

/** Returns the migrations by number; throws a sentence unless they are 1, 2, 3, … */
export function readNumbers(files: MigrationFile[]): Migration[] {
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

/** Throws a sentence when the recorded migrations are not the first of `migrations`. */
export function refuseMismatch(recorded: Recorded[], migrations: Migration[]): void {
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

export function nameOf({ number, title }: { number: number; title: string }): string {
  return `${String(number).padStart(3, '0')}_${title}`;
}
