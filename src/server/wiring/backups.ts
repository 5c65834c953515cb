import { minuteMs } from '#domain/durations.ts';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { openDatabase } from '#db/open.ts';
import { readMigrations } from '#db/read-migrations.ts';
import type { DB } from '#db/schema.ts';
import { jobsDump as jobs } from '#jobs/dump-jobs.ts';
import { backUp } from '#platform/postgres/backup/back-up.ts';
import { restoreBeside } from '#platform/postgres/backup/restore-beside.ts';
import type { Connection } from '#platform/postgres/connection.ts';
import { codeOf } from '#platform/postgres/error-code.ts';
import { PROGRAM } from '#server/program.ts';
import type { BackupsPort } from '#shop/ports.ts';
import { listNames } from './list-names.ts';

type Backups = { dataDir: string; db: Kysely<DB>; connection: Connection; isEmbedded: boolean };

const longestTestMs = 12 * minuteMs;
/** In a copy of a large shop one rule of the books takes longer than a page's statement may. */
const statementTimeoutMs = 120_000;

/** Keeps copies of the shop in the folder `backups` of its data, as files that `npm run restore` accepts. */
export function createBackups({ dataDir, db, connection, isEmbedded }: Backups): BackupsPort {
  const folder = join(dataDir, 'backups');
  const toPath = (name: string) => join(folder, name);
  return {
    async measure() {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const { rows } = await sql<{ bytes: string }>`
        select pg_database_size(current_database()) as bytes`.execute(db);
      const { bavail, bsize } = await statfs(folder);
      const pictureBytes = await measureFolder(join(dataDir, 'media'));
      return { databaseBytes: Number(rows[0]!.bytes), pictureBytes, freeBytes: bavail * bsize };
    },

    async save(fileName, onPacked) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await removeDrafts(folder);
      let packed = 0;
      const { savedAt } = await backUp({
        dataDir,
        file: toPath(fileName),
        program: PROGRAM,
        rows: { jobs, server: connection, isEmbedded },
        onPacked: (bytes) => onPacked((packed += bytes)),
        log: () => {},
      });
      return { savedAt: new Date(savedAt), bytes: (await stat(toPath(fileName))).size };
    },

    async list() {
      const names = await listNames(folder);
      const kept = names.filter((name) => name.endsWith('.tar.zst'));
      const sizes = new Map<string, number>();
      for (const name of kept) {
        const bytes = await measureFile(toPath(name));
        if (bytes !== undefined) sizes.set(name, bytes);
      }
      return sizes;
    },

    read: (fileName) => createReadStream(toPath(fileName)),
    remove: (fileName) => rm(toPath(fileName), { force: true }),

    restoreBeside: (fileName, look) =>
      restoreBeside(
        {
          file: toPath(fileName),
          folder: toPath('restore-test'),
          connection,
          migrations: readMigrations(),
          jobs,
          longestMs: longestTestMs,
        },
        async (scratch) => {
          const opened = await openDatabase({ connection: scratch, poolSize: 2, statementTimeoutMs });
          return look(opened.db).finally(opened.close);
        },
      ),
  };
}

/** Removes the unfinished file of a program that was killed: one copy is made at a time. */
async function removeDrafts(folder: string): Promise<void> {
  const drafts = (await readdir(folder)).filter((name) => /\.(part|rows)$/.test(name));
  for (const name of drafts) await rm(join(folder, name), { force: true });
}

/** Returns the bytes of a file; undefined for a folder, and for a file that another process has removed in the meantime. */
async function measureFile(path: string): Promise<number | undefined> {
  try {
    const found = await stat(path);
    return found.isFile() ? found.size : undefined;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** Returns the bytes of all files in a folder; a shop with an object store has no folder of pictures. */
async function measureFolder(folder: string): Promise<number> {
  let bytes = 0;
  for (const name of await listNames(folder, { recursive: true }))
    bytes += (await measureFile(join(folder, name))) ?? 0;
  return bytes;
}
