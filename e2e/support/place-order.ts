import type { Input } from '#contract/endpoints.ts';
import { callApi, signUp } from './api-buyer.ts';

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
