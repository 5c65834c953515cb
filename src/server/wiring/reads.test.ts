import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { type ReplicatedServers, startReplicated, toUrl } from '#test/database/replica-server.ts';
import { makeProduct } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { openDatabase } from '#db/open.ts';
import { inTransaction } from '#shop/context.ts';
import { silentLog } from '#server/log.ts';
import { openReads } from './reads.ts';

let servers: ReplicatedServers;
let writer: TestShop;
beforeAll(async () => {
  servers = await startReplicated();
  writer = await openShop({ beside: servers.primary, seller: {} });
  await sql`create table notes (value integer)`.execute(writer.db);
  await sql`insert into notes values (0)`.execute(writer.db);
}, 60_000);
afterAll(async () => {
  await writer.close();
  await servers.stop();
});

test('reads use the replica, and a read after a write sees it, however late the replica is', async () => {
  const reads = await openBeside();
  const before = reads.count();
  await writeNote(0);
  for (let value = 1; value <= 100; value += 1) {
    if (value === 50) await onReplica("alter system set recovery_min_apply_delay = '20ms'", reload);
    await writeNote(value);
    reads.noteWrite();
    expect(await readNote(reads)).toBe(value);
  }
  await onReplica('alter system reset recovery_min_apply_delay', reload);
  const { replica, primary } = reads.count();
  expect(replica - before.replica + primary - before.primary).toBe(100);
  await untilReplicaIsRead(reads);
});

test('while the replica is stalled the primary answers, and once it has caught up the replica is used again', async () => {
  const reads = await openBeside();
  await onReplica('select pg_wal_replay_pause()');
  onTestFinished(async () => void (await onReplica('select pg_wal_replay_resume()').catch(() => {})));
  await writeNote(1000);
  reads.noteWrite();
  const before = reads.count();
  for (let read = 0; read < 20; read += 1) expect(await readNote(reads)).toBe(1000);
  expect(reads.count()).toEqual({ replica: before.replica, primary: before.primary + 20 });
  await onReplica('select pg_wal_replay_resume()');
  await untilReplicaIsRead(reads);
});

test('a replica that is too far behind is not read, although no change was noted', async () => {
  const reads = await openBeside();
  await onReplica('select pg_wal_replay_pause()');
  onTestFinished(async () => void (await onReplica('select pg_wal_replay_resume()').catch(() => {})));
  await writeNote(2000);
  await expect.poll(() => reads.lagSeconds()).toBeGreaterThan(2);
  const before = reads.count();
  expect(await readNote(reads)).toBe(2000);
  expect(reads.count()).toEqual({ replica: before.replica, primary: before.primary + 1 });
  await onReplica('select pg_wal_replay_resume()');
  // A replica that is more than two seconds behind is not read.
  await untilReplicaIsRead(reads);
});

test('a replica that ends in the middle fails no read, and is read again when it is back', async () => {
  const reads = await openBeside();
  const failures: unknown[] = [];
  let isReading = true;
  const reading = (async () => {
    while (isReading) await readNote(reads).catch((error: unknown) => failures.push(error));
  })();
  await servers.stopReplica();
  await sleep(300);
  isReading = false;
  await reading;
  expect(failures).toEqual([]);
  await servers.startReplica();
  await untilReplicaIsRead(reads);
}, 30_000);

test('a shop starts while its replica is away', async () => {
  await servers.stopReplica();
  const reads = await openBeside({ isRead: false });
  expect(await readNote(reads)).toBeGreaterThan(-1);
  await servers.startReplica();
  await untilReplicaIsRead(reads);
}, 30_000);

test('transactions and writes use the primary', async () => {
  const reads = await openBeside();
  const ctx = { ...writer.as({ kind: 'system' }), db: reads.db };
  await inTransaction(ctx, async ({ db }) => void (await note(3000).execute(db)));
  await note(3001).execute(reads.db);
  await reads.db.transaction().execute((db) => note(3002).execute(db));
  expect(await readNote({ ...reads, db: writer.db })).toBe(3002);
});

test('a read server that is not a replica is refused', async () => {
  const stranger = await openShop();
  onTestFinished(stranger.close);
  const parts = { primary: await openPrimary(), changes: writer.changes, log: silentLog };
  await expect(openReads({ ...parts, url: toUrl(stranger.connection) })).rejects.toThrow(
    'DATABASE_READ_URL points to a server that is not a replica',
  );
});

test('another process reading a late replica shows each change once its page is rendered anew', async () => {
  const { id: productId } = await makeProduct(writer);
  const reader = await openShop({ beside: servers.primary, readUrl: toUrl(servers.replica) });
  onTestFinished(reader.close);
  await onReplica("alter system set recovery_min_apply_delay = '100ms'", reload);
  onTestFinished(() => onReplica('alter system reset recovery_min_apply_delay', reload));
  const prices: unknown[] = [];
  for (let rupees = 100; rupees < 130; rupees += 1) {
    const paise = rupees * 100;
    await sql`update products set price_paise = ${paise}, from_price_paise = ${paise} where id = ${productId}`.execute(
      writer.db,
    );
    await reader.changes.settle();
    const one = await reader.app.request(`/api/v1/products/${productId}`);
    const list = await reader.app.request('/api/v1/products?limit=100');
    const { products } = (await list.json()) as { products: { id: string; price: number }[] };
    const card = products.find(({ id }) => id === productId)!;
    prices.push(((await one.json()) as { price: number }).price - rupees, card.price - rupees);
  }
  expect(new Set(prices)).toEqual(new Set([0]));
});

const reload = 'select pg_reload_conf()';

async function openPrimary() {
  const database = await openDatabase({
    connection: servers.primary,
    poolSize: 5,
    statementTimeoutMs: 10_000,
  });
  onTestFinished(database.close);
  return database;
}

type Opened = Awaited<ReturnType<typeof openReads>>;

async function openBeside({ isRead = true } = {}): Promise<Opened> {
  const url = toUrl(servers.replica);
  const reads = await openReads({
    primary: await openPrimary(),
    changes: writer.changes,
    log: silentLog,
    url,
  });
  onTestFinished(reads.close);
  if (isRead) await untilReplicaIsRead(reads);
  return reads;
}

/** Reads until the replica answers. */
async function untilReplicaIsRead(reads: Opened): Promise<void> {
  const before = reads.count().replica;
  const readOnce = async () => {
    await readNote(reads);
    return reads.count().replica;
  };
  await expect.poll(readOnce).toBeGreaterThan(before);
}

const note = (value: number) => sql`update notes set value = ${value}`;
const writeNote = (value: number) => note(value).execute(writer.db);

async function readNote({ db }: Pick<Opened, 'db'>): Promise<number> {
  const { rows } = await sql<{ value: number }>`select value from notes`.execute(db);
  return rows[0]!.value;
}

async function onReplica(...statements: string[]): Promise<void> {
  const client = new Client(servers.replica);
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}
