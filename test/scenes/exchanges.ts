import type { Answer } from '#contract/endpoints.ts';
import type { AdminOrderJson } from '#contract/order/admin-order.ts';
import type { DifferenceWay } from '#domain/order/exchange.ts';
import type { OrderJson } from '#contract/order/order.ts';
import { post } from '#test/buy.ts';
import { callApi, readAnswer } from '#test/call-api.ts';
import type { MadeStaff } from '#test/make.ts';
import type { TestShop } from '#test/open-shop.ts';

export type ExchangeWish = {
  items?: { item_id: string; quantity: number }[];
  instead?: { product_id: string; quantity: number }[];
  difference?: DifferenceWay;
  restock?: boolean;
  reason?: string;
};

/** A request for one piece of the first line of an order. */
export const onePiece = (order: OrderJson) => [{ item_id: order.items[0]!.id, quantity: 1 }];

/** Returns the staff calls that exchange pieces of an order. */
export function makeExchanges(shop: () => TestShop, owner: () => MadeStaff) {
  let keys = 0;

  function ask(orderId: string, wish: ExchangeWish): Promise<Response> {
    shop().clock.advance(1000);
    const body = { reason: 'It came broken', ...wish };
    keys += 1;
    return post(shop(), `/admin/orders/${orderId}/exchange`, {
      as: owner(),
      key: `exchange-key-${keys}`,
      body,
    });
  }

  async function exchange(
    orderId: string,
    wish: ExchangeWish,
  ): Promise<Answer<'POST /admin/orders/{id}/exchange'>> {
    return readAnswer('POST /admin/orders/{id}/exchange', await ask(orderId, wish));
  }

  const preview = (orderId: string, body: ExchangeWish) =>
    post(shop(), `/admin/orders/${orderId}/exchange-preview`, { as: owner(), body });

  async function look(id: string): Promise<AdminOrderJson> {
    return (await callApi('GET /admin/orders/{id}', { shop: shop(), as: owner(), params: { id } })).order;
  }

  return { ask, exchange, preview, look };
}
