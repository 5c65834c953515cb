import { expect, onTestFinished, test } from 'vitest';
import { createDatabase } from '#test/database/database.ts';
import { query } from '#test/database/embedded-shop.ts';
import { openShop } from '#test/open-shop.ts';
import { inTransaction } from '#platform/postgres/backup/in-transaction.ts';
import { jobsDump } from './dump-jobs.ts';

const jobsIn = `
  select id, name, data, state::text, start_after, retry_limit from pgboss.job order by name`;
const startAfter = new Date('2026-12-24T06:00:00.123Z');

test('unfinished jobs, including active ones, are moved with a dump, and only when it is committed', async () => {
  const shop = await openShop();
  onTestFinished(shop.close);
  const { queue, db } = shop.ctx;
  await queue.send(db, { name: 'count-sales', data: {} });
  await shop.drainJobs();
  await queue.send(db, { name: 'invite-review', data: { orderId: 'ord_1' }, options: { startAfter } });
  await queue.send(db, { name: 'expire-order', data: { orderId: 'ord_2' } });
  await query(
    shop.connection,
    "update pgboss.job set state = 'active', started_on = now() where name = 'expire-order'",
  );
  const text = await inTransaction(shop.connection, 'begin read only', jobsDump.read);

  const { connection, drop } = await createDatabase();
  onTestFinished(drop);
  const failed = inTransaction(connection, 'begin', async (client) => {
    await jobsDump.write(client, text, connection);
    throw new Error('the rows do not fit');
  });
  await expect(failed).rejects.toThrow('the rows do not fit');
  expect(await query(connection, jobsIn)).toEqual([]);
  await inTransaction(connection, 'begin', (client) => jobsDump.write(client, text, connection));
  const sent = await query<{ id: string; start_after: Date }>(
    shop.connection,
    "select id, start_after from pgboss.job where name in ('expire-order', 'invite-review') order by name",
  );
  expect(sent[1]!.start_after > sent[0]!.start_after).toBe(true);
  expect(await query(connection, jobsIn)).toEqual([
    {
      ...sent[0],
      name: 'expire-order',
      data: { orderId: 'ord_2' },
      state: 'created',
      retry_limit: 10,
    },
    {
      ...sent[1],
      name: 'invite-review',
      data: { orderId: 'ord_1' },
      state: 'created',
      retry_limit: 10,
    },
  ]);
});

test('a database without a queue has no jobs to move', async () => {
  const { connection, drop } = await createDatabase();
  onTestFinished(drop);
  expect(JSON.parse(await inTransaction(connection, 'begin read only', jobsDump.read))).toEqual([]);
});
