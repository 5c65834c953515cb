import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '#shop/context.ts';
import { makeProduct } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { readOffers } from './read-offers.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('PostgreSQL reuses a generic plan for the offers query instead of planning each order anew', async () => {
  const [product] = await Promise.all(
    Array.from({ length: 40 }, () => makeProduct(shop, { stock: 5, pricePaise: 200_00 })),
  );
  const { rows } = await inTransaction(shop.as({ kind: 'system' }), async (tx) => {
    await sql`analyze products`.execute(tx.db);
    for (let time = 0; time < 10; time += 1) await readOffers(tx, [{ productId: product!.id }]);
    return sql<{ generic_plans: number }>`
      select generic_plans from pg_prepared_statements where statement like '%has_variants = (v.id is not null)%'
         and statement not like '%pg_prepared_statements%'`.execute(tx.db);
  });
  // PostgreSQL compares five plans made for concrete values with a generic plan before it decides.
  expect(rows).toEqual([{ generic_plans: 5 }]);
});
