import type { ChargeKind } from './charge-kind.ts';
import type { ShippingMethod } from './shipping-method.ts';
import type { RateChoice, TaxSide, TaxSplit, Uqc } from '#domain/tax/gst.ts';
import type { Paise } from '#domain/money/money.ts';
import type { Promotion, PromotionRefusal } from './promotion.ts';
import type { SellerKind } from '#domain/seller/seller.ts';
import type { QuoteSettings } from '#domain/settings/settings.ts';
import type { StateKey } from '#domain/tax/state.ts';
import type { CodOffer, CodRequest } from '#domain/cash-on-delivery/cod-rules.ts';

export type QuoteLineInput = {
  productId: string;
  variantId?: string | undefined;
  name: string;
  /** The price of one piece, GST included, in paise. */
  unitPricePaise: Paise;
  quantity: number;
  hsn: string;
  uqc: Uqc;
  rate: RateChoice;
};

export type QuoteInput = {
  lines: readonly QuoteLineInput[];
  promotion?: Promotion | undefined;
  shippingMethod: ShippingMethod;
  paymentMethod: 'razorpay' | 'cod';
  /** Unknown until an address is chosen: until then the quote is taxed as if delivered in the home State, and marked as assumed. */
  deliveryState?: StateKey | undefined;
  settings: QuoteSettings;
  /** The customer who wants to pay in cash, and the PIN code; without it only the amount is checked. */
  codRequest?: CodRequest | undefined;
  /** Whether the order is to be wrapped as a gift; it counts only where the settings offer that. */
  isGift?: boolean | undefined;
  /** Day of the sale in India, 'YYYY-MM-DD': it determines the rates. */
  on: string;
};

export type QuoteLine = Omit<QuoteLineInput, 'rate'> &
  TaxSplit & {
    grossPaise: Paise;
    couponPaise: Paise;
    prepaidPaise: Paise;
    discountPaise: Paise;
    netPaise: Paise;
    rateBp: number;
    /** Neither the product nor its HSN code had a rate: the settings' default was used. */
    isDefaultRate: boolean;
  };

export type QuoteCharge = TaxSplit & {
  kind: ChargeKind;
  rateBp: number;
  hsn: string;
  amountPaise: Paise;
};

export type QuoteTotals = TaxSplit & {
  subtotalPaise: Paise;
  couponPaise: Paise;
  couponCode?: string | undefined;
  prepaidDiscountPaise: Paise;
  discountPaise: Paise;
  shippingPaise: Paise;
  giftPaise: Paise;
  codPaise: Paise;
  taxPaise: Paise;
  roundingPaise: Paise;
  totalPaise: Paise;
};

export type Quote = {
  lines: QuoteLine[];
  charges: QuoteCharge[];
  totals: QuoteTotals;
  tax: TaxSide & {
    homeState: StateKey;
    deliveryState: StateKey;
    isAssumed: boolean;
    sellerKind: SellerKind;
  };
  shippingMethod: ShippingMethod;
  paymentMethod: 'razorpay' | 'cod';
  freeShipping: { thresholdPaise: Paise; missingPaise: Paise };
  cod: CodOffer;
  promotion?:
    | { code: string; applied: true; discountPaise: Paise; collection?: string | undefined }
    | ({ code: string; applied: false } & PromotionRefusal);
};

export type QuoteAmounts = {
  subtotalPaise: Paise;
  couponPaise: Paise;
  prepaidPaise: Paise;
  shippingPaise: Paise;
  giftPaise: Paise;
  codPaise: Paise;
  promotion: Quote['promotion'];
};
