import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction, makeId } from '#shop/context.ts';
import { keepSubscription } from '#shop/messaging/keep-subscription.ts';
import { switchConsent } from '#shop/workflows/privacy/consents.ts';
import { readAnswer } from '#test/call-api.ts';
import { get, post } from '#test/buy.ts';
import { type MadeStaff, makeCustomer, makeStaff } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';

let shop: TestShop;
let writer: MadeStaff;
beforeAll(async () => {
  shop = await openShop();
  writer = await makeStaff(shop, 'writer');
  const now = shop.clock.now();
  for (const [email, confirmed_at, ended_at, source] of [
    ['asha@example.in', now, null, 'form'],
    ['bela@example.in', now, null, 'import'],
    ['gone@example.in', now, now, 'form'],
    ['unsure@example.in', null, null, 'form'],
  ] as const) {
    const id = makeId(shop.ctx, 'sub');
    const token_hash = Buffer.from(shop.ctx.random(32));
    await shop.db
      .insertInto('newsletter_subscriptions')
      .values({ id, email, token_hash, source, created_at: now, confirmed_at, ended_at })
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

test('confirmed active subscribers are listed by default, others by their state', async () => {
  expect(await list('')).toEqual(['asha@example.in', 'bela@example.in']);
  expect(await list('limit=1&page=2')).toEqual(['bela@example.in']);
  expect(await list('state=asked')).toEqual(['unsure@example.in']);
  expect(await list('state=ended')).toEqual(['gone@example.in']);
  expect(await list('q=BELA')).toEqual(['bela@example.in']);
  expect(await list('q=%25')).toEqual([]);
});

test('the list can be filtered by the source of an address, and the CSV includes it', async () => {
  expect(await list('source=import')).toEqual(['bela@example.in']);
  await post(shop, '/newsletter/subscriptions', { body: { email: 'form@example.in' } });
  const customer = await makeCustomer(shop);
  const consent = { given: true, channel: 'checkout' as const };
  await shop.db
    .updateTable('customers')
    .set({ email: 'till@example.in', email_verified_at: shop.clock.now() })
    .where('id', '=', customer.customerId)
    .execute();
  await switchConsent(customer.ctx, 'newsletter', consent);
  await inTransaction(shop.as({ kind: 'system' }), (tx) =>
    keepSubscription(tx, { email: 'old@example.in', at: shop.clock.now() }),
  );
  expect(await list('state=asked&source=form')).toEqual(['form@example.in', 'unsure@example.in']);
  expect(await list('source=checkout')).toEqual(['till@example.in']);
  expect(await list('source=import')).toEqual(['bela@example.in', 'old@example.in']);
  await switchConsent(customer.ctx, 'newsletter', { given: true, channel: 'profile' });
  const headers = { ...writer.headers, accept: 'text/csv' };
  const csv = await (await get(shop, '/admin/subscribers?q=till', { headers })).text();
  expect(csv).toContain('till@example.in,Account,');
  await shop.db
    .deleteFrom('newsletter_subscriptions')
    .where('email', 'in', ['form@example.in', 'till@example.in', 'old@example.in'])
    .execute();
});

test('the CSV has the same addresses, from all pages', async () => {
  const headers = { ...writer.headers, accept: 'text/csv' };
  const csv = await get(shop, '/admin/subscribers?sort=email&limit=1', { headers });
  const rows = (await csv.text()).trimEnd().split('\r\n');
  expect(rows.map((row) => row.split(',')[0])).toEqual(['E-mail', 'asha@example.in', 'bela@example.in']);
});

test('each confirmed address in the CSV has its own link, which unsubscribes it and confirms nothing', async () => {
  const headers = { ...writer.headers, accept: 'text/csv' };
  const csv = await (await get(shop, '/admin/subscribers?q=bela', { headers })).text();
  const token = /newsletter\/(\S+)/.exec(csv)![1]!;
  const forged = token.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
  const end = (link: string) => post(shop, `/newsletter/unsubscribe/${link}`, { body: {} });
  expect((await end(forged)).status).toBe(404);
  expect((await end(token)).status).toBe(200);
  expect(await list('state=ended')).toEqual(['bela@example.in', 'gone@example.in']);
  expect((await post(shop, `/newsletter/confirm/${token}`, { body: {} })).status).toBe(404);
});

test('an address is erased on request, and the audit log does not contain it', async () => {
  const { subscribers } = await readAnswer(
    'GET /admin/subscribers',
    await get(shop, '/admin/subscribers?q=asha', writer),
  );
  const remove = () =>
    shop.app.request(`/api/v1/admin/subscribers/${subscribers[0]!.id}`, {
      method: 'DELETE',
      headers: writer.headers,
    });
  expect((await remove()).status).toBe(204);
  expect((await remove()).status).toBe(404);
  expect(await list('q=asha')).toEqual([]);
  const { rows } = await sql<{
    text: string;
  }>`select row_to_json(a)::text as text from audit_events a`.execute(shop.db);
  expect(rows.filter(({ text }) => text.includes('subscriber.removed'))).toHaveLength(1);
  expect(rows.filter(({ text }) => text.includes('asha@'))).toEqual([]);
});
