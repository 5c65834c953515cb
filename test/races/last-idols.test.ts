import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { audit } from '#test/auditor.ts';
import { type Answer, countAnswers, post, toOrderBody } from '#test/buy.ts';
import { type MadeCustomer, makeCustomer, makeProduct } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';

let shop: TestShop;
let buyers: MadeCustomer[];
beforeAll(async () => {
  shop = await openShop({ poolSize: 20 });
  buyers = await Promise.all(Array.from({ length: 50 }, () => makeCustomer(shop)));
});
afterAll(() => shop.close());

test('fifty buyers, ten idols, ten orders', async () => {
  const idol = await makeProduct(shop, { name: 'Dancing Ganesha', stock: 10 });
  const answers = await Promise.all(
    buyers.map((as) => post(shop, '/orders', { as, body: toOrderBody({ productId: idol.id }) })),
  );
  expect(await countAnswers(answers)).toEqual({ '201': 10, '409 stock.gone': 40 });
  const refused = answers.find((answer) => answer.status === 409)!;
  expect(((await refused.json()) as Answer).error).toBe('Dancing Ganesha has just sold out.');
  const { stock_quantity } = await shop.db
    .selectFrom('products')
    .select('stock_quantity')
    .where('id', '=', idol.id)
    .executeTakeFirstOrThrow();
  expect(stock_quantity).toBe(0);
  expect(await audit(shop)).toEqual([]);
});

test('fifty buyers of three colours: each colour sells what it has', async () => {
  const variants = [
    { color: 'Red', stock: 3 },
    { color: 'Blue', stock: 7 },
    { color: 'Gold', stock: 1 },
  ];
  const bag = await makeProduct(shop, { name: 'Jute Bag', variants });
  const answers = await Promise.all(
    buyers.map((as, index) => {
      const variantId = bag.variantIds[index % 3]!;
      return post(shop, '/orders', { as, body: toOrderBody({ productId: bag.id, variantId }) });
    }),
  );
  expect(await countAnswers(answers)).toEqual({ '201': 11, '409 stock.gone': 39 });
  expect(await audit(shop)).toEqual([]);
});

test('overlapping carts in any order neither block each other for good nor leave half an order', async () => {
  const kinds = [0, 1, 2, 3, 4, 5];
  const anyCart = fc.tuple(
    fc.shuffledSubarray(kinds, { minLength: 2 }),
    fc.array(fc.integer({ min: 1, max: 4 }), { minLength: kinds.length, maxLength: kinds.length }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(anyCart, { minLength: 50, maxLength: 50 }), async (carts) => {
      const goods = await Promise.all(
        kinds.map((kind) => makeProduct(shop, { name: `Bell ${kind}`, stock: 40, pricePaise: 90_00 })),
      );
      const answers = await Promise.all(
        carts.map(([chosen, quantities], buyer) => {
          const pieces = chosen.map((kind) => ({ productId: goods[kind]!.id, quantity: quantities[kind]! }));
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
