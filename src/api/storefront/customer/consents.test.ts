import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toUnsubscribeToken } from '#shop/messaging/unsubscribe-link.ts';
import { callApi, readAnswer } from '#test/call-api.ts';
import { buy, get, post, toOrderBody } from '#test/buy.ts';
import { type As, type MadeCustomer, makeCustomer, makeProduct } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { readRefusal } from '#test/read-refusal.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const change = ({ headers }: As, purpose: string, given: unknown, channel?: string) =>
  shop.app.request(`/api/v1/profile/consents/${purpose}`, {
    method: 'PUT',
    headers,
    body: JSON.stringify({ given, channel }),
  });
const read = async (as: MadeCustomer) => await callApi('GET /profile/consents', { shop, as });
const standing = async (as: MadeCustomer) =>
  Object.fromEntries((await read(as)).consents.map(({ purpose, given }) => [purpose, given]));

test('no consent is given by default, and each choice is logged with its version, channel and time', async () => {
  const asha = await makeCustomer(shop);
  expect(await standing(asha)).toEqual({
    terms: false,
    whatsapp: false,
    newsletter: false,
    analytics: false,
    ads: false,
  });
  const { consents } = await read(asha);
  expect(consents.filter(({ given, at }) => given || at !== null)).toEqual([]);
  await change(asha, 'whatsapp', true);
  expect((await read(asha)).consents.filter(({ given }) => given)).toMatchObject([
    { purpose: 'whatsapp', at: '2026-11-21T06:00:00.000Z' },
  ]);
  shop.clock.advance(1000);
  await change(asha, 'whatsapp', false, 'checkout');
  const { log } = await read(asha);
  expect(log).toEqual([
    { purpose: 'whatsapp', given: false, version: '2', channel: 'checkout', at: '2026-11-21T06:00:01.000Z' },
    { purpose: 'whatsapp', given: true, version: '2', channel: 'profile', at: '2026-11-21T06:00:00.000Z' },
  ]);
});

test('a registration records the consent to the terms', async () => {
  const account = { name: 'Ravi Das', email: 'terms@example.com', password: 'a long enough one' };
  const { token } = await callApi('POST /auth/register', { shop, body: account });
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const { log } = await callApi('GET /profile/consents', { shop, as: { headers } });
  expect(log).toMatchObject([{ purpose: 'terms', given: true, channel: 'registration' }]);
});

test('order messages move to WhatsApp once the customer agrees, and back to SMS once they withdraw', async () => {
  const buyer = await makeCustomer(shop);
  const { id: productId } = await makeProduct(shop);
  const channelsOf = async () => {
    shop.clock.advance(11 * 60_000);
    const { order_number } = await buy(shop, buyer, toOrderBody({ productId }));
    await shop.drainJobs();
    const messages = (await shop.outbox()).filter(({ body }) => body.includes(order_number));
    return messages.map(({ channel }) => channel).toSorted();
  };
  expect(await channelsOf()).toEqual(['email', 'sms']);
  await change(buyer, 'whatsapp', true);
  expect(await channelsOf()).toEqual(['email', 'whatsapp']);
  await change(buyer, 'whatsapp', false);
  expect(await channelsOf()).toEqual(['email', 'sms']);
});

test('the newsletter needs a verified address; its subscription follows the consent, and the consent its link', async () => {
  const reader = await makeCustomer(shop, { email: 'reader@example.com' });
  const refused = await change(reader, 'newsletter', true);
  expect(await readRefusal(refused)).toMatchObject({ status: 409, code: 'newsletter.no_email' });
  await shop.db
    .updateTable('customers')
    .set({ email_verified_at: shop.clock.now() })
    .where('id', '=', reader.customerId)
    .execute();
  await change(reader, 'newsletter', true);
  expect((await standing(reader)).newsletter).toBe(true);
  const subscribed = () =>
    shop.db
      .selectFrom('newsletter_subscriptions')
      .select(['id', 'confirmed_at', 'ended_at'])
      .where('email', '=', 'reader@example.com')
      .executeTakeFirst();
  expect(await subscribed()).toMatchObject({ ended_at: null });
  shop.clock.advance(1000);
  await change(reader, 'newsletter', false);
  expect((await standing(reader)).newsletter).toBe(false);
  expect((await subscribed())!.ended_at).not.toBeNull();
  // The link of each newsletter ends the consent too.
  shop.clock.advance(1000);
  await change(reader, 'newsletter', true);
  expect((await standing(reader)).newsletter).toBe(true);
  shop.clock.advance(1000);
  await post(shop, `/newsletter/unsubscribe/${toUnsubscribeToken(shop.ctx, (await subscribed())!.id)}`, {
    body: {},
  });
  const { consents, log } = await read(reader);
  expect(consents.find(({ purpose }) => purpose === 'newsletter')).toMatchObject({ given: false });
  expect(log[0]).toMatchObject({ purpose: 'newsletter', given: false });
});

test('visits are linked to an account only while it agrees, and no longer once it takes that back', async () => {
  const visitor = await makeCustomer(shop);
  const visit = async (session_id: string) => {
    await post(shop, '/analytics/track/visit', {
      body: { page: '/', session_id, user_id: null },
      as: visitor,
    });
    const row = await shop.db
      .selectFrom('visits')
      .select('customer_id')
      .where('id', '=', session_id)
      .executeTakeFirstOrThrow();
    return row.customer_id;
  };
  expect(await visit('visit-unasked')).toBeNull();
  await change(visitor, 'analytics', true);
  expect(await visit('visit-linked')).toBe(visitor.customerId);
  await change(visitor, 'analytics', false);
  const linked = await shop.db.selectFrom('visits').where('customer_id', '=', visitor.customerId).execute();
  expect([linked, await visit('visit-unlinked')]).toEqual([[], null]);
});

test('an advertising choice is stored per browser for a visitor, and per account for a customer', async () => {
  const said = await post(shop, '/consents', { body: { purpose: 'ads', given: true } });
  const { browser_id } = await readAnswer('POST /consents', said);
  expect([said.status, browser_id]).toEqual([201, expect.stringMatching(/^bro_/)]);
  await post(shop, '/consents', { body: { purpose: 'ads', given: false, browser_id } });
  const rows = await shop.db
    .selectFrom('consents')
    .select(['given', 'channel'])
    .where('subject', '=', browser_id)
    .orderBy('id')
    .execute();
  expect(rows.map(({ given }) => given).toSorted()).toEqual([false, true]);
  const asha = await makeCustomer(shop);
  await post(shop, '/consents', { body: { purpose: 'ads', given: true }, as: asha });
  expect((await standing(asha)).ads).toBe(true);
});

test('entries of the consent log cannot be changed or deleted, even by the shop', async () => {
  for (const attempt of ['update consents set given = true', 'delete from consents', 'truncate consents'])
    await expect(sql.raw(attempt).execute(shop.db)).rejects.toMatchObject({
      constraint: 'consents_are_final',
    });
});

test('a consent without a login, or for an unsupported purpose or value, is refused', async () => {
  expect((await get(shop, '/profile/consents')).status).toBe(401);
  const headers = { authorization: '', 'content-type': 'application/json' };
  expect((await change({ headers }, 'whatsapp', true)).status).toBe(401);
  const asha = await makeCustomer(shop);
  expect((await change(asha, 'terms', false)).status).toBe(422);
  expect((await change(asha, 'whatsapp', 'maybe')).status).toBe(422);
  expect((await post(shop, '/consents', { body: { purpose: 'whatsapp', given: true } })).status).toBe(422);
});
