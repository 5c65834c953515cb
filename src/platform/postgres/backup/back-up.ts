import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Connection } from '#platform/postgres/connection.ts';
import { readKeyFile, secretKeyFile } from '#platform/postgres/secret-key-file.ts';
import { hasDatabase } from '#platform/postgres/embedded/home.ts';
import { startEmbedded } from '#platform/postgres/embedded/embedded.ts';
import { type JobsDump, dumpDatabase } from './dump-database.ts';
import { type Manifest, platform } from './manifest.ts';
import { packCluster, packFolder } from './pack-cluster.ts';
import type { Saved } from './read-facts.ts';
import { type Pack, writeArchive } from './write-archive.ts';

export type BackUp = {
  dataDir: string;
  /** The archive to write, which must not exist yet. */
  file: string;
  /** Name and version of the program, for the manifest. */
  program: string;
  /** The database is on a server of the shop's owner: only pictures are packed. */
  withoutDatabase?: boolean;
  /**
   * Packs the rows of the database instead of PostgreSQL's files: of the embedded one, or of a `server` that is already running. The keys
   * of the embedded one are packed too, even if it is already running (`isEmbedded`).
   */
  rows?: { jobs: JobsDump; server?: Connection | undefined; isEmbedded?: boolean };
  /** Called with the bytes of each file that was packed, before compression. */
  onPacked?: (bytes: number) => void;
  /** Settings of the server, as `startEmbedded` takes them. */
  settings?: Record<string, string>;
  log: (sentence: string) => void;
};

/**
 * Saves the shop below `dataDir`, running or stopped, in one file that only its owner may read. The file contains everything that the shop
 * confirmed before the returned `savedAt`. Throws a sentence, and leaves no file, when it cannot.
 */
export async function backUp(wanted: BackUp): Promise<Manifest> {
  const { dataDir, file, program, withoutDatabase, rows, onPacked } = wanted;
  if (existsSync(file)) throw new Error(`${file} already exists: choose another name, or move it away first`);
  if (!withoutDatabase && !rows?.server && !hasDatabase(dataDir))
    throw new Error(`there is no shop in ${dataDir}: set DATA_DIR to the folder of the shop`);
  if (withoutDatabase && !existsSync(join(dataDir, 'media')))
    throw new Error(`there are no pictures in ${dataDir}: set DATA_DIR to the folder of the shop`);
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  return writeArchive(file, async (whole) => {
    const pack = onPacked ? { ...whole, file: countBytes(whole, onPacked) } : whole;
    const saved = withoutDatabase
      ? { savedAt: new Date().toISOString(), database: null }
      : await packDatabase(pack, wanted);
    // Pictures are packed after the rows that name them: a picture is written to the disk before its row, and never changes.
    await pack.folder('media');
    await packFolder(pack, { name: 'media', path: join(dataDir, 'media') }, (name) =>
      name.endsWith('.part') ? 'nothing' : 'all',
    );
    return { format: rows ? 2 : 1, program, platform, ...saved };
  });
}

async function packDatabase(pack: Pack, { dataDir, file, log, settings, rows }: BackUp): Promise<Saved> {
  const draft = `${file}.${randomBytes(4).toString('hex')}.rows`;
  if (rows?.server) {
    const saved = await dumpDatabase(pack, { connection: rows.server, jobs: rows.jobs, draft });
    if (rows.isEmbedded) await packKeys(pack, dataDir);
    return saved;
  }
  const embedded = await startEmbedded({ dataDir, log, ...(settings && { settings }) });
  const { connection } = embedded;
  try {
    const saved = rows
      ? await dumpDatabase(pack, { connection, jobs: rows.jobs, draft })
      : await packCluster(pack, embedded);
    // Without the cluster's password the restored shop could not make the key file at its next start.
    if (rows) readKeyFile(dataDir, connection.password);
    // A shop that is older than this file creates it at its next start, from the password that is packed.
    await packKeys(pack, dataDir);
    return saved;
  } finally {
    await embedded.stop();
  }
}

async function packKeys(pack: Pack, dataDir: string): Promise<void> {
  const keys = join(dataDir, secretKeyFile);
  if (existsSync(keys)) await pack.file(secretKeyFile, keys);
}

function countBytes(pack: Pack, onPacked: (bytes: number) => void): Pack['file'] {
  return async (name, path) => {
    await pack.file(name, path);
    onPacked(statSync(path, { throwIfNoEntry: false })?.size ?? 0);
  };
}

/** Returns the path of `wanted`; for a folder, or in `backups` if nothing is wanted, that of a file with the time in its name. */
export function chooseFile(wanted: string | undefined, now: Date): string {
  const path = resolve(wanted ?? 'backups');
  const isFolder = !wanted || (existsSync(path) && statSync(path).isDirectory());
  const time = now.toISOString().replaceAll(':', '').slice(0, 17);
  return isFolder ? join(path, `haat-${time}Z.tar.zst`) : path;
}
