// npm run backup                        into backups/, with the time as its name
// npm run backup -- /mnt/disk           into a folder, or into the file that is named
// npm run backup -- --logical           the rows of the database instead of PostgreSQL's files: for another version, machine or server
import { parseArgs } from 'node:util';
import { jobsDump as jobs } from '#jobs/dump-jobs.ts';
import { backUp, chooseFile } from '#platform/postgres/backup/back-up.ts';
import { readConfig } from '#server/config.ts';
import { PROGRAM } from '#server/program.ts';
import { describeArchive, endBySentence } from './backup-words.ts';

await endBySentence(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { logical: { type: 'boolean' } },
  });
  const [wanted] = positionals;
  const { DATA_DIR: dataDir, DATABASE_URL, DATABASE_SESSION_URL, SECRET_KEY } = readConfig();
  const server = DATABASE_URL && (DATABASE_SESSION_URL ?? DATABASE_URL);
  const file = chooseFile(wanted, new Date());
  const withoutDatabase = server !== undefined && !values.logical;
  const manifest = await backUp({
    dataDir,
    file,
    program: PROGRAM,
    withoutDatabase,
    ...(values.logical && { rows: { jobs, server } }),
    log: console.error,
  });
  console.log(describeArchive(file, manifest));
  if (withoutDatabase)
    console.log(
      'Only the pictures are in it. Save the database at DATABASE_URL too: all in one file by\n' +
        '  npm run backup -- --logical\n' +
        'or by PostgreSQL itself:\n' +
        '  pg_dump --format=custom --file=haat.dump "$DATABASE_URL"',
    );
  if (SECRET_KEY)
    console.log(
      'SECRET_KEY is not in it: keep it apart from the backup. Without it nobody can log in with their old password.',
    );
});
