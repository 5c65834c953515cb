import type { TrackedState } from '#domain/shipment/shipment-state.ts';

type Status = { type: string; status: string; code: string };

/**
 * Returns the state for a status of Delhivery; null for one without a meaning for the shop, and for the types of reverse pickups (PP, PU,
 * CN). A failed delivery is *Pending* with a code `EOD-…`; *RTO* is checked before *Delivered*, whose type it shares.
 */
export function toDelhiveryState({ type, status, code }: Status): TrackedState | null {
  const words = status.toLowerCase();
  if (type === 'LT' || words === 'lost') return 'lost';
  if (code === 'RT-104_UD' || code === 'DLYDG-119') return 'damaged';
  if (type === 'DL') return words === 'rto' ? 'returned' : words === 'delivered' ? 'delivered' : null;
  if (type === 'RT') return words === 'in transit' ? 'return_started' : 'return_in_transit';
  return type === 'UD' ? toForwardState(words, code) : null;
}

function toForwardState(words: string, code: string): TrackedState | null {
  if (words === 'manifested' || words === 'not picked') return 'booked';
  if (words === 'dispatched') return 'out_for_delivery';
  if (words === 'pending') return code.startsWith('EOD-') ? 'delivery_failed' : 'in_transit';
  if (words !== 'in transit') return null;
  return code === 'X-PPOM' ? 'picked_up' : 'in_transit';
}
