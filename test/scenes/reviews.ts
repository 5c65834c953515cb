import { makeAwb } from '#test/order-moves.ts';
import { deliverOrder } from '#shop/orders/fulfilment/deliver-order.ts';
import { shipOrder } from '#shop/orders/fulfilment/ship-order.ts';
import { buy, post, toOrderBody } from '#test/buy.ts';
import { readAnswer } from '#test/call-api.ts';
import type { MadeCustomer } from '#test/make.ts';
import type { TestShop } from '#test/open-shop.ts';

/** Buys a product and has it delivered. The same cart within ten minutes would count as the same order. */
export async function receiveProduct(
  shop: TestShop,
  buyer: MadeCustomer,
  productId: string,
): Promise<{ orderId: string; lineId: string }> {
  shop.clock.advance(11 * 60_000);
  const order = await buy(shop, buyer, toOrderBody({ productId }));
  const system = shop.as({ kind: 'system' });
  await shipOrder(system, order.id, { courier: 'delhivery', tracking_number: makeAwb() });
  await deliverOrder(system, order.id);
  return { orderId: order.id, lineId: order.items[0]!.id };
}

/** Receives a product and writes a review of it. */
export async function writeReviewOf(
  shop: TestShop,
  { buyer, productId, ...said }: { buyer: MadeCustomer; productId: string; text: string; rating?: number },
) {
  await receiveProduct(shop, buyer, productId);
  const body = { rating: 4, ...said };
  return readAnswer(
    'POST /products/{id}/reviews',
    await post(shop, `/products/${productId}/reviews`, { as: buyer, body }),
  );
}
