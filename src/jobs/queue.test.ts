import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabaseConnection } from '#test/database/database-proxy.ts';
import { openShop } from '#test/open-shop.ts';
import { silentLog } from '#server/log.ts';
import { retryWhileGone } from '#platform/postgres/retry-while-gone.ts';
import { openQueue } from './queue.ts';

test('a queue whose database disappears before it starts working begins once the database is back', async () => {
  const shop = await openShop();
  const line = await openDatabaseConnection(shop.connection);
  onTestFinished(async () => {
    line.close();
    await shop.close();
  });
  const queue = await openQueue({ connectionString: line.url }, silentLog);
  line.cut();
  setTimeout(line.mend, 300);
  await queue.work(shop.as({ kind: 'system' }));
  await retryWhileGone(queue.schedule);
  await shop.ctx.queue.send(shop.db, { name: 'count-sales', data: {} });
  await expect.poll(() => countDone(shop.db), { timeout: 15_000 }).toBe(1);
  await queue.stop();
});

test('a backup job may take six hours, even in a queue created by an older version', async () => {
  const shop = await openShop();
  onTestFinished(shop.close);
  const readSeconds = async () => {
    const { rows } = await sql<{ expire_seconds: number }>`
      select expire_seconds from pgboss.job where name = 'save-backup'`.execute(shop.db);
    return rows.map(({ expire_seconds }) => expire_seconds);
  };
  const job = { name: 'save-backup', data: { backupId: 'none' } } as const;
  await shop.ctx.queue.send(shop.db, job);
  expect(await readSeconds()).toEqual([900]);
  const queue = await openQueue(shop.connection, silentLog);
  await queue.port.send(shop.db, job);
  expect((await readSeconds()).toSorted()).toEqual([21_600, 900]);
  await queue.stop();
});

async function countDone(db: Awaited<ReturnType<typeof openShop>>['db']): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    select count(*) from pgboss.job where name = 'count-sales' and state = 'completed'`.execute(db);
  return Number(rows[0]!.count);
}
