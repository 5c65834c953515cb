import type { ShipmentState } from '#domain/shipment/shipment-state.ts';

/** The states of a parcel, in words. */
export const STATE_WORDS: Record<ShipmentState, string> = {
  requested: 'Waiting for the courier’s answer',
  refused: 'Refused by the courier',
  booked: 'Booked',
  picked_up: 'Picked up',
  in_transit: 'On its way',
  out_for_delivery: 'Out for delivery',
  delivery_failed: 'Could not be delivered',
  delivered: 'Delivered',
  return_started: 'On its way back',
  return_in_transit: 'On its way back',
  returned: 'Brought back',
  lost: 'Lost',
  damaged: 'Damaged',
  cancelled: 'Booking cancelled',
};
