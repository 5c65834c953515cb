import { callApi } from './api-buyer.ts';
import { placeByCash } from './place-order.ts';
import { pickProducts } from './products.ts';
import type { Signed } from './staff.ts';

/**
 * Places cash on delivery orders that wait for the owner's call, each from another customer with this name, and returns their numbers,
 * oldest first.
 */
export async function placeToConfirm(owner: Signed, name: string, count: number): Promise<string[]> {
  const { plain } = await pickProducts(owner.url);
  const params = { id: plain.product.id };
  await callApi('POST /admin/products/{id}/stock', { ...owner, params, body: { change: count } });
  await needCall(owner, true);
  const numbers: string[] = [];
  while (numbers.length < count) {
    const order = await placeByCash(owner.url, [{ product_id: plain.product.id, quantity: 1 }], name);
    numbers.push(order.order_number);
  }
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
