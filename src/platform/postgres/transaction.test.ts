import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DB } from '#db/schema.ts';
import { type Clone, cloneDatabase } from '#test/database/database.ts';
import { onOneSession, transact } from './transaction.ts';

let database: Clone;
beforeAll(async () => {
  database = await cloneDatabase({ poolSize: 1 });
  await sql`create table notes (id integer primary key check (id < 100), said text)`.execute(database.db);
});
afterAll(() => database.close());

type Session = { db: Kysely<DB> };
const write = ({ db }: Session, id: number, said = '') =>
  sql`insert into notes (id, said) values (${id}, ${said})`.execute(db);
const compile = ({ db }: Session, id: number) => sql`insert into notes (id) values (${id})`.compile(db);
const messageOf = (error: Error) => error.message;
async function listNotes(): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from notes order by id`.execute(database.db);
  await sql`truncate notes`.execute(database.db);
  return rows.map(({ id }) => id);
}

test('statements started in the same tick run in that order, in one transaction', async () => {
  const seen = await transact(database.db, async (db) => {
    const [, , read] = await Promise.all([
      write({ db }, 1),
      sql`update notes set said = 'seen' where id = 1`.execute(db),
      sql<{ said: string; alone: boolean }>`
        select said, xmin = pg_current_xact_id()::xid as alone from notes where id = 1`.execute(db),
    ]);
    return read.rows;
  });
  expect(seen).toEqual([{ said: 'seen', alone: true }]);
  expect(await listNotes()).toEqual([1]);
});

test('a statement is sent before the previous one is answered', async () => {
  const order: string[] = [];
  await transact(database.db, async (db) => {
    const slow = sql`select pg_sleep(0.2)`.execute(db).then(() => order.push('answered'));
    const next = sql`select 1`.execute(db);
    order.push('asked both');
    await Promise.all([slow, next]);
  });
  expect(order).toEqual(['asked both', 'answered']);
});

test('one failing statement rolls back all, and its own error is reported', async () => {
  const failing = transact(database.db, async (db) => {
    const deep = async () => {
      await (async () => write({ db }, 100))();
    };
    await Promise.all([write({ db }, 1), deep(), write({ db }, 2), write({ db }, 3)]);
  });
  await expect(failing).rejects.toMatchObject({ code: '23514' });
  expect(await listNotes()).toEqual([]);
});

test('statements added to the commit run last, and roll everything back when they fail', async () => {
  await transact(database.db, async (db, withCommit) => {
    withCommit(sql`insert into notes select id + 1 from notes`.compile(db));
    await write({ db }, 1);
  });
  expect(await listNotes()).toEqual([1, 2]);
  const failing = transact(database.db, async (db, withCommit) => {
    withCommit(compile({ db }, 100));
    withCommit(compile({ db }, 2));
    await write({ db }, 1);
  });
  await expect(failing).rejects.toMatchObject({ code: '23514' });
  expect(await listNotes()).toEqual([]);
});

test('a statement issued after another has failed writes nothing', async () => {
  let late: Promise<string> | undefined;
  const failing = transact(database.db, async (db) => {
    const works = async () => {
      await write({ db }, 1);
      await write({ db }, 2);
    };
    late = works().then(() => 'wrote', messageOf);
    await Promise.reject(new Error('has no time'));
  });
  await expect(failing).rejects.toThrow('has no time');
  expect(await late).toBe('this transaction is over');
  expect(await listNotes()).toEqual([]);
});

test('a statement that is not awaited writes nothing after the commit', async () => {
  let forgotten: Promise<string> | undefined;
  await transact(database.db, async (db) => {
    forgotten = write({ db }, 1)
      .then(() => write({ db }, 2))
      .then(() => 'wrote', messageOf);
  });
  expect(await forgotten).toBe('this transaction is over');
  expect(await listNotes()).toEqual([1]);
});

test('a transaction with a swallowed failure is not committed', async () => {
  const swallowing = transact(database.db, async (db) => {
    await write({ db }, 1);
    await write({ db }, 100).catch(() => {});
  });
  await expect(swallowing).rejects.toThrow('rolled back instead of committed');
  expect(await listNotes()).toEqual([]);
});

test('a failure rolled back to a savepoint does not prevent the commit', async () => {
  await transact(database.db, async (db) => {
    await write({ db }, 1);
    await sql`savepoint here`.execute(db);
    await write({ db }, 100).catch(() => {});
    await sql`rollback to savepoint here`.execute(db);
    await write({ db }, 2);
  });
  expect(await listNotes()).toEqual([1, 2]);
});

test('a session that breaks fails the transaction and is replaced', async () => {
  const broken = transact(database.db, async (db) => {
    await write({ db }, 1);
    await sql`select pg_terminate_backend(pg_backend_pid())`.execute(db);
  });
  await expect(broken).rejects.toThrow();
  expect(await listNotes()).toEqual([]);
});

test('statements are executed in the order in which they were started, from the first on', async () => {
  await transact(database.db, async (db) => {
    const started = [write({ db }, 0)];
    for (let id = 1; id < 20; id += 1) {
      await Promise.resolve();
      started.push(sql`insert into notes select max(id) + 1 from notes`.execute(db));
    }
    await Promise.all(started);
  });
  expect(await listNotes()).toEqual(Array.from({ length: 20 }, (_, id) => id));
});

test('a transaction cannot begin another one', async () => {
  await transact(database.db, async (db) => {
    await expect(transact(db, () => write({ db }, 1))).rejects.toThrow('begins on the pool');
    await expect(db.transaction().execute(() => write({ db }, 1))).rejects.toThrow('use transact');
  });
  expect(await listNotes()).toEqual([]);
});

test('reads on one session use the same connection, and inside a transaction see its writes', async () => {
  const readPid = ({ db }: Session) => sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
  const pids = await onOneSession(database.db, (db) => Promise.all([readPid({ db }), readPid({ db })]));
  expect(new Set(pids.map(({ rows }) => rows[0]!.pid)).size).toBe(1);
  const seen = await transact(database.db, async (trx) => {
    await write({ db: trx }, 1);
    return onOneSession(trx, (db) => sql<{ id: number }>`select id from notes`.execute(db));
  });
  expect(seen.rows).toEqual([{ id: 1 }]);
  expect(await listNotes()).toEqual([1]);
});
