import { createHash } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { DatabaseUser } from './database-user.ts';
import { canEnter, chooseDatabaseUser, ownerOf } from './database-user.ts';

/**
 * The location of one cluster. `directory` belongs to the shop's own user and holds the password; `data`, `run` and `log` inside it belong
 * to the database's user.
 */
export type Home = { directory: string; user: DatabaseUser | undefined; note?: string };

/** Prepares the shop's directory for PostgreSQL in DATA_DIR: it holds locks, and the cluster or a pointer to where the cluster is kept. */
export function preparePgDirectory(dataDir: string): string {
  mkdirSync(dataDir, { recursive: true });
  const directory = join(realpathSync(dataDir), 'pg');
  if (!existsSync(directory)) {
    mkdirSync(directory, { recursive: true });
    // The database's user may enter the directory but not list it.
    chmodSync(directory, 0o711);
  }
  refuseForeign(directory);
  return directory;
}

function refuseForeign(directory: string): void {
  try {
    accessSync(directory, constants.R_OK | constants.W_OK);
  } catch {
    throw new Error(
      `${directory} may not be written by this user: start the shop as the user who started it first, ` +
        'or choose another DATA_DIR',
    );
  }
}

/** Finds the cluster of this DATA_DIR, or chooses the place and the owner of a new one. Call it under the lock. */
export function findHome(pgDirectory: string, shelter: string): Home {
  const beside = join(pgDirectory, 'cluster');
  if (hasCluster(beside)) return enterable(beside);
  const pointed = readPointer(pgDirectory);
  if (pointed && hasCluster(pointed)) {
    const home = enterable(pointed);
    return { ...home, note: noteOf(pointed, home.user) };
  }
  const user = chooseDatabaseUser();
  if (!pointed && canEnter(user, pgDirectory)) return { directory: beside, user };
  const directory = pointed ?? chooseShelter(pgDirectory, shelter);
  prepareShelter(shelter);
  if (!canEnter(user, shelter)) throw cannotEnter(user, shelter);
  writePointer(pgDirectory, directory);
  return { directory, user, note: noteOf(directory, user) };
}

/** Returns whether a shop has ever kept its database with this DATA_DIR; it changes nothing. */
export function hasDatabase(dataDir: string): boolean {
  const directory = join(dataDir, 'pg');
  return hasCluster(join(directory, 'cluster')) || existsSync(join(directory, 'kept-in.json'));
}

export function hasCluster(home: string): boolean {
  return existsSync(join(home, 'data', 'PG_VERSION'));
}

function enterable(directory: string): Home {
  const user = ownerOf(join(directory, 'data'));
  if (canEnter(user, directory)) return { directory, user };
  throw cannotEnter(user, directory);
}

/** Creates a folder that every user may enter, for data that DATA_DIR or the checkout cannot hold. */
export function prepareShelter(shelter: string): void {
  if (existsSync(shelter)) return;
  mkdirSync(shelter, { recursive: true });
  chmodSync(shelter, 0o755);
}

function cannotEnter(user: DatabaseUser | undefined, directory: string): Error {
  return new Error(
    `the database's user "${user?.name}" may not enter ${directory}: ` +
      'allow it to pass through every folder above (chmod a+x), or set DATABASE_URL',
  );
}

function noteOf(directory: string, user: DatabaseUser | undefined): string {
  return `the database is kept in ${directory}, because its user "${user?.name}" may not enter DATA_DIR`;
}

// The pointer, not the hash, identifies the cluster: a DATA_DIR that was moved finds its database again, one that was deleted and recreated
// starts empty, and a copy is distinguished from its original.
const Pointer = z.object({ cluster: z.string(), dataDir: z.string() });
type Pointer = z.infer<typeof Pointer>;

function readPointer(pgDirectory: string): string | undefined {
  const file = join(pgDirectory, 'kept-in.json');
  if (!existsSync(file)) return undefined;
  const pointer = Pointer.parse(JSON.parse(readFileSync(file, 'utf8')));
  if (pointer.dataDir === pgDirectory) return pointer.cluster;
  if (existsSync(join(pointer.dataDir, 'kept-in.json'))) {
    throw new Error(
      `${pgDirectory} is a copy of ${pointer.dataDir}, whose database in ${pointer.cluster} it must not share: ` +
        `delete ${pgDirectory} to start with an empty database, or restore a backup into it`,
    );
  }
  writePointer(pgDirectory, pointer.cluster);
  return pointer.cluster;
}

function writePointer(pgDirectory: string, cluster: string): void {
  const file = join(pgDirectory, 'kept-in.json');
  const pointer: Pointer = { cluster, dataDir: pgDirectory };
  writeFileSync(`${file}.new`, `${JSON.stringify(pointer)}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

function chooseShelter(pgDirectory: string, shelter: string): string {
  const hash = createHash('sha256').update(pgDirectory).digest('hex').slice(0, 12);
  const names = [hash, ...Array.from({ length: 1000 }, (_, index) => `${hash}-${index + 2}`)];
  const free = names.map((name) => join(shelter, name)).find((path) => !existsSync(path));
  if (!free) throw new Error(`${shelter} holds too many old databases of ${pgDirectory}`);
  return free;
}
