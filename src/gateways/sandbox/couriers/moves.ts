import { toIndianTime } from '#domain/indian-time.ts';
import { z } from 'zod';
import { ShipmentState } from '#domain/shipment/shipment-state.ts';

/** The moves of a parcel in the sandbox: every state that the shop knows, and one that it does not. */
export const MoveTo = z.union([ShipmentState.exclude(['requested', 'refused']), z.literal('something_new')]);
export type MoveTo = z.infer<typeof MoveTo>;

export type Move = { to: MoveTo; at: string };

type Words = { code: number; label: string; type: string; status: string; nsl: string; said: string };

const words = (
  code: number,
  label: string,
  [type, status, nsl, said]: [string, string, string, string],
): Words => ({
  code,
  label,
  type,
  status,
  nsl,
  said,
});

/** The report of each courier for a move: Shiprocket's code of its shipment series, Delhivery's type, status and NSL code. */
export const WORDS: Record<MoveTo, Words> = {
  booked: words(3, 'PICKUP SCHEDULED', ['UD', 'Manifested', 'X-UCI', 'Manifest uploaded']),
  picked_up: words(42, 'PICKED UP', ['UD', 'In Transit', 'X-PPOM', 'Shipment picked up']),
  in_transit: words(18, 'IN TRANSIT', ['UD', 'In Transit', 'X-DLL2F', 'Received at the hub']),
  out_for_delivery: words(17, 'OUT FOR DELIVERY', ['UD', 'Dispatched', 'X-DDD3FD', 'Out for delivery']),
  delivery_failed: words(21, 'UNDELIVERED', ['UD', 'Pending', 'EOD-11', 'Consignee unavailable']),
  delivered: words(7, 'DELIVERED', ['DL', 'Delivered', 'EOD-38', 'Delivered to consignee']),
  return_started: words(9, 'RTO INITIATED', ['RT', 'In Transit', 'RT-101', 'Returned as per client']),
  return_in_transit: words(46, 'RTO IN TRANSIT', ['RT', 'Dispatched', 'RT-103', 'On its way to the seller']),
  returned: words(10, 'RTO DELIVERED', ['DL', 'RTO', 'RT-110', 'RTO due to consignee']),
  lost: words(12, 'LOST', ['LT', 'LOST', 'LT-100', 'Shipment lost']),
  damaged: words(25, 'DAMAGED', ['UD', 'Pending', 'DLYDG-119', 'Damaged in transit']),
  cancelled: words(8, 'CANCELED', ['CN', 'Canceled', 'CN-100', 'Cancelled by the seller']),
  something_new: words(999, 'A NEW STATUS', ['XX', 'Something new', 'XX-999', 'Nobody knows']),
};

/** Returns a moment as Indian wall time, `2026-11-23T09:30:00`. */
export function toWallTime(at: string): string {
  return toIndianTime(new Date(at)).slice(0, 19);
}
