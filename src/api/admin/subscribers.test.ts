import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeId } from '#shop/context.ts';
import { readAnswer } from '#test/call-api.ts';
import { get } from '#test/buy.ts';
import { type MadeStaff, makeStaff } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';

let shop: TestShop;
let writer: MadeStaff;
beforeAll(async () => {
  shop = await openShop();
  writer = await makeStaff(shop, 'writer');
  const now = shop.clock.now();
  for (const [email, confirmed_at, ended_at] of [
    ['asha@example.in', now, null],
    ['bela@example.in', now, null],
    ['gone@example.in', now, now],
    ['unsure@example.in', null, null],
  ] as const) {
    const id = makeId(shop.ctx, 'sub');
    const token_hash = Buffer.from(shop.ctx.random(32));
    await shop.db
      .insertInto('newsletter_subscriptions')
      .values({ id, email, token_hash, created_at: now, confirmed_at, ended_at })
      .execute();
  }
});
afterAll(() => shop.close());

async function list(query: string): Promise<string[]> {
  const response = await get(shop, `/admin/subscribers?sort=email&${query}`, writer);
  expect(response.status).toBe(200);
  const { subscribers, total } = await readAnswer('GET /admin/subscribers', response);
  expect(total).toBeGreaterThanOrEqual(subscribers.length);
  return subscribers.map(({ email }) => email);
}

test('only who confirmed and did not leave is listed unasked, others by their state', async () => {
  expect(await list('')).toEqual(['asha@example.in', 'bela@example.in']);
  expect(await list('limit=1&page=2')).toEqual(['bela@example.in']);
  expect(await list('state=asked')).toEqual(['unsure@example.in']);
  expect(await list('state=ended')).toEqual(['gone@example.in']);
  expect(await list('q=BELA')).toEqual(['bela@example.in']);
  expect(await list('q=%25')).toEqual([]);
});

test('CSV has the same addresses, all pages', async () => {
  const headers = { ...writer.headers, accept: 'text/csv' };
  const csv = await get(shop, '/admin/subscribers?sort=email&limit=1', { headers });
  const rows = (await csv.text()).trimEnd().split('\r\n');
  expect(rows.map((row) => row.split(',')[0])).toEqual(['E-mail', 'asha@example.in', 'bela@example.in']);
});
