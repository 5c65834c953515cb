import { randomInt } from 'node:crypto';
import type { Answer } from '#contract/endpoints.ts';
import { callApi } from './api-buyer.ts';
import { placeByCash } from './place-order.ts';
import { pickProducts } from './products.ts';
import type { Signed } from './staff.ts';

export type AdminOrder = Answer<'GET /admin/orders/{id}'>['order'];

/** Hands over every order that other journeys left unpacked, so that the queue begins empty. */
export async function emptyQueue({ url, token }: Signed): Promise<void> {
  for (let round = 0; round < 20; round += 1) {
    const query = { stage: 'to_pack,to_hand_over', limit: 100 };
    const { orders } = await callApi('GET /admin/orders', { url, token, query });
    if (orders.length === 0) return;
    for (const { id } of orders) {
      const body = { courier: 'dtdc', tracking_number: `D${randomInt(100_000_000_000)}` };
      await callApi('POST /admin/orders/{id}/shipment', { url, token, params: { id }, body });
    }
  }
  throw new Error('orders stay in the queue although they were handed over');
}

/** Releases every order that was claimed but not packed, for the journeys that follow on this shop. */
export async function releaseClaims({ url, token }: Signed): Promise<void> {
  const query = { stage: 'to_pack', limit: 100 };
  const { orders } = await callApi('GET /admin/orders', { url, token, query });
  for (const { id } of orders)
    await callApi('DELETE /admin/orders/{id}/claim', { url, token, params: { id } });
}

/** Places cash on delivery orders of two pieces each and returns them as staff see them, oldest first. */
export async function placeToPack({ url, token }: Signed, count: number): Promise<AdminOrder[]> {
  const { plain, varied } = await pickProducts(url);
  const orders: AdminOrder[] = [];
  for (let index = 0; index < count; index += 1) {
    const order = await placeByCash(url, [
      { product_id: plain.product.id, quantity: 1 },
      { product_id: varied.product.id, variant_id: varied.variant.id, quantity: 1 },
    ]);
    orders.push(await readOrder({ url, token }, order.id));
  }
  return orders;
}

/** Reads an order as staff see it. */
export async function readOrder({ url, token }: Signed, id: string): Promise<AdminOrder> {
  return (await callApi('GET /admin/orders/{id}', { url, token, params: { id } })).order;
}
