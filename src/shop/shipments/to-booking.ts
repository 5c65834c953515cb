import type { Selectable } from 'kysely';
import type { Shipments } from '#db/schema.ts';
import type { Booking } from '#domain/shipment/booking.ts';

type Row = Pick<
  Selectable<Shipments>,
  'awb' | 'carrier' | 'gateway_order_id' | 'gateway_shipment_id' | 'charge_paise'
>;

/** Returns a booked shipment as its courier knows it. */
export function toBooking(row: Row): Booking {
  return {
    awb: row.awb!,
    carrier: row.carrier,
    gatewayOrderId: row.gateway_order_id,
    gatewayShipmentId: row.gateway_shipment_id,
    chargePaise: row.charge_paise,
  };
}
