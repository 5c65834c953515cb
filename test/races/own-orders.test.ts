import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '#shop/context.ts';
import { storePromotion } from '#test/orders/store-promotion.ts';
import { audit } from '#test/auditor.ts';
import { countAnswers, openPayment, post, toOrderBody } from '#test/buy.ts';
import { makeCustomer, makeProduct } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { readAnswer } from '#test/call-api.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop({ poolSize: 20 });
});
afterAll(() => shop.close());

const codes = ['FIRST', 'OTHER', undefined];

// The test takes seconds on a quiet machine.
const slow = { timeout: 120_000 };

test(
  'twenty concurrent carts of one buyer leave one live order, and other buyers’ orders do not deadlock',
  slow,
  async () => {
    for (const code of ['FIRST', 'OTHER']) {
      const promotion = { code, description: '', type: 'fixed', amountPaise: 50_00 } as const;
      await inTransaction(shop.as({ kind: 'system' }), (tx) =>
        storePromotion(tx, { ...promotion, perCustomerLimit: 1 }),
      );
    }
    const lamps = await Promise.all(
      [0, 1, 2, 3].map((kind) => makeProduct(shop, { name: `Lamp ${kind}`, stock: 900 })),
    );
    const others = await Promise.all(Array.from({ length: 10 }, () => makeCustomer(shop)));
    const before = await countDeadlocks();
    for (let round = 0; round < 2; round += 1) {
      const as = await makeCustomer(shop);
      const idol = await makeProduct(shop, { name: 'The last Ganesha', stock: 1 });
      const answers = await Promise.all([
        ...Array.from({ length: 20 }, async (_, index) => {
          const pieces = [idol, lamps[index % 4]!, lamps[(index + 1 + (index % 3)) % 4]!];
          const answer = await post(shop, '/orders', { as, body: toBody(pieces, index) });
          // Some payment windows are opened, so that Razorpay has an order before the shop replaces it.
          if (!answer.ok || index % 4 !== 0) return answer;
          const { order } = await readAnswer('POST /orders', answer.clone());
          await openPayment(shop, as, order.id).catch(() => undefined);
          return answer;
        }),
        ...others.map((other, index) =>
          post(shop, '/orders', { as: other, body: toBody(lamps.toReversed(), index + round) }),
        ),
      ]);
      expect(await countAnswers(answers)).toEqual({ '201': 30 });
      const live = await shop.db
        .selectFrom('orders')
        .select('status')
        .where('customer_id', '=', as.customerId)
        .where((eb) => eb.or([eb('status', '<>', 'cancelled'), eb('cancelled_reason', '<>', 'replaced')]))
        .execute();
      expect(live).toEqual([{ status: 'pending' }]);
    }
    expect(await countDeadlocks()).toBe(before);
    expect(await audit(shop)).toEqual([]);
  },
);

function toBody(products: { id: string }[], index: number) {
  return toOrderBody(
    products.map(({ id: productId }) => ({ productId })),
    { paymentMethod: 'razorpay', notes: `cart ${index}`, promo_code: codes[index % 3] },
  );
}

async function countDeadlocks(): Promise<number> {
  await sql`select pg_stat_force_next_flush()`.execute(shop.db);
  const { rows } = await sql<{ deadlocks: number }>`
    select deadlocks::int from pg_stat_database where datname = current_database()`.execute(shop.db);
  return rows[0]!.deadlocks;
}
