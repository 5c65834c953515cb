import type { Input } from '#contract/endpoints.ts';
import type { OrderJson } from '#contract/order/order.ts';
import { callApi, signUp } from './api-buyer.ts';
import * as shopping from './shopper.ts';
import type { Shopper } from './shopper.ts';

type Items = Input<'POST /orders'>['body']['items'];

/** Places a cash on delivery order as a new customer in Pune. */
export async function placeByCash(url: string, items: Items, name = 'Meera Kumari') {
  const buyer = await signUp(url);
  const { order } = await callApi('POST /orders', {
    url,
    token: buyer.token,
    headers: { 'idempotency-key': crypto.randomUUID() },
    body: {
      name,
      email: `${buyer.mobile}@example.com`,
      phone: buyer.mobile,
      address: { line1: '12 Lake Road', line2: '', city: 'Pune', state: 'MH', postal_code: '411001' },
      items,
      paymentMethod: 'cod',
    },
  });
  return order;
}

/** Buys one piece of a product for cash on delivery, through the whole shop, as a new customer. */
export async function orderByCash(shopper: Shopper, productId: string): Promise<OrderJson> {
  await shopping.visit(shopper, `/product/${productId}`);
  await shopping.addToCart(shopper);
  await shopping.openCart(shopper);
  await shopping.checkOut(shopper);
  await shopping.signIn(shopper);
  await shopping.fillAddress(shopper);
  await shopping.payByCash(shopper);
  const [order] = await (await shopping.toApiBuyer(shopper)).orders();
  return order!;
}
