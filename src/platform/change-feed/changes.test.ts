import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { type Clone, cloneDatabase } from '#test/database/database.ts';
import { openDatabaseConnection } from '#test/database/database-proxy.ts';
import { type Changes, listenForChanges } from './changes.ts';
import { silentLog } from '#server/log.ts';

let database: Clone;
let changes: Changes;
const heard: string[] = [];

beforeAll(async () => {
  database = await cloneDatabase();
  changes = await listenForChanges(database.connection, silentLog);
  changes.subscribe((tag) => heard.push(tag));
});
beforeEach(() => void (heard.length = 0));
afterAll(async () => {
  await changes.close();
  await database.close();
});

const announce = (tag: string) => sql`select announce(${tag})`.execute(database.db);
const countListeners = async () => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
    where application_name = 'haat change feed' and datname = current_database()`.execute(database.db);
  return rows[0]!.count;
};
const endListener = () =>
  sql`select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'haat change feed' and datname = current_database()`.execute(database.db);

/** Starts a second listener as in another process; its connection to the database can be cut or silenced. */
async function openOther() {
  const line = await openDatabaseConnection(database.connection);
  onTestFinished(line.close);
  const other = await listenForChanges({ connectionString: line.url }, silentLog);
  onTestFinished(() => other.close());
  const told: string[] = [];
  other.subscribe((tag) => told.push(tag));
  return { line, changes: other, heard: told };
}

test('every change committed before settling has been received after it, a hundred times', async () => {
  for (let round = 0; round < 100; round += 1) {
    heard.length = 0;
    await announce(`settings`);
    await changes.settle();
    expect(heard).toEqual(['settings']);
  }
});

test('a rolled-back change is never announced', async () => {
  const undone = database.db.transaction().execute(async (transaction) => {
    await sql`select announce('settings')`.execute(transaction);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await announce('content');
  await changes.settle();
  expect(heard).toEqual(['content']);
});

test('another process receives changes automatically, in commit order', async () => {
  const other = await openOther();
  for (const tag of ['content', 'settings', 'promotions']) await announce(tag);
  await expect.poll(() => other.heard).toEqual(['content', 'settings', 'promotions']);
});

test('when the connection breaks, nothing is current until it is back, and then everything counts as changed', async () => {
  expect(changes.isCurrent()).toBe(true);
  await endListener();
  await expect.poll(() => heard.filter((tag) => tag === '*').length).toBeGreaterThanOrEqual(2);
  await expect.poll(changes.isCurrent).toBe(true);
  heard.length = 0;
  await announce('promotions');
  await changes.settle();
  expect(heard).toContain('promotions');
});

test('subscribers are notified separately of the lost and the restored connection', async () => {
  const said: (boolean | undefined)[] = [];
  const end = changes.subscribe((tag, isLost) => tag === '*' && void said.push(isLost));
  await endListener();
  await expect.poll(() => said).toEqual([true, false]);
  end();
});

test('settling while the connection is broken counts everything as changed instead of waiting for ever', async () => {
  const ended = endListener();
  await changes.settle();
  await ended;
  await changes.settle();
  await expect.poll(() => heard).toContain('*');
});

test.each(['cut', 'hush'] as const)(
  'while a process’s connection is %s it is not current, and no writer waits for it',
  async (mishap) => {
    const other = await openOther();
    expect(other.changes.isCurrent()).toBe(true);
    other.line[mishap]();
    await expect.poll(other.changes.isCurrent, { timeout: 10_000 }).toBe(false);
    await announce('settings');
    await changes.settle();
    expect(heard).toContain('settings');
    expect(other.heard).not.toContain('settings');
    expect(other.changes.isCurrent()).toBe(false);
    other.line.mend();
    await expect.poll(other.changes.isCurrent, { timeout: 15_000 }).toBe(true);
    // Either the notification still arrives, or every tag counts as changed.
    await expect.poll(() => other.heard.some((tag) => ['*', 'settings'].includes(tag))).toBe(true);
  },
);

test('a closed process no longer counts as current', async () => {
  const other = await openOther();
  await other.changes.close();
  expect(other.changes.isCurrent()).toBe(false);
});

test('a process that is closed while its connection is being opened again leaves none behind', async () => {
  const other = await openOther();
  const lost = new Promise<void>((resolve) => {
    other.changes.subscribe((_, isLost) => isLost && resolve());
  });
  await endListener();
  await lost;
  await other.changes.close();
  await expect.poll(changes.isCurrent).toBe(true);
  await sleep(500);
  expect(await countListeners()).toBe(1);
});
