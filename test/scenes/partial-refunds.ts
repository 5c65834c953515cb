import type { AdminOrderJson } from '#contract/order/admin-order.ts';
import type { OrderJson } from '#contract/order/order.ts';
import { buyOnline, post, readOrder, toOrderBody } from '#test/buy.ts';
import { readAnswer } from '#test/call-api.ts';
import { type MadeCustomer, type MadeStaff, makeCustomer, makeProduct, makeStaff } from '#test/make.ts';
import type { TestShop } from '#test/open-shop.ts';
import { makeOrderMoves } from '#test/order-moves.ts';

export type Refund = {
  items?: { item_id: string; quantity?: number }[];
  amount?: number;
  restock?: boolean;
  charges?: boolean;
  reason?: string;
};

let keys = 0;

/** Makes a buyer, an owner and two products; returns them with the calls with which the buyer pays and the owner makes a partial refund. */
export async function makePartialRefunds(shop: TestShop) {
  const buyer = await makeCustomer(shop);
  const owner = await makeStaff(shop);
  const lamp = await makeProduct(shop, { name: 'Hanging Lamp', pricePaise: 999_00 });
  const idol = await makeProduct(shop, { name: 'Ganesha', pricePaise: 3999_00, rateBp: 1800 });
  const { deliver } = makeOrderMoves(() => shop);

  /** Makes an order of three lamps and an idol, paid online and delivered by default. */
  async function makePaid({ delivered = true, as = buyer as MadeCustomer } = {}): Promise<OrderJson> {
    const pieces = [{ productId: lamp.id, quantity: 3 }, { productId: idol.id }];
    const { order } = await buyOnline(shop, as, toOrderBody(pieces));
    if (delivered) await deliver(owner, order.id);
    return readOrder(shop, as, order.id);
  }

  function ask(order: OrderJson, refund: Refund, key = `refund-${(keys += 1)}-key`, as: MadeStaff = owner) {
    // Each request has its own timestamp, so that the log has an order.
    shop.clock.advance(1000);
    const body = { reason: 'It came broken', ...refund };
    return post(shop, `/admin/orders/${order.id}/refund`, { as, key, body });
  }

  async function refund(order: OrderJson, wanted: Refund): Promise<AdminOrderJson> {
    const response = await ask(order, wanted);
    return (await readAnswer('POST /admin/orders/{id}/refund', response)).order;
  }

  return { buyer, owner, lamp, idol, deliver, makePaid, ask, refund };
}
