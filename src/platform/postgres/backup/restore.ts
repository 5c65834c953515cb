import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { findBinaries } from '#platform/postgres/embedded/binaries.ts';
import { makeHome } from '#platform/postgres/embedded/create-cluster.ts';
import { findHome, preparePgDirectory } from '#platform/postgres/embedded/home.ts';
import { waitForExclusive } from '#platform/postgres/embedded/kernel-lock.ts';
import { shelterDir, startEmbedded } from '#platform/postgres/embedded/embedded.ts';
import type { Connection } from '#platform/postgres/connection.ts';
import type { MigrationFile } from '#platform/postgres/migration-files.ts';
import { secretKeyFile } from '#platform/postgres/secret-key-file.ts';
import type { JobsDump } from './dump-database.ts';
import { type Manifest, dumpFolder, platform } from './manifest.ts';
import { type ArchiveEntry, readArchive } from './read-archive.ts';
import { restoreDump } from './restore-dump.ts';

export type Restore = {
  dataDir: string;
  file: string;
  /** The migrations that this program knows. */
  migrations: MigrationFile[];
  /** Writes the jobs of a dump of rows. */
  jobs: JobsDump;
  /** A server of the shop's owner that receives a dump of rows; otherwise the embedded one does. */
  server?: Connection | undefined;
  log: (sentence: string) => void;
  /** Settings of the server, as `startEmbedded` takes them. */
  settings?: Record<string, string>;
};

/** Reads a whole backup and verifies its checksums; it writes nothing. */
export async function checkBackup({
  file,
  migrations,
}: Pick<Restore, 'file' | 'migrations'>): Promise<Manifest> {
  const manifest = await readArchive(file, async ({ body }) => {
    for await (const _ of body);
  });
  refuseForeign(manifest, { file, migrations });
  return manifest;
}

/**
 * Unpacks a backup into an empty `dataDir` and opens its database once; a dump of rows is loaded into an empty database. Throws a sentence,
 * and leaves `dataDir` and the database as empty as they were, when one of them is not empty, or the backup is damaged or made by another
 * program.
 */
export async function restore(wanted: Restore): Promise<Manifest> {
  const { dataDir, server } = wanted;
  refuseFull(dataDir);
  const isNew = !existsSync(dataDir);
  const manifest = await unpackAndLoad(wanted).catch((error: unknown) => {
    for (const name of ['pg', 'media', secretKeyFile, ...Object.values(drafts)])
      rmSync(join(dataDir, name), { recursive: true, force: true });
    if (isNew) rmSync(dataDir, { recursive: true, force: true });
    throw error;
  });
  const { database } = manifest;
  if (!database || (database.dump && server)) rmSync(join(dataDir, 'pg'), { recursive: true });
  else if (!database.dump) await openOnce(wanted);
  return manifest;
}

async function unpackAndLoad(wanted: Restore): Promise<Manifest> {
  const manifest = await unpack(wanted);
  const folder = join(wanted.dataDir, drafts.dump);
  if (manifest.database?.dump) await restoreDump(wanted, { folder, database: manifest.database });
  rmSync(folder, { recursive: true, force: true });
  return manifest;
}

function refuseFull(dataDir: string): void {
  if (!existsSync(dataDir) || readdirSync(dataDir).length === 0) return;
  throw new Error(
    `${dataDir} is not empty, and a backup is never restored over a shop: stop the shop, move the folder away ` +
      `(mv ${dataDir} ${dataDir}.old) and restore again, or set DATA_DIR to an empty folder`,
  );
}

const drafts = { media: 'media.new', dump: 'dump.new' };

async function unpack({ dataDir, file, migrations, log }: Restore): Promise<Manifest> {
  const pgDirectory = preparePgDirectory(dataDir);
  const turn = await waitForExclusive(join(pgDirectory, 'start.lock'), 10_000);
  try {
    const home = findHome(pgDirectory, shelterDir);
    if (home.note) log(home.note);
    const read: { manifest?: Manifest } = {};
    const media = join(dataDir, drafts.media);
    mkdirSync(media);
    await makeHome(home, async (cluster) => {
      read.manifest = await readArchive(file, (entry) => write(entry, { cluster, media, dataDir }));
      refuseForeign(read.manifest, { file, migrations });
      renameSync(media, join(dataDir, 'media'));
    });
    return read.manifest!;
  } finally {
    turn.release();
  }
}

type Places = { cluster: string; media: string; dataDir: string };

/** Writes an entry with its permissions: the database and the keys for their user alone, pictures readable by all. */
async function write({ parts, isFolder, body }: ArchiveEntry, places: Places): Promise<void> {
  const [place = '', ...inside] = parts;
  const path = findPath(place, inside, places);
  const isOpen = place === 'media';
  if (isFolder) return void mkdirSync(path, { recursive: true, mode: isOpen ? 0o755 : 0o700 });
  const file = await open(path, 'wx', isOpen ? 0o644 : 0o600);
  try {
    for await (const chunk of body) await file.writeFile(chunk);
  } finally {
    await file.close();
  }
}

function findPath(place: string, inside: string[], { cluster, media, dataDir }: Places): string {
  if (place === 'cluster') return join(cluster, ...inside);
  if (place === 'media') return join(media, ...inside);
  if (place === dumpFolder) return join(dataDir, drafts.dump, ...inside);
  if (place === secretKeyFile && inside.length === 0) return join(dataDir, secretKeyFile);
  throw new Error(`"${[place, ...inside].join('/')}" belongs nowhere`);
}

function refuseForeign(
  { database, program, ...made }: Manifest,
  { file, migrations }: Pick<Restore, 'file' | 'migrations'>,
): void {
  if (!database) return;
  if (!database.dump) refuseForeignFiles(made.platform, database.postgresql, { file, program });
  const known = new Set(migrations.map(({ name }) => name));
  const unknown = database.migrations.find(({ number, title }) => !known.has(toFileName(number, title)));
  if (unknown)
    throw new Error(
      `${file} was saved by a newer program (${program}, with migration ${toFileName(unknown.number, unknown.title)}): restore it with that one`,
    );
}

function refuseForeignFiles(
  savedOn: string,
  postgresql: string,
  { file, program }: { file: string; program: string },
): void {
  const remedy = 'or save it there by "npm run backup -- --logical", which moves anywhere';
  if (savedOn !== platform)
    throw new Error(
      `${file} was saved on ${savedOn}, and PostgreSQL's files do not move to ${platform}: restore it on such a machine, ${remedy}`,
    );
  const { major } = findBinaries(undefined, '').binaries;
  if (postgresql.split('.')[0] !== major)
    throw new Error(
      `${file} holds a database of PostgreSQL ${postgresql}, this program brings ${major}: restore it with ${program}, ${remedy}`,
    );
}

function toFileName(number: number, title: string): string {
  return `${String(number).padStart(3, '0')}_${title}.sql`;
}

/** Opens the database once: this proves that PostgreSQL can recover it, and makes the shop's next start quick. */
async function openOnce({ dataDir, file, log, settings }: Restore): Promise<void> {
  try {
    const embedded = await startEmbedded({ dataDir, log, ...(settings && { settings }) });
    await embedded.stop();
  } catch (error) {
    throw new Error(
      `${file} is unpacked in ${dataDir}, but its database does not open: ${(error as Error).message}`,
      {
        cause: error,
      },
    );
  }
}
