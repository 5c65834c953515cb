import type { Pool, PoolClient } from 'pg';

/**
 * Throws a sentence when a pooler between the program and the server gives each transaction another session: notifications would be lost
 * without an error, and pages would stay out of date. Behind such a pooler two connections are answered by one process of the server, or
 * one connection by two.
 */
export async function refusePooler(pool: Pick<Pool, 'connect'>): Promise<void> {
  const one = await pool.connect();
  try {
    const other = await pool.connect();
    try {
      const first = await readProcess(one);
      await other.query('begin');
      const second = await readProcess(other);
      const again = await readProcess(one);
      await other.query('rollback');
      if (first === again && first !== second) return;
    } finally {
      other.release();
    }
  } finally {
    one.release();
  }
  throw new Error(
    'DATABASE_URL leads through a pooler: set DATABASE_SESSION_URL to the address of the server itself, for notifications, jobs and migrations',
  );
}

async function readProcess(client: PoolClient): Promise<number | undefined> {
  const { rows } = await client.query<{ process: number }>('select pg_backend_pid() as process');
  return rows[0]?.process;
}
