import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client, DatabaseError } from 'pg';
import type { ConnectionParts } from '#platform/postgres/connection.ts';
import type { Address } from './address.ts';
import { findBinaries } from './binaries.ts';
import { createCluster, superuser } from './create-cluster.ts';
import type { Home } from './home.ts';
import { findHome, hasCluster, preparePgDirectory } from './home.ts';
import type { Hold } from './kernel-lock.ts';
import { holdShared, tryExclusive, waitForExclusive } from './kernel-lock.ts';
import type { ServerOptions } from './server.ts';
import { startOrAdopt, stopServer } from './server.ts';
import { watchServer } from './watch.ts';

export type Embedded = {
  connection: ConnectionParts;
  /** The directory of the cluster and its password. */
  directory: string;
  stop: () => Promise<void>;
};

export type StartEmbedded = {
  dataDir: string;
  log: (sentence: string) => void;
  /** The directory for clusters and programs when the database's user may not enter DATA_DIR or the checkout. */
  shelterDir?: string;
  /** Server settings of a throw-away cluster, for instance `{ fsync: 'off' }`. */
  settings?: Record<string, string>;
};

const database = 'haat';
export const shelterDir = '/var/lib/haat';
const lockTimeoutMs = 120_000;

/**
 * Starts the PostgreSQL that npm installed, with its data below `dataDir`, or joins the one that already serves it. Shops on one `dataDir`
 * share one server: each holds a lease, and the last one to stop ends the server. A shop that was killed leaves the server running for the
 * next one to adopt. Throws a sentence that says what to do.
 */
export async function startEmbedded(wanted: StartEmbedded): Promise<Embedded> {
  const pgDirectory = preparePgDirectory(wanted.dataDir);
  const locks = { start: join(pgDirectory, 'start.lock'), shops: join(pgDirectory, 'shops.lock') };
  const turn = await waitForExclusive(locks.start, lockTimeoutMs);
  try {
    const options = await prepareServer(pgDirectory, wanted);
    const password = readPassword(options.home);
    const address = await startOrAdopt(options);
    const connection = { ...address, user: superuser, password, database };
    await ensureDatabase(connection);
    const lease = holdShared(locks.shops);
    const watch = new AbortController();
    void watchServer(options, address, { startLock: locks.start, signal: watch.signal });
    const stop = once(() => leave(options, { address, locks, lease, watch }));
    return { connection, directory: options.home.directory, stop };
  } finally {
    turn.release();
  }
}

async function prepareServer(pgDirectory: string, wanted: StartEmbedded): Promise<ServerOptions> {
  const shelter = wanted.shelterDir ?? shelterDir;
  const home = findHome(pgDirectory, shelter);
  if (home.note) wanted.log(home.note);
  const { binaries, copiedTo } = findBinaries(home.user, home.user ? shelter : pgDirectory);
  if (copiedTo) wanted.log(`the database's programs run from a copy in ${copiedTo}`);
  if (!hasCluster(home.directory)) await createCluster(home, binaries);
  const made = readFileSync(join(home.directory, 'data', 'PG_VERSION'), 'utf8').trim();
  if (made !== binaries.major) {
    throw new Error(
      `the data in ${home.directory} was made by PostgreSQL ${made}, this program brings ${binaries.major}: ` +
        'save it with the program that made it, by "npm run backup -- --logical", and restore that with this one',
    );
  }
  return { home, binaries, settings: wanted.settings ?? {}, log: wanted.log };
}

async function ensureDatabase(connection: ConnectionParts): Promise<void> {
  const missing = '3D000';
  try {
    await run(connection, 'select 1');
  } catch (error) {
    if (!(error instanceof DatabaseError) || error.code !== missing) throw error;
    await run({ ...connection, database: 'postgres' }, `create database ${database}`);
  }
}

async function run(connection: ConnectionParts, statement: string): Promise<void> {
  const client = new Client(connection);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

type Stay = {
  address: Address;
  locks: { start: string; shops: string };
  lease: Hold;
  watch: AbortController;
};

async function leave(options: ServerOptions, { address, locks, lease, watch }: Stay): Promise<void> {
  watch.abort();
  const turn = await waitForExclusive(locks.start, lockTimeoutMs);
  try {
    lease.release();
    const last = tryExclusive(locks.shops);
    if (!last) return;
    await stopServer(options, address).finally(last.release);
  } finally {
    turn.release();
  }
}

function readPassword({ directory }: Home): string {
  return readFileSync(join(directory, 'password'), 'utf8').trim();
}

function once(action: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  return () => (running ??= action());
}
