import { type AdminOrderJson, ReturnToOrigin } from '#contract/order/admin-order.ts';
import { ShipOrder } from '#domain/shipment/shipment.ts';
import { returnToOrigin } from '#shop/workflows/cancel-and-return/return-to-origin.ts';
import { correctShipment } from '#shop/orders/fulfilment/correct-shipment.ts';
import { getAdminOrder } from '#shop/orders/admin-orders/get-admin-order.ts';
import type { Command, Arguments } from './command.ts';
import { readPieces } from './read-pieces.ts';
import { readArguments } from './read-arguments.ts';
import { formatOrder } from './format-orders.ts';

/** The arguments that describe a parcel. */
export const parcelWords = 'NUMBER COURIER [TRACKING-NUMBER] [--courier-name NAME] [--tracking-page URL]';

/** Reads a parcel from the arguments. Throws invalid with a sentence for each mistake. */
export function readParcel({ words: [, courier, tracking_number], flags }: Arguments): ShipOrder {
  const { 'courier-name': courier_name, 'tracking-page': tracking_url } = flags;
  return readArguments(ShipOrder, { courier, courier_name, tracking_number, tracking_url });
}

/** Commands for parcels that came back undelivered or have a wrong tracking number. */
export const parcelCommands: Record<string, Command> = {
  'correct-shipment': {
    takes: parcelWords,
    means: 'corrects the tracking number of a parcel on its way and tells the customer',
    run: async (ctx, given) => {
      const { id } = await getAdminOrder(ctx, given.words[0] ?? '');
      await correctShipment(ctx, id, readParcel(given));
      return formatOrder(await getAdminOrder(ctx, id));
    },
  },
  'return-to-origin': {
    takes: 'NUMBER REASON [--restock | --no-restock | --pieces SKU=1,SKU=2] [--delivered-by-mistake]',
    means: 'notes that a parcel came back undelivered; with --pieces only those can be sold again',
    run: async (ctx, { words: [number = '', reason], flags }) => {
      const order = await getAdminOrder(ctx, number);
      const input = readArguments(ReturnToOrigin, {
        reason,
        restock: toRestock(order, flags),
        delivered_by_mistake: flags['delivered-by-mistake'],
      });
      await returnToOrigin(ctx, order.id, input);
      return formatOrder(await getAdminOrder(ctx, order.id));
    },
  },
};

function toRestock(order: AdminOrderJson, { pieces, ...flags }: Arguments['flags']) {
  if (typeof pieces !== 'string') return !flags['no-restock'];
  return readPieces(order, pieces).map(({ item_id, quantity = 1 }) => ({ item_id, quantity }));
}
