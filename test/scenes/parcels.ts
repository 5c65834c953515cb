import { writeSettings } from '#shop/content/save-settings.ts';
import { inTransaction } from '#shop/context.ts';
import { buy, toOrderBody } from '#test/buy.ts';
import { makeCustomer, makeProduct, makeStaff } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { makeAwb, makeOrderMoves, parcel } from '#test/order-moves.ts';

export const refused = { reason: 'Refused at the door' };

/** Opens a shop in which more parcels may come back than the default limit for one PIN code allows. */
export async function openParcelShop(): Promise<TestShop> {
  const shop = await openShop();
  await inTransaction(shop.as({ kind: 'system' }), (tx) =>
    writeSettings(tx, { cod: { mostRefusalsInPin: 1000 } }),
  );
  await shop.changes.settle();
  return shop;
}

/** Makes a buyer, staff and a product; returns them with the calls that dispatch and move parcels. */
export async function makeParcels(shop: TestShop) {
  const buyer = await makeCustomer(shop);
  const owner = await makeStaff(shop);
  const packer = await makeStaff(shop, 'packer');
  const accountant = await makeStaff(shop, 'accountant');
  const lamp = await makeProduct(shop, { name: 'Hanging Lamp', pricePaise: 999_00, stock: 10 });
  const { move, moved } = makeOrderMoves(() => shop);
  const ship = (orderId: string) =>
    moved(packer, orderId, 'shipment', { ...parcel, tracking_number: makeAwb() });

  /** Makes a new buyer's cash on delivery order of three lamps, and hands it to the courier. */
  async function makeShipped() {
    const as = await makeCustomer(shop);
    const { id } = await buy(shop, as, toOrderBody({ productId: lamp.id, quantity: 3 }));
    await ship(id);
    return { id, buyer: as };
  }

  return { buyer, owner, packer, accountant, lamp, move, moved, ship, makeShipped };
}
