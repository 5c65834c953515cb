import * as fc from '../fast-check.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { audit } from '#test/auditor.ts';
import { countAnswers, post, toOrderBody } from '#test/buy.ts';
import { type MadeCustomer, allowManyCodOrders, makeCustomer, makeProduct } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { readRefusal } from '#test/read-refusal.ts';

let shop: TestShop;
let buyers: MadeCustomer[];
beforeAll(async () => {
  shop = await openShop({ poolSize: 20 });
  await allowManyCodOrders(shop);
  buyers = await Promise.all(Array.from({ length: 50 }, () => makeCustomer(shop)));
});
afterAll(() => shop.close());

test('a buyer who is too late gets an error that names the sold-out product', async () => {
  const idol = await makeProduct(shop, { name: 'Dancing Ganesha', stock: 1 });
  const answers = await Promise.all(
    buyers.slice(0, 2).map((as) => post(shop, '/orders', { as, body: toOrderBody({ productId: idol.id }) })),
  );
  expect(await countAnswers(answers)).toEqual({ '201': 1, '409 stock.gone': 1 });
  const refused = answers.find((answer) => answer.status === 409)!;
  expect((await readRefusal(refused)).error).toBe('Dancing Ganesha has just sold out.');
});

// The test takes seconds on a quiet machine.
const slow = { timeout: 120_000 };

test('concurrent orders of overlapping carts neither deadlock nor leave partial orders', slow, async () => {
  const kinds = [0, 1, 2, 3, 4, 5];
  const anyCart = fc.tuple(
    fc.shuffledSubarray(kinds, { minLength: 2 }),
    fc.array(fc.integer({ min: 1, max: 4 }), { minLength: kinds.length, maxLength: kinds.length }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(anyCart, { minLength: 50, maxLength: 50 }), async (carts) => {
      const products = await Promise.all(
        kinds.map((kind) => makeProduct(shop, { name: `Bell ${kind}`, stock: 40, pricePaise: 90_00 })),
      );
      const answers = await Promise.all(
        carts.map(([chosen, quantities], buyer) => {
          const pieces = chosen.map((kind) => ({
            productId: products[kind]!.id,
            quantity: quantities[kind]!,
          }));
          return post(shop, '/orders', { as: buyers[buyer], body: toOrderBody(pieces) });
        }),
      );
      const { '201': placed = 0, '409 stock.gone': refused = 0, ...others } = await countAnswers(answers);
      expect(others).toEqual({});
      expect(placed + refused).toBe(50);
      expect(await audit(shop)).toEqual([]);
    }),
    { numRuns: 5 },
  );
});
