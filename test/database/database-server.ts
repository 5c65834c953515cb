import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, readdirSync, rmSync, writeFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import type { ConnectionParts } from '#platform/postgres/connection.ts';
import { startEmbedded } from '#platform/postgres/embedded/embedded.ts';
import { migrate } from '#platform/postgres/migrate.ts';
import { openDatabase } from '#db/open.ts';
import { readMigrations } from '#db/read-migrations.ts';
import { findScratch } from './scratch.ts';
import { makeQueues } from './test-queue.ts';

/**
 * The address of the test server. `template` is the migrated database, which accepts no connections; `failure` is the reason why its
 * migration failed, so that only the tests that need it fail.
 */
export type TestServerAddress = { connection: ConnectionParts; template: string; failure?: string };

const prefix = 'haat-test-database-';

/** Starts a temporary server with a migrated template database, or makes the template on the server of TEST_DATABASE_URL. */
export function startTestServer(): Promise<{ address: TestServerAddress; stop: () => Promise<void> }> {
  const given = process.env.TEST_DATABASE_URL;
  return given ? useServer(given) : startServer();
}

async function startServer(): Promise<{ address: TestServerAddress; stop: () => Promise<void> }> {
  await removeAbandoned();
  const dataDir = mkdtempSync(join(findScratch(), prefix));
  chmodSync(dataDir, 0o711);
  writeFileSync(join(dataDir, 'owner'), String(process.pid));
  const embedded = await startEmbedded({ dataDir, log: note, settings: throwAwaySettings });
  const stop = async () => {
    await embedded.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { address: await makeAddress(embedded.connection), stop };
}

/** Makes the template on a server that is already running, in a database that is dropped afterwards. */
async function useServer(url: string): Promise<{ address: TestServerAddress; stop: () => Promise<void> }> {
  const client = new Client(url);
  await client.connect();
  const database = `template_${randomBytes(8).toString('hex')}`;
  await client.query(`create database ${database}`);
  const { host, port, user = '', password } = client;
  const stop = async () => {
    await client.query(`drop database ${database} with (force)`);
    await client.end();
  };
  return { address: await makeAddress({ host, port, user, password: String(password), database }), stop };
}

async function makeAddress(template: ConnectionParts): Promise<TestServerAddress> {
  const failure = await migrateTemplate(template).catch(String);
  const connection = { ...template, database: 'postgres' };
  return { connection, template: template.database, ...(failure && { failure }) };
}

function note(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
}

// The data is deleted after the run, so it need not reach the disk; commits and locks work the same.
export const throwAwaySettings = {
  fsync: 'off',
  full_page_writes: 'off',
  max_wal_size: '1GB',
  checkpoint_timeout: '1h',
};

async function migrateTemplate(connection: ConnectionParts): Promise<void> {
  const database = await openDatabase({ connection, poolSize: 1, statementTimeoutMs: 60_000 });
  try {
    await migrate(database.pool, readMigrations());
    // Every clone has the queues, so that no shop has to make them.
    await makeQueues(connection);
  } finally {
    await database.close();
  }
}

// A killed run could not clean up: its server still runs and its folder is still there.
async function removeAbandoned(): Promise<void> {
  const scratch = findScratch();
  const folders = readdirSync(scratch).filter((name) => name.startsWith(prefix));
  for (const folder of folders.map((name) => join(scratch, name))) {
    if (isOwned(folder)) continue;
    try {
      const embedded = await startEmbedded({ dataDir: folder, log: () => {}, settings: throwAwaySettings });
      await embedded.stop();
      rmSync(folder, { recursive: true, force: true });
    } catch {
      // The folder belongs to another user or is just being removed, so it stays.
    }
  }
}

function isOwned(folder: string): boolean {
  try {
    process.kill(Number(readFileSync(join(folder, 'owner'), 'utf8')), 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
