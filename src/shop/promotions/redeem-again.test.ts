import { afterAll, beforeAll, expect, test } from 'vitest';
import { hourMs } from '#domain/durations.ts';
import { inTransaction } from '#shop/context.ts';
import { expireOrder } from '#shop/workflows/order-lifecycle/expire-order.ts';
import { confirmPayment } from '#shop/workflows/confirm-payment/confirm-payment.ts';
import { toPaymentFact } from '#domain/payment/payment-fact.ts';
import { audit } from '#test/auditor.ts';
import { buy, openPayment, readOrder, toGatewayPayment, toOrderBody } from '#test/buy.ts';
import { makeCustomer, makeProduct } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { storePromotion } from '#test/orders/store-promotion.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(async () => {
  expect(await audit(shop)).toEqual([]);
  await shop.close();
});

/** Makes an online order with a code, lets it expire unpaid, and returns a function that pays it late. */
async function letGo(code: string, usageLimit: number | null) {
  const promotion = { code, description: '', type: 'fixed', amountPaise: 50_00, usageLimit } as const;
  await inTransaction(shop.as({ kind: 'system' }), (tx) => storePromotion(tx, promotion));
  const buyer = await makeCustomer(shop);
  const { id: productId } = await makeProduct(shop);
  const order = { promo_code: code, paymentMethod: 'razorpay' } as const;
  const { id } = await buy(shop, buyer, toOrderBody({ productId }, order));
  const { razorpay_order_id: order_id, amount } = await openPayment(shop, buyer, id);
  shop.clock.advance(hourMs);
  await expireOrder(shop.as({ kind: 'system' }), id);
  const payLate = async () => {
    const payment = toGatewayPayment({ id: `pay_TEST${code}late`, order_id, amount, status: 'captured' });
    await confirmPayment(shop.as({ kind: 'system' }), toPaymentFact(payment, shop.clock.now())!);
    return readOrder(shop, buyer, id);
  };
  return { payLate };
}

async function countUses(code: string): Promise<[counted: number, standing: number]> {
  const { id, used_count } = await shop.db
    .selectFrom('promotions')
    .select(['id', 'used_count'])
    .where('code', '=', code)
    .executeTakeFirstOrThrow();
  const standing = await shop.db
    .selectFrom('promotion_redemptions')
    .select('id')
    .where('promotion_id', '=', id)
    .where('released_at', 'is', null)
    .execute();
  return [used_count, standing.length];
}

test.each([
  ['LASTUSE', 1],
  ['ANYUSE', null],
] as const)('a late payment redeems %s again', async (code, usageLimit) => {
  const { payLate } = await letGo(code, usageLimit);
  expect(await countUses(code)).toEqual([0, 0]);
  expect(await payLate()).toMatchObject({ status: 'processing' });
  expect(await countUses(code)).toEqual([1, 1]);
});

test('an order paid late after another customer took the last use keeps its price and redeems nothing', async () => {
  const { payLate } = await letGo('TAKEN', 1);
  const other = await makeCustomer(shop);
  const { id: productId } = await makeProduct(shop);
  await buy(shop, other, toOrderBody({ productId }, { promo_code: 'TAKEN' }));
  expect(await payLate()).toMatchObject({ status: 'processing', totals: { discount: expect.any(Number) } });
  expect(await countUses('TAKEN')).toEqual([1, 1]);
});
