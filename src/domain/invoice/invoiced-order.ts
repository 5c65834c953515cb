import type { Paise } from '#domain/money/money.ts';
import type { QuoteCharge, QuoteLine } from '#domain/pricing/quote-types.ts';
import type { Seller } from '#domain/seller/seller.ts';
import type { TaxSplit } from '#domain/tax/gst.ts';
import type { StateKey } from '#domain/tax/state.ts';

export type PostalAddress = {
  line1: string;
  line2?: string | undefined;
  city: string;
  state: StateKey;
  postalCode: string;
};

/** The facts that an order froze and its invoice repeats. */
export type InvoicedOrder = {
  orderNumber: string;
  homeState: StateKey;
  /** The seller's kind and GSTIN when the order was placed; when omitted, the seller's current ones are used. */
  soldAs?: Pick<Seller, 'kind' | 'gstin'> | undefined;
  /** State the goods are delivered to. */
  placeOfSupply: StateKey;
  buyer: {
    name: string;
    gstin?: string | null | undefined;
    email: string;
    phone: string;
    address: PostalAddress;
  };
  deliveryAddress: PostalAddress;
  lines: readonly InvoicedLine[];
  charges: readonly QuoteCharge[];
  roundingPaise: Paise;
  totalPaise: Paise;
};

export type InvoicedLine = { id: string; description: string } & Pick<
  QuoteLine,
  | 'name'
  | 'hsn'
  | 'quantity'
  | 'uqc'
  | 'unitPricePaise'
  | 'discountPaise'
  | 'netPaise'
  | 'rateBp'
  | keyof TaxSplit
>;
