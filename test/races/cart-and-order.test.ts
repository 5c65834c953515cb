import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '#shop/context.ts';
import { audit } from '#test/auditor.ts';
import { countAnswers, post, toOrderBody } from '#test/buy.ts';
import { type MadeCustomer, allowManyCodOrders, makeCustomer, makeProduct } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop({ poolSize: 20 });
  await allowManyCodOrders(shop);
});
afterAll(() => shop.close());

test('saving a cart while its customer orders, with and without a key, does not deadlock', async () => {
  const products = await Promise.all(
    [1, 2, 3].map((kind) => makeProduct(shop, { name: `Lamp ${kind}`, stock: 900 })),
  );
  const before = await countDeadlocks();
  for (let round = 0; round < 10; round += 1) {
    const as = await makeCustomer(shop);
    const pieces = products.map(({ id }) => ({ productId: id }));
    const cart = products.map(({ id }) => ({ product_id: id, quantity: 1, price: 1180 })).toReversed();
    const answers = await Promise.all([
      ...Array.from({ length: 10 }, () => put(as.headers, { cart })),
      ...['key-of-order-a', 'key-of-order-b', 'key-of-order-c', 'key-of-order-d'].map((key) =>
        post(shop, '/orders', { as, key, body: toOrderBody(pieces) }),
      ),
      ...['e', 'f', 'g', 'h'].map((notes) =>
        post(shop, '/orders', { as, body: toOrderBody(pieces, { notes }) }),
      ),
    ]);
    expect(await countAnswers(answers)).toEqual({ '200': 10, '201': 8 });
  }
  expect(await countDeadlocks()).toBe(before);
  expect(await audit(shop)).toEqual([]);
});

test('two transactions that lock the same two rows in opposite order both succeed', async () => {
  const [one, two] = await Promise.all([makeCustomer(shop), makeCustomer(shop)]);
  const countUp = (customers: MadeCustomer[]) =>
    inTransaction(shop.ctx, async (tx) => {
      for (const { customerId } of customers) {
        await sql`update customers set cart_version = cart_version + 1 where id = ${customerId}`.execute(
          tx.db,
        );
        await sql`select pg_sleep(0.1)`.execute(tx.db);
      }
    });
  await Promise.all([countUp([one, two]), countUp([two, one])]);
  const rows = await shop.db
    .selectFrom('customers')
    .select('cart_version')
    .where('id', 'in', [one.customerId, two.customerId])
    .execute();
  expect(rows.map((row) => row.cart_version)).toEqual([2, 2]);
});

function put(headers: Record<string, string>, body: object) {
  return shop.app.request('/api/v1/profile', {
    method: 'PUT',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

async function countDeadlocks(): Promise<number> {
  await sql`select pg_stat_force_next_flush()`.execute(shop.db);
  const { rows } = await sql<{ deadlocks: number }>`
    select deadlocks from pg_stat_database where datname = current_database()`.execute(shop.db);
  return Number(rows[0]!.deadlocks);
}
