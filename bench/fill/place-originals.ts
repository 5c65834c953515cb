import { randomUUID } from 'node:crypto';
import { RECIPIENT, type WantedProduct, findBuyers } from '../orders/buying.ts';
import { callApi } from '../orders/post-connection.ts';

/**
 * Places three orders for each of eight buyers, each with one to three products, cash on delivery and so with invoices: the other orders
 * are copies of these.
 */
export async function placeOriginals(url: string): Promise<void> {
  const buyers = await findBuyers(url);
  const wanted = buyers.map((buyer) => buyer.wanted);
  for (const [index, { token }] of buyers.entries())
    for (const count of [1, 2, 3])
      await place(url, token, [...wanted, ...wanted].slice(index, index + count));
}

async function place(url: string, token: string, wanted: WantedProduct[]): Promise<void> {
  const order = {
    ...RECIPIENT,
    items: wanted.map((product) => ({ ...product, quantity: 1 })),
    paymentMethod: 'cod' as const,
    shippingMethod: 'standard' as const,
  };
  const headers = { 'idempotency-key': randomUUID() };
  await callApi('POST /orders', { url, token, headers, body: order });
}
