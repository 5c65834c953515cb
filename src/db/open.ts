import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { Pool } from 'pg';
import { columnTypes } from './column-types.ts';
import type { Connection } from '#platform/postgres/connection.ts';
import { connectionFailure, isStartingUp } from '#platform/postgres/connection.ts';
import { PooledKysely } from '#platform/postgres/pooled-kysely.ts';
import type { DB } from './schema.ts';

export type Database = { db: Kysely<DB>; pool: Pool; close: () => Promise<void> };

export type OpenDatabase = {
  connection: Connection;
  /** The environment variable that names the server in messages. */
  variable?: string;
  poolSize: number;
  statementTimeoutMs: number;
  connectTimeoutMs?: number;
  /** Whether the server may be unreachable at first: a replica, whose version is that of its primary. */
  mayBeAway?: boolean;
  log?: (sentence: string) => void;
};

/**
 * Opens a pool of up to `poolSize` sessions, in UTC, each statement limited to `statementTimeoutMs`. Throws a sentence that says what to do
 * when the server cannot be reached or is older than PostgreSQL 15.
 */
export async function openDatabase(wanted: OpenDatabase): Promise<Database> {
  let closed: Promise<void> | undefined;
  // A server that is stopped while the pool closes breaks its sessions; that is not logged.
  const log = (sentence: string) => {
    if (!closed) wanted.log?.(sentence);
  };
  const pool = makePool({ ...wanted, log });
  try {
    if (!wanted.mayBeAway) await refuseOldServer(pool, wanted);
  } catch (error) {
    await pool.end();
    throw error;
  }
  // A DATABASE_URL may point to a pooler that gives every transaction another session, without its plans.
  const db = new PooledKysely<DB>(pool, { keepsPlans: typeof wanted.connection !== 'string' });
  return { db, pool, close: () => (closed ??= pool.end()) };
}

function makePool({
  connection,
  poolSize,
  statementTimeoutMs,
  connectTimeoutMs = 10_000,
  log,
}: OpenDatabase): Pool {
  const pool = new Pool({
    ...(typeof connection === 'string' ? readUrl(connection) : connection),
    max: poolSize,
    types: columnTypes,
    statement_timeout: statementTimeoutMs,
    // A transaction left open keeps rows locked: a client that pauses for longer than this between two statements is assumed dead.
    idle_in_transaction_session_timeout: Math.max(60_000, statementTimeoutMs),
    connectionTimeoutMillis: connectTimeoutMs,
    keepAlive: true,
    // Statements are sent without waiting for the result of the previous one.
    pipeline: true,
    application_name: 'haat',
    onConnect: async (client) => {
      // The pool listens for errors only while the session is idle; while it is in use, the next statement reports the break.
      client.on('error', () => {});
      await client.query("set timezone to 'UTC'");
    },
  });
  // Without a listener a session that breaks while idle would end the whole program; the pool replaces it.
  pool.on('error', (error) => log?.(`an idle database session broke: ${error.message}`));
  return pool;
}

function readUrl(url: string): { connectionString: string } {
  if (/^postgres(ql)?:\/\//.test(url) && URL.canParse(url)) return { connectionString: url };
  throw new Error(
    'DATABASE_URL is not the address of a PostgreSQL server; it looks like postgres://user:password@host:5432/database',
  );
}

async function refuseOldServer(pool: Pool, wanted: OpenDatabase): Promise<void> {
  const version = await askVersion(pool, wanted);
  if (version >= 150_000) return;
  throw new Error(
    `the database server is PostgreSQL ${Math.floor(version / 10_000)}; Haat needs version 15 or newer: ` +
      'upgrade it, or leave out DATABASE_URL to use the PostgreSQL that Haat brings',
  );
}

async function askVersion(pool: Pool, { connection, variable }: OpenDatabase): Promise<number> {
  const deadline = Date.now() + 60_000;
  for (;;) {
    try {
      const { rows } = await pool.query<{ server_version_num: string }>('show server_version_num');
      return Number(rows[0]?.server_version_num);
    } catch (error) {
      if (!isStartingUp(error) || Date.now() > deadline) throw connectionFailure(error, connection, variable);
      await sleep(200);
    }
  }
}
