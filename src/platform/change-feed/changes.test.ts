import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Clone, cloneDatabase } from '#test/database.ts';
import { type Changes, listenForChanges } from './changes.ts';
import { silentLog } from '#server/log.ts';

let database: Clone;
let changes: Changes;
const heard: string[] = [];

beforeAll(async () => {
  database = await cloneDatabase();
  changes = await listenForChanges(database.connection, silentLog);
  changes.subscribe((topic) => heard.push(topic));
});
beforeEach(() => void (heard.length = 0));
afterAll(async () => {
  await changes.close();
  await database.close();
});

const announce = (topic: string) => sql`select announce(${topic})`.execute(database.db);
const endListener = () =>
  sql`select pg_terminate_backend(pid) from pg_stat_activity
       where application_name like 'haat memory %' and datname = current_database()`.execute(database.db);

test('what was committed before settling has been heard after it, a hundred times', async () => {
  for (let round = 0; round < 100; round += 1) {
    heard.length = 0;
    await announce(`settings`);
    await changes.settle();
    expect(heard).toEqual(['settings']);
  }
});

test('a change that is rolled back is never heard', async () => {
  const undone = database.db.transaction().execute(async (transaction) => {
    await sql`select announce('settings')`.execute(transaction);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await announce('content');
  await changes.settle();
  expect(heard).toEqual(['content']);
});

test('when the connection breaks, nothing is trusted until it is back, and then everything counts as changed', async () => {
  expect(changes.isCurrent()).toBe(true);
  await endListener();
  await expect.poll(() => heard.filter((topic) => topic === '*').length).toBeGreaterThanOrEqual(2);
  await expect.poll(changes.isCurrent).toBe(true);
  heard.length = 0;
  await announce('promotions');
  await changes.settle();
  expect(heard).toContain('promotions');
});

test('settling while the connection is broken counts everything as changed instead of waiting for ever', async () => {
  const ended = endListener();
  await changes.settle();
  await ended;
  await changes.settle();
  await expect.poll(() => heard).toContain('*');
});
