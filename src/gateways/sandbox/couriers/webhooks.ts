import { WEBHOOK_NAMES } from '#domain/shipment/courier-gateway.ts';
import { WORDS, toWallTime } from './moves.ts';
import type { Parcel } from './parcels.ts';
import { toActivities } from './shiprocket-api.ts';
import type { World } from './world.ts';

/** Sends the shop the latest move of a parcel, as its courier does, and returns the status of the response. */
export async function sendWebhook(world: World, parcel: Parcel, move: Parcel['moves'][number]) {
  const body = JSON.stringify(
    parcel.gateway === 'shiprocket' ? toShiprocket(parcel, move) : toDelhivery(parcel, move),
  );
  const headers = { 'content-type': 'application/json', 'x-api-key': world.keys.webhookToken };
  const url = `${world.shopUrl()}/api/v1/webhooks/couriers/${WEBHOOK_NAMES[parcel.gateway]}`;
  const response = await world.fetch(url, { method: 'POST', headers, body });
  await response.body?.cancel();
  return response.status;
}

function toShiprocket(parcel: Parcel, { to, at }: Parcel['moves'][number]) {
  const time = toWallTime(at);
  const [day = '', clock = ''] = time.split('T');
  return {
    awb: parcel.awb,
    courier_name: 'Xpressbees Surface',
    current_status: WORDS[to].label,
    current_status_id: WORDS[to].code + 2,
    shipment_status: WORDS[to].label,
    shipment_status_id: WORDS[to].code,
    current_timestamp: `${day.split('-').toReversed().join(' ')} ${clock}`,
    order_id: `${parcel.reference}_${150_000_000 + parcel.id}`,
    sr_order_id: parcel.id,
    is_return: 0,
    scans: toActivities({ ...parcel, moves: parcel.moves.filter((each) => each.at <= at) }),
  };
}

function toDelhivery(parcel: Parcel, { to, at }: Parcel['moves'][number]) {
  const { status, type, nsl, said } = WORDS[to];
  return {
    Shipment: {
      Status: {
        Status: status,
        StatusType: type,
        StatusDateTime: toWallTime(at),
        StatusLocation: 'Lucknow_Hub (Uttar Pradesh)',
        Instructions: said,
      },
      NSLCode: nsl,
      ReferenceNo: parcel.reference,
      AWB: parcel.awb,
    },
  };
}
