import type { Pool } from 'pg';

/**
 * Throws a sentence when a pooler stands between the program and the server: it names another process than the one that answers. Many give
 * each transaction another session; notifications would be lost without an error, and pages would stay as they were.
 */
export async function refusePooler(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    if (rows[0]?.pid === (client as { processID?: unknown }).processID) return;
  } finally {
    client.release();
  }
  throw new Error(
    'DATABASE_URL leads through a pooler: set DATABASE_SESSION_URL to the address of the server itself, for notifications, jobs and migrations',
  );
}
