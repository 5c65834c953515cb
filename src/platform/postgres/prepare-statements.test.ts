import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { namedStatement } from '#shop/named-statement.ts';
import { type Clone, cloneDatabase } from '#test/database.ts';

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

function say(text: string, value = 1): Promise<unknown> {
  return database.db.transaction().execute((trx) => sql`${sql.raw(text)} ${value}`.execute(trx));
}

test('what transactions say is planned once for a session, whatever its values', async () => {
  await say('select 2 *', 3);
  await say('select 2 *', 4);
  expect(await listPrepared()).toEqual(['select 2 * $1']);
});

test('what stands outside of a transaction is planned with its values', async () => {
  await sql`select 5 + ${1}`.execute(database.db);
  await say('select 7 -');
  await sql`select 6 + ${1}`.execute(database.db);
  await expect(say('select 1 /', 0)).rejects.toMatchObject({ code: '22012' });
  await sql`select 8 + ${1}`.execute(database.db);
  expect(await listPrepared()).toEqual(['select 1 / $1', 'select 7 - $1']);
});

test('what says so is planned once outside of a transaction too', async () => {
  const text = 'select /* planned once */ 5 - $1';
  await sql`select ${namedStatement} 5 - ${1}`.execute(database.db);
  await sql`select ${namedStatement} 5 - ${2}`.execute(database.db);
  expect(await listPrepared()).toEqual([text]);
});

test('going back to a savepoint stays within the transaction', async () => {
  await database.db.transaction().execute(async (trx) => {
    await sql`savepoint here`.execute(trx);
    await sql`rollback to savepoint here`.execute(trx);
    await sql`select 9 - ${1}::int`.execute(trx);
  });
  expect(await listPrepared()).toEqual(['select 9 - $1::int']);
});

test('a hundred texts are kept, the rest is planned each time', async () => {
  for (let n = 0; n < 110; n += 1) await say(`select ${n} -`);
  expect(await listPrepared()).toHaveLength(100);
});

test('a table that changed under a running program is refused once and then read anew', async () => {
  await sql`create table shelf (height integer)`.execute(database.db);
  await say('select * from shelf where 1 =');
  await sql`alter table shelf add column depth integer`.execute(database.db);
  await expect(say('select * from shelf where 1 =')).rejects.toMatchObject({ code: '0A000' });
  await expect(say('select * from shelf where 1 =')).resolves.toMatchObject({ rows: [] });
});
