import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { CourierGateway } from '#domain/shipment/courier-gateway.ts';
import { toIndianDay } from '#domain/indian-time.ts';
import { bookOne, connectCourier, moveParcel, readBooked, steerCouriers } from '#test/couriers.ts';
import { type MadeProduct, type MadeStaff, makeProduct, makeStaff } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { answerFailedDelivery } from './answer-failed-delivery.ts';
import { cancelShipment } from './cancel-shipment.ts';
import { fetchLabel } from './fetch-label.ts';
import { requestPickup } from './request-pickup.ts';
import { trackShipment } from './track-shipment.ts';

// A call that a courier refuses or does not answer changes nothing here, and works a moment later.

let shop: TestShop;
let packer: MadeStaff;
let diya: MadeProduct;
beforeAll(async () => {
  shop = await openShop();
  packer = await makeStaff(shop, 'packer');
  diya = await makeProduct(shop, { stock: 500 });
});
beforeEach(() => steerCouriers(shop, { failNext: [] }));
afterAll(() => shop.close());

const today = () => toIndianDay(shop.clock.now());
const calls = {
  label: (id: string) => fetchLabel(packer.ctx, id),
  pickup: (id: string) => requestPickup(packer.ctx, { orders: [id], day: today() }),
  cancel: (id: string) => cancelShipment(packer.ctx, id),
  track: (id: string) => trackShipment(packer.ctx, id),
  answer: (id: string) => answerFailedDelivery(packer.ctx, id, { action: 'reattempt', note: '' }),
};
type Call = keyof typeof calls;

/** Returns the booking of an order with its events and labels. */
async function look(orderId: string) {
  const [{ asking_until: _, ...shipment }, events, labels] = await Promise.all([
    readBooked(shop, orderId),
    shop.db.selectFrom('order_events').select('kind').where('order_id', '=', orderId).execute(),
    shop.db.selectFrom('shipment_labels as l').select('l.shipment_id').execute(),
  ]);
  const kinds = events.map(({ kind }) => kind);
  return { shipment, kinds, hasLabel: labels.some(({ shipment_id }) => shipment_id === shipment.id) };
}

const faults = [
  ['error', 'supplier.unavailable'],
  ['busy', 'supplier.unavailable'],
  ['timeout', 'supplier.unavailable'],
  ['refused', 'supplier.refused'],
] as const;

const cases = (['shiprocket', 'delhivery'] as const).flatMap((gateway) =>
  (Object.keys(calls) as Call[]).flatMap((call) => faults.map((fault) => [gateway, call, ...fault] as const)),
);

async function book(gateway: CourierGateway, call: Call): Promise<string> {
  await connectCourier(shop, gateway);
  const { id, awb } = await bookOne(shop, { productId: diya.id, by: packer });
  if (call === 'answer') {
    await moveParcel(shop, awb, { to: 'picked_up' });
    shop.clock.advance(1000);
    await moveParcel(shop, awb, { to: 'delivery_failed' });
  }
  return id;
}

test.each(cases)(
  '%s: the call %s that fails with %s throws %s, changes nothing and can be repeated',
  async (gateway, call, fault, code) => {
    const id = await book(gateway, call);
    const before = await look(id);
    await steerCouriers(shop, { failNext: [{ call, fault }] });
    await expect(calls[call](id)).rejects.toMatchObject({ code, kind: 'unavailable' });
    expect(await look(id)).toEqual(before);
    await calls[call](id);
    if (call !== 'track') expect(await look(id)).not.toEqual(before);
  },
);

test('a Shiprocket token that is refused twice counts as a refusal, without endless retries', async () => {
  const id = await book('shiprocket', 'track');
  await steerCouriers(shop, {
    failNext: Array.from({ length: 4 }, () => ({ call: 'track', fault: 'expired' })),
  });
  await expect(trackShipment(packer.ctx, id)).rejects.toMatchObject({ code: 'supplier.refused' });
});
