import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { namedStatement } from '#shop/named-statement.ts';
import { type Clone, cloneDatabase } from '#test/database/database.ts';
import { NamedStatements } from './named-statements.ts';
import { onOneSession, transact } from './transaction.ts';

let database: Clone;
beforeEach(async () => {
  database = await cloneDatabase({ poolSize: 1 });
});
afterEach(() => database.close());

async function listPrepared(): Promise<string[]> {
  const { rows } = await sql<{
    statement: string;
  }>`select statement from pg_prepared_statements order by 1`.execute(database.db);
  return rows.map(({ statement }) => statement);
}

async function readSession(): Promise<unknown> {
  return (await sql`select pg_backend_pid() as pid`.execute(database.db)).rows;
}

function execute(text: string, value = 1): Promise<unknown> {
  return database.db.transaction().execute((trx) => sql`${sql.raw(text)} ${value}`.execute(trx));
}

test('a statement in transactions is planned once per session, regardless of its values', async () => {
  await execute('select 2 *', 3);
  await transact(database.db, (db) => sql`select 2 * ${4}`.execute(db));
  expect(await listPrepared()).toEqual(['select 2 * $1']);
});

test('a statement not in a transaction is planned with its values', async () => {
  await sql`select 5 + ${1}`.execute(database.db);
  await execute('select 7 -');
  await sql`select 6 + ${1}`.execute(database.db);
  await expect(execute('select 1 /', 0)).rejects.toMatchObject({ code: '22012' });
  await sql`select 8 + ${1}`.execute(database.db);
  await onOneSession(database.db, (db) => sql`select 9 + ${1}`.execute(db));
  expect(await listPrepared()).toEqual(['select 1 / $1', 'select 7 - $1']);
});

test('a marked statement is planned once even without a transaction', async () => {
  const text = 'select /* planned once */ 5 - $1';
  await sql`select ${namedStatement} 5 - ${1}`.execute(database.db);
  await onOneSession(database.db, (db) => sql`select ${namedStatement} 5 - ${2}`.execute(db));
  expect(await listPrepared()).toEqual([text]);
});

test('a rollback to a savepoint does not leave the transaction', async () => {
  await database.db.transaction().execute(async (trx) => {
    await sql`savepoint here`.execute(trx);
    await sql`rollback to savepoint here`.execute(trx);
    await sql`select 9 - ${1}::int`.execute(trx);
  });
  expect(await listPrepared()).toEqual(['select 9 - $1::int']);
});

test('the hundred most recently used statements keep their plans, the others are deallocated', async () => {
  for (let n = 100; n < 210; n += 1) {
    await execute(`select ${n} -`);
    await execute('select 5 *');
  }
  const prepared = await listPrepared();
  expect(prepared).toHaveLength(100);
  expect(prepared).toContain('select 5 * $1');
  expect(prepared).toContain('select 209 - $1');
  expect(prepared).not.toContain('select 110 - $1');
  await expect(execute('select 110 -')).resolves.toMatchObject({ rows: [{}] });
});

test('a transaction with more statements than can be kept works, and leaves a hundred plans', async () => {
  await transact(database.db, async (db) => {
    const texts = Array.from({ length: 130 }, (_, n) => sql.raw(`select ${n} -`));
    await Promise.all(texts.map((text) => sql`${text} ${1}`.execute(db)));
  });
  expect(await listPrepared()).toHaveLength(100);
});

test('evicting a statement that was never prepared does not break later statements', async () => {
  await expect(execute('select nothing -')).rejects.toMatchObject({ code: '42703' });
  for (let n = 0; n < 101; n += 1) await execute(`select ${n} -`);
  await expect(execute('select 1 -')).resolves.toMatchObject({ rows: [{}] });
});

test('a session that has had two thousand names is replaced by a new one', async () => {
  const before = await readSession();
  for (let part = 0; part < 2; part += 1)
    await transact(database.db, async (db) => {
      const texts = Array.from({ length: 1000 }, (_, n) => sql.raw(`select ${part}${n} -`));
      await Promise.all(texts.map((text) => sql`${text} ${1}`.execute(db)));
    });
  expect(await readSession()).toEqual(before);
  await execute('select 5000 -');
  expect(await readSession()).not.toEqual(before);
});

test('a table changed while the program runs causes one error, and then works again', async () => {
  await sql`create table planks (height integer)`.execute(database.db);
  await execute('select * from planks where 1 =');
  await sql`alter table planks add column depth integer`.execute(database.db);
  await expect(execute('select * from planks where 1 =')).rejects.toMatchObject({ code: '0A000' });
  await expect(execute('select * from planks where 1 =')).resolves.toMatchObject({ rows: [] });
});

test('a plan deallocated elsewhere causes one error, and is then prepared again', async () => {
  await execute('select 3 -');
  await sql`deallocate all`.execute(database.db);
  await expect(execute('select 3 -')).rejects.toMatchObject({ code: '26000' });
  await expect(execute('select 3 -')).resolves.toMatchObject({ rows: [{}] });
});

test('a name is never reused for another statement', () => {
  const names = new NamedStatements();
  const given = Array.from({ length: 300 }, (_, n) => names.nameOf(`select ${n % 150}`));
  expect(new Set(given).size).toBe(300);
  expect(names.takeEvicted()).toEqual(given.slice(0, 200));
  expect(names.takeEvicted()).toEqual([]);
});
