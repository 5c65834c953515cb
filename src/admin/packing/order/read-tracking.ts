import { type Courier } from '#domain/shipment/courier.ts';
import { TrackingNumber } from '#domain/shipment/shipment.ts';

const fewestDigits = 6;

/**
 * Reads a scanned code as a tracking number of a courier. A code that does not look like one is refused, because it may belong to a piece
 * of another order; it can still be typed.
 */
export function readTracking(code: string, courier: Pick<Courier, 'awb'> | undefined): string | undefined {
  const number = TrackingNumber.safeParse(code);
  if (!number.success || !courier) return undefined;
  const digits = number.data.replaceAll(/\D/g, '').length;
  const isLikely = courier.awb ? courier.awb.test(number.data) : digits >= fewestDigits;
  return isLikely ? number.data : undefined;
}
