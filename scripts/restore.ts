// npm run restore -- FILE              into an empty DATA_DIR
// npm run restore -- --check FILE      only reads the backup and holds it against its checksums
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { checkBackup, restore } from '#platform/postgres/backup/restore.ts';
import { readMigrations } from '#db/read-migrations.ts';
import { readConfig } from '#server/config.ts';
import { describeArchive, endBySentence } from './backup-words.ts';

await endBySentence(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { check: { type: 'boolean' } },
  });
  if (positionals.length !== 1)
    throw new Error('Say which backup: npm run restore -- FILE (or --check FILE, which only looks at it)');
  const file = resolve(positionals[0]!);
  const migrations = readMigrations().map(({ name }) => name);
  if (values.check)
    return console.log(`${describeArchive(file, await checkBackup({ file, migrations }))}\nIt is whole.`);
  const { DATA_DIR: dataDir, DATABASE_URL } = readConfig();
  const manifest = await restore({ dataDir, file, migrations, log: console.error });
  console.log(
    `${describeArchive(file, manifest)}\nIt is restored in ${resolve(dataDir)}; npm start opens it.`,
  );
  if (DATABASE_URL)
    console.log(
      'DATABASE_URL is set, so the shop opens the database there; bring that back by PostgreSQL itself:\n' +
        '  pg_restore --clean --if-exists --dbname="$DATABASE_URL" haat.dump',
    );
});
