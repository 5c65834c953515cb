import { Pool, type PoolClient, type PoolConfig } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { createDatabase } from '#test/database/database.ts';
import { refusePooler } from './refuse-pooler.ts';

async function openPool(bounds: PoolConfig = {}): Promise<Pool> {
  const { connection, drop } = await createDatabase();
  const pool = new Pool({ ...connection, ...bounds });
  onTestFinished(async () => {
    await pool.end();
    await drop();
  });
  return pool;
}

/** Returns a pool whose connections pass their queries to these sessions in turn, like a pooler. */
function poolOver(...connections: PoolClient[][]): Pick<Pool, 'connect'> {
  const given = connections.map((sessions) => {
    let turn = 0;
    return {
      query: (text: string) => sessions[turn++ % sessions.length]!.query(text),
      release: () => {},
    };
  });
  return { connect: async () => given.shift() } as unknown as Pick<Pool, 'connect'>;
}

async function openSessions(): Promise<PoolClient[]> {
  const pool = await openPool();
  const sessions = [await pool.connect(), await pool.connect(), await pool.connect()];
  onTestFinished(() => sessions.forEach((session) => session.release()));
  return sessions;
}

test('connections with separate sessions are accepted', async () => {
  await expect(refusePooler(await openPool())).resolves.toBeUndefined();
  const [one, other] = await openSessions();
  await expect(refusePooler(poolOver([one!], [other!]))).resolves.toBeUndefined();
});

test('two connections that share a session indicate a pooler, and are refused', async () => {
  const [one] = await openSessions();
  await expect(refusePooler(poolOver([one!], [one!]))).rejects.toThrow(/DATABASE_SESSION_URL/);
});

test('a connection whose session changes indicates a pooler, and is refused', async () => {
  const [one, other, third] = await openSessions();
  await expect(refusePooler(poolOver([one!, third!], [other!]))).rejects.toThrow(/DATABASE_SESSION_URL/);
});

test('a pool with only one connection gets it back after the check', async () => {
  const pool = await openPool({ max: 1, connectionTimeoutMillis: 100 });
  await expect(refusePooler(pool)).rejects.toThrow(/timeout/);
  expect(pool.idleCount).toBe(1);
});
