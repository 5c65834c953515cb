import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { unavailable } from '#domain/error.ts';
import type { MessengerPort } from '#shop/ports.ts';
import { sendDue } from '#test/scenes/send-due.ts';
import { buy, post, toOrderBody } from '#test/buy.ts';
import { callApi } from '#test/call-api.ts';
import { type MadeStaff, makeCustomer, makeProduct, makeStaff } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';

let shop: TestShop;
let owner: MadeStaff;
beforeAll(async () => {
  shop = await openShop();
  owner = await makeStaff(shop, 'owner');
});
afterAll(() => shop.close());

const list = async () =>
  (await callApi('GET /admin/failed-work', { shop, as: owner, query: { page: 1, limit: 20 } })).failed;
const change = (change: 'retry' | 'discard', ids: string[], reason?: string) =>
  post(shop, `/admin/failed-work/${change}`, { as: owner, body: { ids, reason } });
const today = async () => (await callApi('GET /admin/today', { shop, as: owner })).failed_work;

/** Places an order whose e-mail the provider never accepts, and returns its message. */
async function failMessage() {
  const { id: productId } = await makeProduct(shop);
  const order = await buy(shop, await makeCustomer(shop), toOrderBody({ productId }));
  const ctx = shop.as({ kind: 'system' });
  const email: MessengerPort = {
    send: (message) =>
      message.to === 'meera@example.in'
        ? Promise.reject(unavailable('supplier.refused', 'No such mailbox'))
        : ctx.messengers.email.send(message),
  };
  while ((await sendDue({ ...ctx, messengers: { ...ctx.messengers, email } })) > 0);
  return (await list()).find(({ order_number }) => order_number === order.order_number)!;
}

/** Writes a job and lets it fail for good, like the queue. */
async function failJob(name: 'expire-order' | 'count-sales', sentence?: string) {
  if (name === 'count-sales') await shop.ctx.queue.send(shop.db, { name, data: {} });
  else await shop.ctx.queue.send(shop.db, { name, data: { orderId: 'ord_none' } });
  const output = JSON.stringify({ message: 'relation "x" does not exist', sentence });
  const { rows } = await sql<{ id: string }>`
    update pgboss.job set state = 'failed', completed_on = now(), output = ${output}::jsonb
     where name = ${name} and state = 'created' returning id::text`.execute(shop.db);
  return rows[0]!.id;
}

test('a message that was given up is listed with its reason; twenty concurrent retries send it once', async () => {
  const failed = await failMessage();
  expect(failed).toMatchObject({
    kind: 'message',
    name: 'order_received',
    to: expect.stringContaining('@'),
    reason: 'the provider refused it',
  });
  expect(await today()).toBe(1);
  const find = async (q: string) =>
    (await callApi('GET /admin/failed-work', { shop, as: owner, query: { q, page: 1, limit: 20 } })).total;
  expect([await find('Meera@'), await find(failed.order_number!), await find('order_rec')]).toEqual([
    1, 1, 1,
  ]);
  expect([await find('100%'), await find('lamp')]).toEqual([0, 0]);
  const answers = await Promise.all(Array.from({ length: 20 }, () => change('retry', [failed.id])));
  const results = await Promise.all(answers.map((answer) => answer.json()));
  expect(results.flatMap(({ results: [one] }) => (one.done ? ['done'] : [one.code])).toSorted()).toEqual([
    'done',
    ...Array.from({ length: 19 }, () => 'failed_work.changed'),
  ]);
  const before = (await shop.outbox()).length;
  await Promise.all(Array.from({ length: 20 }, () => sendDue(shop.as({ kind: 'system' }))));
  expect((await shop.outbox()).length).toBe(before + 1);
  expect([await list(), await today()]).toEqual([[], 0]);
  expect((await (await change('retry', [failed.id])).json()).results[0].code).toBe('failed_work.changed');
});

test('a message that staff sent again by hand is not offered a second time', async () => {
  const { id, order_number } = await failMessage();
  const orders = await shop.db
    .selectFrom('orders')
    .select('id')
    .where('order_number', '=', order_number)
    .execute();
  await post(shop, `/admin/orders/${orders[0]!.id}/messages/${id}/resend`, { as: owner, body: {} });
  expect(await list()).toEqual([]);
  expect((await (await change('retry', [id])).json()).results[0].done).toBe(false);
});

test('a job is retried once, shows no library error text, and can be discarded only with a reason', async () => {
  const job = await failJob('expire-order', 'The order is being paid');
  const other = await failJob('count-sales');
  expect(await list()).toMatchObject([
    { id: other, name: 'count-sales', reason: 'Something went wrong; the log of the program says what' },
    { id: job, kind: 'job', name: 'expire-order', reason: 'The order is being paid', to: null },
  ]);
  const answers = await Promise.all(Array.from({ length: 20 }, () => change('retry', [job])));
  const done = await Promise.all(answers.map(async (answer) => (await answer.json()).results[0].done));
  expect(done.filter(Boolean)).toHaveLength(1);
  const { rows } = await sql`select state from pgboss.job where id::text = ${job}`.execute(shop.db);
  expect(rows).toEqual([{ state: 'retry' }]);

  expect((await change('discard', [other])).status).toBe(422);
  expect((await (await change('discard', [other, job], 'Not needed')).json()).results).toMatchObject([
    { id: other, done: true },
    { id: job, done: false },
  ]);
  expect(await list()).toEqual([]);
  const audited = await shop.db
    .selectFrom('audit_events')
    .select(['subject', 'after'])
    .where('action', '=', 'failed_work.discarded')
    .execute();
  expect(audited).toEqual([{ subject: other, after: { state: 'discarded', reason: 'Not needed' } }]);
});

test('a recurring job that has succeeded since is not listed', async () => {
  await failJob('count-sales');
  expect(await list()).toHaveLength(1);
  await shop.ctx.queue.send(shop.db, { name: 'count-sales', data: {} });
  await shop.drainJobs();
  expect(await list()).toEqual([]);
});
