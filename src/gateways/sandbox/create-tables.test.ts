import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#db/open.ts';
import { createDatabase } from '#test/database/database.ts';
import { createTables, createTablesOnce } from './create-tables.ts';

const statements = [
  'create schema if not exists trial',
  'create table if not exists trial.orders (id integer)',
  'create index if not exists orders_by_id on trial.orders (id)',
  'create table if not exists trial.payments (id integer)',
  'create index if not exists payments_by_id on trial.payments (id)',
];

test('creating the tables waits for a payment being written, without a deadlock', async () => {
  const { connection, drop } = await createDatabase();
  onTestFinished(drop);
  const { db, close } = await openDatabase({ connection, poolSize: 3, statementTimeoutMs: 30_000 });
  onTestFinished(close);
  await createTables(db, 'trial', statements);
  let again: Promise<void> | undefined;
  await db.transaction().execute(async (trx) => {
    await sql`insert into trial.payments values (1)`.execute(trx);
    again = createTables(db, 'trial', statements);
    again.catch(() => {});
    await expect.poll(() => countWaiting(), { timeout: 10_000 }).toBe(1);
    await sql`insert into trial.orders values (1)`.execute(trx);
  });
  await again;

  async function countWaiting(): Promise<number> {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from pg_locks where not granted and relation = 'trial.payments'::regclass`.execute(
      db,
    );
    return rows[0]!.count;
  }
});

test('tables that could not be created are created at the next call, and only once', async () => {
  const { connection, drop } = await createDatabase();
  onTestFinished(drop);
  const { db, close } = await openDatabase({ connection, poolSize: 1, statementTimeoutMs: 30_000 });
  onTestFinished(close);
  const prepare = createTablesOnce(db, 'trial', ['insert into trials values (1)']);
  await expect(prepare()).rejects.toThrow('trials');
  await sql`create table trials (id integer primary key)`.execute(db);
  await prepare();
  await prepare();
});
