import type { Input } from '#contract/endpoints.ts';
import type { OrderJson } from '#contract/order/order.ts';
import { type ApiBuyer, callApi, signUp } from './api-buyer.ts';
import * as shopping from './shopper.ts';
import type { Shopper } from './shopper.ts';

type Items = Input<'POST /orders'>['body']['items'];

/** Places a cash on delivery order as a new customer in Pune. */
export async function placeByCash(url: string, items: Items, name = 'Meera Kumari') {
  const buyer = await signUp(url);
  return place(url, buyer, { name, email: `${buyer.mobile}@example.com`, items });
}

/** Logs a shopper in, who has no page yet, as a new customer who has ordered one piece of a product for cash on delivery. */
export async function orderByCash({ page, url, mobile }: Shopper, productId: string): Promise<OrderJson> {
  const buyer = await signUp(url, mobile);
  const { name, email } = shopping.meera;
  await callApi('PUT /mobile/profile', { url, token: buyer.token, body: { name } });
  await shopping.becomes(page.context(), buyer);
  return place(url, buyer, { name, email, items: [{ product_id: productId, quantity: 1 }] });
}

async function place(
  url: string,
  { token, mobile }: ApiBuyer,
  who: { name: string; email: string; items: Items },
) {
  const address = {
    line1: '12 Lake Road',
    line2: '',
    city: 'Pune',
    state: 'MH' as const,
    postal_code: '411001',
  };
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const body = { ...who, phone: mobile, address, paymentMethod: 'cod' as const };
  return (await callApi('POST /orders', { url, token, headers, body })).order;
}
