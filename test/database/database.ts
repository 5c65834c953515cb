import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { inject } from 'vitest';
import { Client } from 'pg';
import type { ConnectionParts } from '#platform/postgres/connection.ts';
import { openDatabase } from '#db/open.ts';
import type { Database } from '#db/open.ts';
import type { TestServerAddress } from './database-server.ts';

export type Clone = Database & {
  /** The address of this database, for another pool or queue. */
  connection: ConnectionParts;
};

let chosen: TestServerAddress | undefined;

/** Sets the server to use when no test run, and so no global setup, has started one. */
export function chooseTestServer(address: TestServerAddress): void {
  chosen = address;
}

function findTestServer(): TestServerAddress {
  return chosen ?? inject('testServer');
}

/**
 * Clones a database with the shop's real, migrated tables, opened with `poolSize` sessions. `close()` closes the pool and drops the
 * database, ending sessions that are still connected.
 */
export async function cloneDatabase({ poolSize = 20, statementTimeoutMs = 10_000 } = {}): Promise<Clone> {
  const { template, failure } = findTestServer();
  if (failure) throw new Error(failure);
  const { connection, drop } = await createDatabase(template);
  const opened = await openDatabase({ connection, poolSize, statementTimeoutMs });
  const close = async () => {
    await opened.close();
    await drop();
  };
  return { ...opened, connection, close };
}

/** Opens a database that another caller has cloned and will drop. */
export async function joinDatabase(connection: ConnectionParts, poolSize: number): Promise<Clone> {
  return { ...(await openDatabase({ connection, poolSize, statementTimeoutMs: 10_000 })), connection };
}

/** Creates an empty database, or a copy of `template`; `options` are those of CREATE DATABASE. */
export async function createDatabase(
  template = 'template1',
  options = '',
): Promise<{ connection: ConnectionParts; drop: () => Promise<void> }> {
  const database = `test_${randomBytes(8).toString('hex')}`;
  await administer(`create database ${database} template ${template} strategy file_copy ${options}`);
  return {
    connection: { ...findTestServer().connection, database },
    drop: () => dropDatabase(database),
  };
}

/**
 * Drops a database. Sessions that are just ending have a second for it: one that the server ends first throws an error that no code awaits.
 * After that the server ends the others, which killed programs left behind.
 */
async function dropDatabase(database: string): Promise<void> {
  await usingClient(async (client) => {
    const isUsed = 'select from pg_stat_activity where datname = $1';
    for (let look = 0; look < 50; look += 1) {
      if ((await client.query(isUsed, [database])).rowCount === 0) break;
      await setTimeout(20);
    }
    await client.query(`drop database if exists ${database} with (force)`);
  });
}

async function administer(statement: string): Promise<void> {
  await usingClient((client) => client.query(statement));
}

async function usingClient(use: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client(findTestServer().connection);
  await client.connect();
  try {
    await use(client);
  } finally {
    await client.end();
  }
}
