import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Booking } from '#domain/shipment/booking.ts';
import { type Ctx } from '#shop/context.ts';
import { invalid } from '#domain/error.ts';
import { cancelByStaff } from '#shop/workflows/cancel-and-return/cancel-order.ts';
import { bookOne, connectCourier, moveParcel, readBooked } from '#test/couriers.ts';
import { type MadeProduct, type MadeStaff, makeProduct, makeStaff } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { askCouriers } from './ask-couriers.ts';

let shop: TestShop;
let packer: MadeStaff;
let owner: MadeStaff;
let diya: MadeProduct;
beforeAll(async () => {
  shop = await openShop();
  packer = await makeStaff(shop, 'packer');
  owner = await makeStaff(shop);
  diya = await makeProduct(shop, { stock: 500 });
});
afterAll(() => shop.close());

/** Books parcels with a courier, which then picks them up without a webhook. */
async function bookSome(gateway: 'shiprocket' | 'delhivery', count: number) {
  await connectCourier(shop, gateway);
  const booked = [];
  for (let parcel = 0; parcel < count; parcel += 1) {
    shop.clock.advance(1000);
    const { id, awb } = await bookOne(shop, { productId: diya.id, by: packer });
    await moveParcel(shop, awb, { to: 'picked_up', copies: 0 });
    booked.push({ id, awb, shipmentId: (await readBooked(shop, id)).id });
  }
  return booked;
}

type Parcel = Awaited<ReturnType<typeof bookSome>>[number];

/**
 * Returns the context of the job with a courier that fails for some numbers, the requests that the courier received, and the shipments that
 * were warned of.
 */
function withBroken(broken: readonly Parcel[]) {
  const system = shop.as({ kind: 'system' });
  const port = system.couriers.shiprocket!;
  const asked: string[] = [];
  const warned: unknown[] = [];
  const track = async (awbs: string[]) => {
    asked.push(...awbs);
    if (broken.some(({ awb }) => awbs.includes(awb))) throw new Error('unreadable');
    return port.track(awbs);
  };
  const log = { ...system.log, warn: (facts: { shipmentId?: string }) => void warned.push(facts.shipmentId) };
  const ctx: Ctx = { ...system, log, couriers: { ...system.couriers, shiprocket: { ...port, track } } };
  return { ctx, asked, warned };
}

async function statesOf(parcels: readonly Parcel[]): Promise<string[]> {
  const states = [];
  for (const { id } of parcels) states.push((await readBooked(shop, id)).state);
  return states;
}

test('a parcel with an unreadable Shiprocket answer logs a warning, and the others are tracked', async () => {
  const parcels = await bookSome('shiprocket', 3);
  const { ctx, warned } = withBroken(parcels.slice(0, 1));
  await askCouriers(ctx);
  expect(await statesOf(parcels)).toEqual(['booked', 'picked_up', 'picked_up']);
  expect(warned).toEqual([parcels[0]!.shipmentId]);
});

test('a parcel whose tracking cannot be stored logs a warning, and the others are stored', async () => {
  const parcels = await bookSome('delhivery', 3);
  const [broken] = parcels;
  const system = shop.as({ kind: 'system' });
  const port = system.couriers.delhivery!;
  const track = async (awbs: string[]) =>
    (await port.track(awbs)).map((parcel) =>
      parcel.awb === broken!.awb
        ? { ...parcel, scans: parcel.scans.map((scan) => ({ ...scan, note: '\u0000' })) }
        : parcel,
    );
  const warned: unknown[] = [];
  const log = { ...system.log, warn: (facts: { shipmentId?: string }) => void warned.push(facts.shipmentId) };
  await askCouriers({ ...system, log, couriers: { delhivery: { ...port, track } } });
  expect(await statesOf(parcels)).toEqual(['booked', 'picked_up', 'picked_up']);
  expect(warned).toEqual([broken!.shipmentId]);
});

test('an unavailable courier is asked three times; parcels not asked about are due the next minute', async () => {
  const parcels = await bookSome('shiprocket', 5);
  const away = withBroken(parcels);
  await askCouriers(away.ctx);
  expect(away.asked).toHaveLength(3);
  shop.clock.advance(60_000);
  await askCouriers(shop.as({ kind: 'system' }));
  const unasked = parcels.filter(({ awb }) => !away.asked.includes(awb));
  expect(await statesOf(unasked)).toEqual(unasked.map(() => 'picked_up'));
});

test('a courier that refuses to cancel a booking is asked each minute for an hour, and then each half hour', async () => {
  await connectCourier(shop, 'shiprocket');
  const { id, awb } = await bookOne(shop, { productId: diya.id, by: packer });
  await cancelByStaff(owner.ctx, id, { reason: 'The kiln broke', soldOut: false });
  const system = shop.as({ kind: 'system' });
  const asked: string[] = [];
  const cancel = async (booking: Booking) => {
    asked.push(booking.awb);
    throw invalid('courier.refused', 'The parcel is being picked up');
  };
  const ctx: Ctx = { ...system, couriers: { shiprocket: { ...system.couriers.shiprocket!, cancel } } };
  const run = async (minutes: number) => {
    asked.length = 0;
    for (let minute = 0; minute < minutes; minute += 1) {
      await askCouriers(ctx);
      shop.clock.advance(60_000);
    }
    return asked.filter((each) => each === awb).length;
  };
  expect(await run(3)).toBe(3);
  shop.clock.advance(60 * 60_000);
  expect(await run(40)).toBe(2);
});
