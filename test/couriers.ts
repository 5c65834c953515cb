import type { MoveTo } from '#gateways/sandbox/couriers/moves.ts';
import { inTransaction } from '#shop/context.ts';
import type { CourierGateway } from '#domain/shipment/courier-gateway.ts';
import { writeSettings } from '#shop/content/save-settings.ts';
import { bookShipment } from '#shop/shipments/book-shipment.ts';
import { packOrder } from '#shop/orders/fulfilment/pack-order.ts';
import { buy, toOrderBody } from './buy.ts';
import { type MadeStaff, makeCustomer } from './make.ts';
import type { TestShop } from './open-shop.ts';

/** The parcel size used in the tests. */
export const size = { grams: 400, length_cm: 20, breadth_cm: 15, height_cm: 8 };

/** Lets the shop book its parcels with the sandbox of a courier gateway. */
export async function connectCourier(
  shop: TestShop,
  gateway: CourierGateway | null = 'shiprocket',
): Promise<void> {
  await inTransaction(shop.as({ kind: 'system' }), (tx) =>
    writeSettings(tx, { courier: { gateway, pickupLocation: 'Primary', pickupPin: '221001' } }),
  );
  await shop.changes.settle();
}

/** Sets the failures of the courier sandbox: docs/sandbox.md. */
export async function steerCouriers({ couriers }: TestShop, change: object): Promise<void> {
  const response = await couriers.request('/control', { method: 'POST', body: JSON.stringify(change) });
  if (!response.ok) throw new Error(await response.text());
}

type Packing = { productId: string; by: Pick<MadeStaff, 'ctx'> };

/** Places a cash on delivery order of one piece and packs it; returns its id. */
export async function packOne(shop: TestShop, { productId, by }: Packing): Promise<string> {
  const { id } = await buy(shop, await makeCustomer(shop), toOrderBody({ productId }));
  await packOrder(by.ctx, id);
  return id;
}

/** Packs and books an order; returns its id and the number of its parcel. */
export async function bookOne(shop: TestShop, packing: Packing): Promise<{ id: string; awb: string }> {
  const id = await packOne(shop, packing);
  await bookShipment(packing.by.ctx, id, size);
  const { awb } = await readBooked(shop, id);
  return { id, awb: awb! };
}

/** Returns the newest shipment of an order. */
export function readBooked({ db }: TestShop, orderId: string) {
  return db
    .selectFrom('shipments')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('reference', 'desc')
    .executeTakeFirstOrThrow();
}

/** Triggers an event of a parcel; the sandbox sends its webhook to the shop, and the responses are returned. */
export async function moveParcel(
  { couriers }: TestShop,
  awb: string,
  move: { to: MoveTo; at?: string; copies?: number },
): Promise<number[]> {
  const response = await couriers.request(`/parcels/${awb}/moves`, {
    method: 'POST',
    body: JSON.stringify(move),
  });
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()).answers;
}
