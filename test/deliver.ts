import { expect } from 'vitest';
import { post } from './buy.ts';
import type { MadeStaff } from './make.ts';
import type { TestShop } from './open-shop.ts';

/** Packs, ships and delivers an order by the calls of the admin. */
export async function deliver(shop: TestShop, as: MadeStaff, orderId: string): Promise<void> {
  for (const [move, body] of [
    ['packing', {}],
    ['shipment', { courier: 'bluedart', tracking_number: '69123456789' }],
    ['delivery', {}],
  ] as const) {
    expect((await post(shop, `/admin/orders/${orderId}/${move}`, { as, body })).status).toBe(200);
  }
}
