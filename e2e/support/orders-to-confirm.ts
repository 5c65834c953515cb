import { callApi, signUp } from './api-buyer.ts';
import { pickProducts } from './products.ts';

type Signed = { url: string; token: string };

/**
 * Places cash on delivery orders that wait for the owner's call, each of another customer with this name, and returns their numbers, oldest
 * first.
 */
export async function placeToConfirm(owner: Signed, name: string, count: number): Promise<string[]> {
  const { plain } = await pickProducts(owner.url);
  const params = { id: plain.product.id };
  await callApi('POST /admin/products/{id}/stock', { ...owner, params, body: { change: count } });
  await needCall(owner, true);
  const numbers: string[] = [];
  while (numbers.length < count) numbers.push(await placeOne(owner.url, name, plain.product.id));
  await needCall(owner, false);
  return numbers;
}

function needCall(owner: Signed, cod_needs_confirmation: boolean) {
  const section = { section: 'payment' as const };
  return callApi('PUT /admin/settings/{section}', {
    ...owner,
    params: section,
    body: { cod_needs_confirmation },
  });
}

async function placeOne(url: string, name: string, product_id: string): Promise<string> {
  const { mobile, token } = await signUp(url);
  const { order } = await callApi('POST /orders', {
    url,
    token,
    headers: { 'idempotency-key': crypto.randomUUID() },
    body: {
      name,
      email: `${mobile}@example.com`,
      phone: mobile,
      address: { line1: '12 Lake Road', line2: '', city: 'Pune', state: 'MH', postal_code: '411001' },
      items: [{ product_id, quantity: 1 }],
      paymentMethod: 'cod',
    },
  });
  return order.order_number;
}
