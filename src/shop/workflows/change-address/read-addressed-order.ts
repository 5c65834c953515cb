import { sql } from 'kysely';
import { OrderAddress } from '#domain/order/order.ts';
import { ShippingMethod } from '#domain/pricing/shipping-method.ts';
import type { StateKey } from '#domain/tax/state.ts';
import type { Tx } from '#shop/context.ts';

export type AddressedOrder = {
  shippingAddress: OrderAddress;
  billingAddress: OrderAddress;
  placeOfSupply: StateKey;
  homeState: StateKey;
  shippingMethod: ShippingMethod;
  products: { name: string; isHandicraft: boolean; isDefaultRate: boolean }[];
};

/** Returns the address of a locked order, and the facts about its products that the rules for other States need. */
export async function readAddressedOrder(tx: Tx, orderId: string): Promise<AddressedOrder> {
  const row = await tx.db
    .selectFrom('orders as o')
    .select(['shipping_address', 'billing_address', 'place_of_supply', 'home_state', 'shipping_method'])
    .select(
      sql<{ name: string; isHandicraft: boolean }[]>`(
        select json_agg(json_build_object('name', l.name, 'isHandicraft', p.handicraft))
          from order_lines l join products p on p.id = l.product_id where l.order_id = o.id)`.as('products'),
    )
    .where('o.id', '=', orderId)
    .executeTakeFirstOrThrow();
  return {
    shippingAddress: OrderAddress.parse(row.shipping_address),
    billingAddress: OrderAddress.parse(row.billing_address),
    placeOfSupply: row.place_of_supply as StateKey,
    homeState: row.home_state as StateKey,
    shippingMethod: ShippingMethod.parse(row.shipping_method),
    // The rates were frozen when the order was placed.
    products: row.products.map((product) => ({ ...product, isDefaultRate: false })),
  };
}
