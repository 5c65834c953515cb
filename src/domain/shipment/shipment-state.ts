import { z } from 'zod';

/** The states of a parcel that was booked with a courier gateway. */
export const ShipmentState = z.enum([
  'requested',
  'refused',
  'booked',
  'picked_up',
  'in_transit',
  'out_for_delivery',
  'delivery_failed',
  'delivered',
  'return_started',
  'return_in_transit',
  'returned',
  'lost',
  'damaged',
  'cancelled',
]);
export type ShipmentState = z.infer<typeof ShipmentState>;

/** The states of a booking that failed or was cancelled: its order may be booked again. */
export const VOID_STATES: readonly ShipmentState[] = ['refused', 'cancelled'];

/** The states in which no courier has accepted the parcel, or none has to carry it any more. */
export const UNBOOKED_STATES: readonly ShipmentState[] = ['requested', ...VOID_STATES];

/** The states that a courier reports; the others are the shop's own. */
export type TrackedState = Exclude<ShipmentState, 'requested' | 'refused'>;

/** One report of a courier about a parcel. A report without a meaning for the shop has no state and is kept unchanged. */
export type Scan = {
  at: Date;
  state: TrackedState | null;
  code: string;
  status: string;
  note: string;
  place: string;
};

/** The reports about one parcel; `reference` is ours, if the courier repeats it. */
export type TrackedParcel = { awb: string; reference?: string | undefined; scans: Scan[] };

const beforePickup: readonly TrackedState[] = ['booked', 'cancelled'];
const turnedBack: readonly TrackedState[] = ['return_started', 'return_in_transit', 'returned'];
const gone: readonly TrackedState[] = ['lost', 'damaged'];

/** Returns whether the courier has the parcel, or had it. */
export function hasLeft(state: TrackedState): boolean {
  return !beforePickup.includes(state);
}

/** Returns whether a parcel needs no further tracking. */
export function isOver(state: ShipmentState): boolean {
  return VOID_STATES.includes(state) || state === 'delivered' || state === 'returned';
}

/** Returns whether a parcel may go from one state to another: a parcel that was delivered or sent back is not delivered again. */
function mayFollow(from: TrackedState, to: TrackedState): boolean {
  if (from === 'returned' || gone.includes(from)) return turnedBack.includes(to) && from !== 'returned';
  if (from === 'delivered' || turnedBack.includes(from)) return turnedBack.includes(to) || gone.includes(to);
  return to !== 'booked' && (to !== 'cancelled' || from === 'booked');
}

/**
 * Returns the scan that shows the current state of a parcel; undefined before the first. Couriers report late, twice and in any order, so
 * the scans are read by their own time, whatever the order in which they arrived.
 */
export function findCurrentScan<Each extends Pick<Scan, 'at' | 'state'>>(
  scans: readonly Each[],
): (Each & { state: TrackedState }) | undefined {
  let current: (Each & { state: TrackedState }) | undefined;
  for (const scan of scans.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
    if (!isKnown(scan)) continue;
    if (!current || mayFollow(current.state, scan.state)) current = scan;
  }
  return current;
}

function isKnown<Each extends Pick<Scan, 'state'>>(scan: Each): scan is Each & { state: TrackedState } {
  return scan.state !== null;
}
