import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '#shop/context.ts';
import { type PromotionInput, storePromotion } from '#test/orders/store-promotion.ts';
import { audit } from '#test/auditor.ts';
import { countAnswers, post, toOrderBody } from '#test/buy.ts';
import {
  type MadeCustomer,
  type MadeProduct,
  allowManyCodOrders,
  makeCustomer,
  makeProduct,
} from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { readAnswer } from '#test/call-api.ts';

let shop: TestShop;
let buyers: MadeCustomer[];
let bells: MadeProduct[];
beforeAll(async () => {
  shop = await openShop();
  await allowManyCodOrders(shop);
  buyers = await Promise.all(Array.from({ length: 12 }, () => makeCustomer(shop)));
  // Each order is for another bell and has a key, so that the promotion alone serialises them.
  bells = await Promise.all(
    Array.from({ length: 40 }, () => makeProduct(shop, { stock: 50, pricePaise: 200_00 })),
  );
});
afterAll(async () => {
  expect(await audit(shop)).toEqual([]);
  await shop.close();
});

function offer(promotion: Pick<PromotionInput, 'code' | 'usageLimit' | 'perCustomerLimit'>): Promise<string> {
  const input = { description: '', type: 'fixed', amountPaise: 50_00, ...promotion } as const;
  return inTransaction(shop.as({ kind: 'system' }), (tx) => storePromotion(tx, input));
}

let orders = 0;

function order(as: MadeCustomer, promo_code: string) {
  orders += 1;
  const { id: productId } = bells[orders % bells.length]!;
  const body = toOrderBody({ productId }, { promo_code });
  return post(shop, '/orders', { as, body, key: `promotion-order-${orders}` });
}

test('a once-per-customer code is used once by each customer in thirty concurrent orders', async () => {
  await offer({ code: 'WELCOME', perCustomerLimit: 1 });
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, index) => order(buyers[index % 3]!, 'WELCOME')),
  );
  expect(await countAnswers(answers)).toEqual({ '201': 3, '422 promotion.refused': 27 });
});

test('forty concurrent orders use a code only as often as its total and per-customer limits allow', async () => {
  await offer({ code: 'BOTH', usageLimit: 4, perCustomerLimit: 2 });
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, index) => order(buyers[index % 4]!, 'BOTH')),
  );
  expect(await countAnswers(answers)).toEqual({ '201': 4, '422 promotion.refused': 36 });
});

test('a use that was given back can be redeemed again, once', async () => {
  await offer({ code: 'BACK', usageLimit: 1 });
  const { order: first } = await readAnswer('POST /orders', await order(buyers[0]!, 'BACK'));
  expect((await order(buyers[1]!, 'BACK')).status).toBe(422);
  await post(shop, `/orders/${first.id}/cancellation`, { as: buyers[0]!, body: {} });
  const answers = await Promise.all(buyers.slice(2, 12).map((as) => order(as, 'BACK')));
  expect(await countAnswers(answers)).toEqual({ '201': 1, '422 promotion.refused': 9 });
});
