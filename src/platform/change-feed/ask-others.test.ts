import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { DB } from '#db/schema.ts';
import { type Clone, cloneDatabase } from '#test/database.ts';
import { openDatabaseConnection } from '#test/database-proxy.ts';
import { type Changes, listenForChanges } from './changes.ts';
import { leaseMs } from './lease.ts';
import { silentLog } from '#server/log.ts';

// Two processes' memories at one database; the second may be cut off, hushed or gone.

let database: Clone;
let db: Kysely<DB>;
beforeAll(async () => {
  database = await cloneDatabase();
  db = database.db;
});
afterAll(() => database.close());

const announce = (topic: string) => sql`select announce(${topic})`.execute(db);
const known = async () => (await db.selectFrom('memories').select('session').execute()).length;

async function open(connectionString?: string) {
  const changes = await listenForChanges(
    connectionString ? { connectionString } : database.connection,
    silentLog,
  );
  const heard: string[] = [];
  changes.subscribe((topic) => heard.push(topic));
  onTestFinished(() => changes.close());
  return { changes, heard };
}

async function openOnLine() {
  const line = await openDatabaseConnection(database.connection);
  onTestFinished(line.close);
  return { line, ...(await open(line.url)) };
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/** What must be true when a write has been answered: the other has heard of it, or answers nothing from memory. */
function isSafe(changes: Changes, heard: string[], topic: string): boolean {
  return heard.includes(topic) || heard.includes('*') || !changes.isCurrent();
}

test('when a write has been answered, every other process has heard it, three hundred times', async () => {
  const [writer, ...readers] = await Promise.all([open(), open(), open()]);
  let heardByAll = 0;
  for (let round = 0; round < 300; round += 1) {
    for (const { heard } of readers) heard.length = 0;
    await announce('catalogue');
    await writer.changes.settle();
    expect(readers.every(({ changes, heard }) => isSafe(changes, heard, 'catalogue'))).toBe(true);
    if (readers.every(({ changes, heard }) => heard.includes('catalogue') && changes.isCurrent()))
      heardByAll += 1;
  }
  // On a machine that stands still for a while some may lose their lease.
  expect(heardByAll).toBeGreaterThan(200);
});

test('many who write at once, in both processes, share what they ask and wait for nobody but each other', async () => {
  const both = await Promise.all([open(), open()]);
  const write = async (index: number) => {
    await announce(`topic ${index}`);
    await both[index % 2]!.changes.settle();
    expect(both[(index + 1) % 2]!.heard).toContain(`topic ${index}`);
  };
  const took = await timeOf(() => Promise.all(Array.from({ length: 200 }, (_, index) => write(index))));
  expect(took).toBeLessThan(4 * leaseMs);
});

test('nobody waits for others because of a sale that no page shows', async () => {
  const writer = await open();
  const { line } = await openOnLine();
  await writer.changes.settle();
  line.hush();
  await announce('stock:prd_a');
  expect(await timeOf(writer.changes.settle)).toBeLessThan(leaseMs);
  expect(writer.heard).toContain('stock:prd_a');
});

test('who stays silent keeps a writer for no longer than a lease, once, and answers nothing from memory then', async () => {
  const writer = await open();
  const { line, changes, heard } = await openOnLine();
  await writer.changes.settle();
  heard.length = 0;
  line.hush();
  await announce('settings');
  expect(await timeOf(writer.changes.settle)).toBeGreaterThan(leaseMs);
  expect(changes.isCurrent()).toBe(false);
  line.mend();
  await expect.poll(changes.isCurrent, { timeout: 15_000 }).toBe(true);
  expect(heard).toContain('*');
});

test('of a line that breaks unnoticed nobody is told anything old, from its first moment to long after it is mended', async () => {
  const writer = await open();
  const { line, changes, heard } = await openOnLine();
  await writer.changes.settle();
  for (const mishap of [line.cut, line.hush]) {
    await expect.poll(changes.isCurrent, { timeout: 15_000 }).toBe(true);
    mishap();
    for (let round = 0; round < 2; round += 1) {
      heard.length = 0;
      await announce('content');
      await writer.changes.settle();
      expect(isSafe(changes, heard, 'content')).toBe(true);
    }
    line.mend();
  }
});

test('a session that vanished is waited out and then forgotten; one that says goodbye is forgotten at once', async () => {
  const writer = await open();
  await db.insertInto('memories').values({ session: 'haat memory of-the-dead1' }).execute();
  await announce('settings');
  expect(await timeOf(writer.changes.settle)).toBeGreaterThan(leaseMs);
  expect(await known()).toBe(1);
  await announce('settings');
  expect(await timeOf(writer.changes.settle)).toBeLessThan(leaseMs);

  const guest = await open();
  expect(await known()).toBe(2);
  await guest.changes.close();
  expect(await known()).toBe(1);
  expect(guest.changes.isCurrent()).toBe(false);
});
