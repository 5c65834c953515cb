import type { RateChoice } from '#domain/tax/gst.ts';
import type { WriteOrder } from '#shop/orders/order-rows.ts';

/** New pieces with their price and their seller: the same pieces at their original cost, or others at today's prices. */
export type PricedPieces = Pick<WriteOrder, 'offers' | 'quote' | 'sellerGstin'> & {
  /** The rates from which the tax of each line is chosen, by the amount paid for it. */
  rates: RateChoice[];
};
