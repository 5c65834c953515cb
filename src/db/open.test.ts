import { sql } from 'kysely';
import { createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createDatabase } from '#test/database/database.ts';
import { openDatabaseConnection, proxyByUrl } from '#test/database/database-proxy.ts';
import type { Connection, ConnectionParts } from '#platform/postgres/connection.ts';
import { openDatabase } from './open.ts';

test('large integers, sums, dates and timestamps are returned as the types the shop uses', async () => {
  const { db } = await open(await makeDatabase());
  const { rows } = await sql`
    select 9007199254740991::bigint as big, sum(paise) as sum, avg(paise) as average,
      date '2026-03-31' as day, timestamptz '2026-04-01T00:00:00+05:30' as moment,
      array[1, null, 3]::bigint[] as bigs, array[date '2026-03-31'] as days, null::bigint as nothing,
      '{"a": [1]}'::jsonb as document
    from (values (100::bigint), (201::bigint)) as prices (paise)`.execute(db);
  expect(rows).toEqual([
    {
      big: Number.MAX_SAFE_INTEGER,
      sum: 301,
      average: 150.5,
      day: '2026-03-31',
      moment: new Date('2026-03-31T18:30:00Z'),
      bigs: [1, null, 3],
      days: ['2026-03-31'],
      nothing: null,
      document: { a: [1] },
    },
  ]);
});

test('a number too large to be exact is refused instead of rounded, and the session lives on', async () => {
  const { db } = await open(await makeDatabase());
  await expect(sql`select 9007199254740993::bigint as big`.execute(db)).rejects.toThrow(
    /9007199254740993.*exactly/,
  );
  await expect(sql`select 'NaN'::numeric as odd`.execute(db)).rejects.toThrow(RangeError);
  expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
});

test('sessions run in UTC and a statement that takes too long is ended', async () => {
  const { db } = await open(await makeDatabase(), 100);
  expect((await sql`show timezone`.execute(db)).rows).toEqual([{ TimeZone: 'UTC' }]);
  await expect(sql`select pg_sleep(5)`.execute(db)).rejects.toMatchObject({ code: '57014' });
});

test('DATABASE_URL connects to an external server', async () => {
  const connection = await makeDatabase();
  const { db } = await open(await proxyByUrl(connection));
  expect((await sql`select current_database() as name`.execute(db)).rows).toEqual([
    { name: connection.database },
  ]);
});

test('a server older than PostgreSQL 15 is refused with a message', async () => {
  const connection = await makeDatabase();
  const version = await readVersion(connection);
  await expect(open(await proxyByUrl(connection, [version, '140012']))).rejects.toThrow(
    /is PostgreSQL 14; Haat needs version 15 or newer/,
  );
  await open(await proxyByUrl(connection, [version, '150000']));
});

test('a session that breaks while idle is replaced and logged', async () => {
  const connection = await makeDatabase();
  const notes: string[] = [];
  const { db, pool, close } = await openDatabase({
    connection,
    poolSize: 1,
    statementTimeoutMs: 5000,
    log: (sentence) => notes.push(sentence),
  });
  onTestFinished(close);
  const other = await open(connection);
  const mine = await pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  await other.pool.query('select pg_terminate_backend($1)', [mine.rows[0]?.pid]);
  await expect.poll(() => notes).toEqual([expect.stringContaining('an idle database session broke')]);
  expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
});

test('a session ended by its server while the pool closes is not logged', async () => {
  const notes: string[] = [];
  const { pool, close } = await openDatabase({
    connection: await makeDatabase(),
    poolSize: 1,
    statementTimeoutMs: 5000,
    log: (sentence) => notes.push(sentence),
  });
  const closing = close();
  pool.emit('error', new Error('terminating connection due to administrator command'));
  await closing;
  expect(notes).toEqual([]);
});

test('a session that breaks while held fails its holder’s next statement, and nothing else', async () => {
  const connection = await makeDatabase();
  const line = await openDatabaseConnection(connection);
  onTestFinished(line.close);
  const { db, pool, close } = await openDatabase({
    connection: line.url,
    poolSize: 1,
    statementTimeoutMs: 5000,
  });
  onTestFinished(close);
  const client = await pool.connect();
  await client.query('begin');
  const broken = new Promise((resolve) => client.once('end', resolve));
  line.cut();
  await broken;
  await expect(client.query('select 1')).rejects.toThrow();
  client.release();
  line.mend();
  expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
});

test('closing ends the pool, even when no query was run through Kysely', async () => {
  const connection = await makeDatabase();
  const unused = await openDatabase({ connection, poolSize: 1, statementTimeoutMs: 5000 });
  await unused.close();
  expect(unused.pool.ended).toBe(true);
  const used = await openDatabase({ connection, poolSize: 1, statementTimeoutMs: 5000 });
  await sql`select 1`.execute(used.db);
  await used.close();
  expect(used.pool.ended).toBe(true);
});

test.for([
  ['localhost:5432/haat', /DATABASE_URL is not the address of a PostgreSQL server; it looks like postgres:/],
  ['mysql://haat@localhost/haat', /DATABASE_URL is not the address of a PostgreSQL server/],
  [
    'postgres://haat:s3cret@127.0.0.1:1/haat',
    /DATABASE_URL: nothing answers at 127.0.0.1:1: is the database server/,
  ],
  ['postgres://haat:s3cret@no-such-machine.invalid/haat', /no-such-machine.invalid/],
] as const)('an invalid DATABASE_URL gets an error that hides the password: %s', async ([url, sentence]) => {
  const failure = await failureOf(url);
  expect(failure).toMatch(sentence);
  expect(failure).not.toMatch('s3cret');
});

test('a wrong password and a missing database each get their own error, which hides the password', async () => {
  const connection = await makeDatabase();
  const wrongPassword = await failureOf(await proxyByUrl({ ...connection, password: 'gu€ssed' }));
  expect(wrongPassword).toMatch(/^DATABASE_URL: 127.0.0.1:\d+ refuses the password of the user "haat"$/);
  const missing = await failureOf(await proxyByUrl({ ...connection, database: 'sh%20op' }));
  expect(missing).toMatch(/there is no database "sh op" at 127.0.0.1:\d+: create it first$/);
  expect(missing).not.toMatch(connection.password);
});

test('connecting to a server that accepts but never answers times out', async () => {
  const server = createServer(() => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as { port: number };
  const connection = `postgres://haat@127.0.0.1:${port}/haat`;
  const opening = openDatabase({ connection, poolSize: 1, statementTimeoutMs: 5000, connectTimeoutMs: 200 });
  await expect(opening).rejects.toThrow(/does not answer/);
});

async function makeDatabase(): Promise<ConnectionParts> {
  const { connection, drop } = await createDatabase();
  onTestFinished(drop);
  return connection;
}

async function readVersion(connection: Connection): Promise<string> {
  const { db } = await open(connection);
  const { rows } = await sql<{
    version: string;
  }>`select current_setting('server_version_num') as version`.execute(db);
  return rows[0]!.version;
}

async function open(connection: Connection, statementTimeoutMs = 5000) {
  const database = await openDatabase({ connection, poolSize: 2, statementTimeoutMs });
  onTestFinished(database.close);
  return database;
}

async function failureOf(url: string): Promise<string> {
  try {
    await open(url);
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error(`${url} could be opened`);
}
