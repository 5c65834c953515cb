import type { TrackedState } from '#domain/shipment/shipment-state.ts';

/**
 * The meanings of the codes of Shiprocket's shipment series. The order series, `current_status_id`, has other numbers and is not read.
 * Codes that are missing here are kept as received and change nothing, among them 16, 23 and 26, which a person decides about.
 */
const STATES: Record<TrackedState, readonly number[]> = {
  booked: [1, 2, 3, 4, 5, 11, 13, 15, 19, 20, 27, 52],
  picked_up: [42, 51],
  in_transit: [6, 18, 22, 38, 39, 48, 50],
  out_for_delivery: [17],
  delivery_failed: [21, 77],
  delivered: [7],
  return_started: [9, 75],
  return_in_transit: [40, 41, 46, 78],
  returned: [10, 14],
  lost: [12, 76],
  damaged: [24, 25, 44],
  cancelled: [8, 45],
};

const byCode = new Map(
  Object.entries(STATES).flatMap(([state, codes]) => codes.map((code) => [code, state as TrackedState])),
);

/** Returns the state of a code of the shipment series; null for a code that changes nothing. */
export function toShiprocketState(code: number): TrackedState | null {
  return byCode.get(code) ?? null;
}
