import { sql } from 'kysely';
import type { ShipmentJson } from '#contract/order/shipment.ts';
import { toRupees } from '#domain/money/money.ts';
import { CourierGateway } from '#domain/shipment/courier-gateway.ts';
import { ShipmentState } from '#domain/shipment/shipment-state.ts';
import type { Reader } from '#shop/context.ts';

/** Returns the newest booking of an order with its courier's reports, newest first; null for an order that was never booked. */
export async function readShipment({ db }: Reader, orderId: string): Promise<ShipmentJson | null> {
  const row = await db
    .selectFrom('shipments as s')
    .selectAll('s')
    .select(sql<boolean>`exists (select from shipment_labels l where l.shipment_id = s.id)`.as('has_label'))
    .where('s.order_id', '=', orderId)
    .orderBy('s.requested_at', 'desc')
    .orderBy('s.id', 'desc')
    .executeTakeFirst();
  if (!row) return null;
  const scans = await db
    .selectFrom('shipment_scans')
    .selectAll()
    .where('shipment_id', '=', row.id)
    .orderBy('at', 'desc')
    .limit(100)
    .execute();
  return {
    id: row.id,
    gateway: CourierGateway.parse(row.gateway),
    state: ShipmentState.parse(row.state),
    awb: row.state === 'requested' ? null : row.awb,
    carrier: row.carrier,
    charge: row.charge_paise === null ? null : toRupees(row.charge_paise),
    failure: row.failure,
    has_label: row.has_label,
    pickup_on: row.pickup_on,
    failed_attempts: row.failed_attempts,
    answer_by: row.answered_at ? null : (row.answer_by?.toISOString() ?? null),
    scans: scans.map(({ at, status, state, note, place }) => ({
      at: at.toISOString(),
      state: state === null ? null : ShipmentState.parse(state),
      status,
      note,
      place,
    })),
  };
}
