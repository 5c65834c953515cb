// npm run backup                        into backups/, with the time as its name
// npm run backup -- /mnt/disk           into a folder, or into the file that is named
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { backUp, chooseFile } from '#platform/postgres/backup/back-up.ts';
import { readConfig } from '#server/config.ts';
import { describeArchive, endBySentence, readProgram } from './backup-words.ts';

await endBySentence(async () => {
  const [wanted] = process.argv.slice(2);
  const { DATA_DIR: dataDir, DATABASE_URL, SECRET_KEY } = readConfig();
  if (!wanted) mkdirSync('backups', { recursive: true, mode: 0o700 });
  const file = chooseFile(resolve(wanted ?? 'backups'), new Date());
  const withoutDatabase = DATABASE_URL !== undefined;
  const manifest = await backUp({
    dataDir,
    file,
    program: readProgram(),
    withoutDatabase,
    log: console.error,
  });
  console.log(describeArchive(file, manifest));
  if (withoutDatabase)
    console.log(
      'Only the pictures are in it. The database at DATABASE_URL is saved by PostgreSQL itself:\n' +
        '  pg_dump --format=custom --file=haat.dump "$DATABASE_URL"',
    );
  if (SECRET_KEY)
    console.log(
      'SECRET_KEY is not in it: keep it apart from the backup. Without it nobody logs in with a password they had.',
    );
});
