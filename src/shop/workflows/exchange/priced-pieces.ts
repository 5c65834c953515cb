import type { RateChoice } from '#domain/tax/gst.ts';
import type { WriteOrder } from '#shop/orders/order-rows.ts';

/** New pieces with their price and their seller: the same at what they cost, or others at today's prices. */
export type PricedPieces = Pick<WriteOrder, 'offers' | 'quote' | 'sellerGstin'> & {
  /** Among which rates each line is taxed, by what is paid for it. */
  rates: RateChoice[];
};
