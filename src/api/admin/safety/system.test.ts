import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import about from '../../../../package.json' with { type: 'json' };
import { post } from '#test/buy.ts';
import { callApi } from '#test/call-api.ts';
import { type MadeStaff, makeStaff } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';

let shop: TestShop;
let owner: MadeStaff;
beforeAll(async () => {
  shop = await openShop();
  owner = await makeStaff(shop, 'owner');
});
afterAll(() => shop.close());

const read = () => callApi('GET /admin/system', { shop, as: owner });
const health = async (name: string) => (await read()).health.find((each) => each.name === name)!;

test('the running version is the newest in the changelog, which describes the changes in plain text', async () => {
  const { version, changes, schema, processes } = await read();
  expect([version, changes[0]!.version]).toEqual([about.version, about.version]);
  expect(changes[0]!.lines.length).toBeGreaterThan(3);
  expect(changes[0]!.lines.join('')).not.toContain('*');
  const { rows } = await sql<{ number: number }>`select max(number) as number from migrations`.execute(
    shop.db,
  );
  expect(schema.number).toBe(rows[0]!.number);
  expect(processes.filter(({ is_this }) => is_this)).toHaveLength(1);
});

test('another program of the shop is listed while it runs', async () => {
  const before = (await read()).processes.length;
  const other = await openShop({ beside: shop.connection });
  expect((await read()).processes.length).toBe(before + 1);
  await other.close();
});

test('jobs or messages waiting too long, and an address without https, are reported as unhealthy', async () => {
  expect(await health('jobs')).toMatchObject({ is_fine: true, sentence: 'No job waits.' });
  await shop.ctx.queue.send(shop.db, { name: 'count-sales', data: {} });
  expect(await health('jobs')).toMatchObject({ is_fine: true, sentence: '1 job waits.' });
  await sql`update pgboss.job set start_after = now() - interval '11 minutes'`.execute(shop.db);
  expect(await health('jobs')).toMatchObject({
    is_fine: false,
    sentence: '1 job waits. No program is running the jobs. With ROLE=web, start one with ROLE=worker too.',
  });
  await post(shop, '/newsletter/subscriptions', { body: { email: 'asha@example.in' } });
  await sql`update messages set created_at = now()`.execute(shop.db);
  expect(await health('messages')).toMatchObject({ is_fine: true, sentence: '1 message waits.' });
  await sql`update messages set created_at = now() - interval '11 minutes'`.execute(shop.db);
  expect(await health('messages')).toMatchObject({
    is_fine: false,
    sentence:
      '1 message waits. The oldest has waited for more than ten minutes because a provider does not answer.',
  });
  expect((await health('https')).is_fine).toBe(false);
  expect(await health('database')).toMatchObject({
    is_fine: true,
    sentence: expect.stringMatching(/^PostgreSQL \d/),
  });
});
