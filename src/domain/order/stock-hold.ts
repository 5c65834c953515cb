import { z } from 'zod';

const pieces = z.int().min(1).max(1_000_000);

/** How long the pieces of an unpaid order of the checkout are held for its buyer; the hours of a payment link are in the settings. */
export const HOLD_MINUTES = 30;

/**
 * The most pieces that unpaid online orders may hold together. The limit of a network is wide, because an Indian mobile network puts
 * thousands of customers behind one address.
 */
export const HoldLimits = z.object({
  piecesPerCustomer: pieces.default(50),
  piecesPerDevice: pieces.default(100),
  piecesPerNetwork: pieces.default(2000),
});
export type HoldLimits = z.infer<typeof HoldLimits>;

/** Pieces that unpaid orders would hold, including a new order; 0 if the device or the network is unknown. */
export type HeldPieces = { customer: number; device: number; network: number };

/** The customer's unpaid order that is to be paid or cancelled first. */
export type UnpaidOrder = { id: string; orderNumber: string };

/** Returns why these pieces cannot be held and how to solve it; undefined if they can. */
export function refuseToHold(
  held: HeldPieces,
  limits: HoldLimits,
  unpaid: UnpaidOrder | undefined,
): string | undefined {
  const most = limits.piecesPerCustomer;
  const first = unpaid && `Please pay or cancel your order ${unpaid.orderNumber} first.`;
  if (held.customer > most) {
    return first
      ? `Unpaid orders can hold at most ${most} pieces together. ${first}`
      : `An online order can have at most ${most} pieces. Please order the others after you have paid.`;
  }
  if (held.device > limits.piecesPerDevice)
    return `Unpaid orders from this device hold too many pieces. ${first ?? later}`;
  if (held.network > limits.piecesPerNetwork)
    return `Unpaid orders from your network hold too many pieces. ${first ?? later}`;
  return undefined;
}

const later = 'Please try again in half an hour.';
