import { randomInt } from 'node:crypto';
import type { AdminOrderJson } from '#contract/order/admin-order.ts';
import { post } from './buy.ts';
import { readAnswer } from './call-api.ts';
import type { As } from './make.ts';
import type { TestShop } from './open-shop.ts';

export const parcel = { courier: 'delhivery', tracking_number: '12345678901' };

/** Returns a tracking number that no other parcel has: it must be unique. */
export function makeAwb(): string {
  return String(randomInt(10_000_000_000, 100_000_000_000));
}

/** Returns the admin calls with which staff move an order, for a shop that is opened later. */
export function makeOrderMoves(getShop: () => TestShop) {
  /** Returns the response to a move, which the shop may refuse. */
  function move(as: As | undefined, orderId: string, what: string, body: unknown = {}): Promise<Response> {
    // Each move has its own timestamp, so that the log has an order.
    getShop().clock.advance(1000);
    return post(getShop(), `/admin/orders/${orderId}/${what}`, { as, body });
  }

  /** Moves an order and returns it; throws with the shop's sentence when it refuses. */
  async function moved(as: As, orderId: string, what: string, body?: unknown): Promise<AdminOrderJson> {
    const response = await move(as, orderId, what, body);
    return (await readAnswer('POST /admin/orders/{id}/packing', response)).order;
  }

  async function deliver(as: As, orderId: string): Promise<void> {
    await moved(as, orderId, 'packing');
    await moved(as, orderId, 'shipment', { courier: 'bluedart', tracking_number: makeAwb() });
    await moved(as, orderId, 'delivery');
  }

  return { move, moved, deliver };
}
