// npm run restore -- FILE              restores into an empty DATA_DIR
// npm run restore -- --check FILE      only reads the backup and compares it with its checksums
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { jobsDump as jobs } from '#jobs/dump-jobs.ts';
import type { Manifest } from '#platform/postgres/backup/manifest.ts';
import { checkBackup, restore } from '#platform/postgres/backup/restore.ts';
import { readKeyFile, secretKeyFile } from '#platform/postgres/secret-key-file.ts';
import { readMigrations } from '#db/read-migrations.ts';
import { type Config, readConfig } from '#server/config.ts';
import { describeArchive, endBySentence } from './backup-words.ts';

await endBySentence(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { check: { type: 'boolean' } },
  });
  if (positionals.length !== 1)
    throw new Error('Give the backup file: npm run restore -- FILE (or --check FILE, which only checks it)');
  const file = resolve(positionals[0]!);
  const migrations = readMigrations();
  if (values.check)
    return console.log(`${describeArchive(file, await checkBackup({ file, migrations }))}\nIt is whole.`);
  const config = readConfig();
  const { DATA_DIR: dataDir, DATABASE_URL, DATABASE_SESSION_URL } = config;
  const server = DATABASE_URL && (DATABASE_SESSION_URL ?? DATABASE_URL);
  const manifest = await restore({ dataDir, file, migrations, jobs, server, log: console.error });
  console.log(`${describeArchive(file, manifest)}\nIt is restored ${formatWhere(manifest, config)}`);
  const note = manifest.database?.dump ? noteOnKeys(config) : noteOnServer(config);
  if (note) console.log(note);
});

function formatWhere({ database }: Manifest, { DATA_DIR, DATABASE_URL }: Config): string {
  const isAtDatabaseUrl = DATABASE_URL !== undefined && database?.dump !== undefined;
  return `in ${resolve(DATA_DIR)}${isAtDatabaseUrl ? ' and in the database at DATABASE_URL' : ''}; npm start opens it.`;
}

/** Returns the steps that the operator must take so that the shop still accepts passwords. */
function noteOnKeys({ DATA_DIR, DATABASE_URL, SECRET_KEY = [] }: Config): string | undefined {
  if (!existsSync(join(DATA_DIR, secretKeyFile)))
    return 'The secret key is not in this backup: set SECRET_KEY to what the saved shop had.';
  const isMissing = readKeyFile(DATA_DIR).some((key) => !SECRET_KEY.includes(key));
  if (DATABASE_URL && isMissing)
    return (
      'Passwords need the keys of the saved shop: with DATABASE_URL only SECRET_KEY is read, so add what is in\n' +
      `  ${join(resolve(DATA_DIR), secretKeyFile)}\nto it, after a comma, before npm start.`
    );
}

function noteOnServer({ DATABASE_URL }: Config): string | undefined {
  if (DATABASE_URL)
    return (
      'DATABASE_URL is set, so the shop opens the database there; bring that back by PostgreSQL itself:\n' +
      '  pg_restore --clean --if-exists --dbname="$DATABASE_URL" haat.dump'
    );
}
