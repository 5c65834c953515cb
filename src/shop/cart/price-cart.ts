import type { ShippingMethod } from '#domain/pricing/shipping-method.ts';
import { toIndianDay } from '#domain/indian-time.ts';
import type { PaymentMethod } from '#domain/payment/payment.ts';
import type { Promotion } from '#domain/pricing/promotion.ts';
import { quote } from '#domain/pricing/quote.ts';
import type { Quote } from '#domain/pricing/quote-types.ts';
import { type SaleRefusal, findSaleRefusal } from '#domain/seller/sale-refusal.ts';
import type { Settings } from '#domain/settings/settings.ts';
import type { RateChoice } from '#domain/tax/gst.ts';
import type { StateKey } from '#domain/tax/state.ts';
import type { CodRequest } from '#domain/cash-on-delivery/cod-rules.ts';
import { readSettings } from '#shop/content/read-settings.ts';
import type { Offer } from '#shop/catalogue/products/read-offers.ts';
import { type TaxRates, readTaxRates } from '#shop/catalogue/tax-rates/read-tax-rates.ts';
import type { Ctx } from '#shop/context.ts';

/** The rules that prices depend on in addition to the cart; they are read before a transaction and used in it. */
export type PriceRules = { settings: Settings; taxRates: TaxRates };

export type PriceCart = {
  lines: { offer: Offer; quantity: number }[];
  promotion?: Promotion | undefined;
  shippingMethod: ShippingMethod;
  paymentMethod: PaymentMethod;
  deliveryState?: StateKey | undefined;
  codRequest?: CodRequest | undefined;
  isGift?: boolean | undefined;
};

/** Returns the settings and dated GST rates in force. A shop that takes no online payment gives no discount for one. */
export async function readPriceRules(ctx: Ctx): Promise<PriceRules> {
  const [stored, taxRates] = await Promise.all([readSettings(ctx), readTaxRates(ctx)]);
  const payment = ctx.razorpay ? stored.payment : { ...stored.payment, prepaidDiscountBp: 0 };
  return { settings: { ...stored, payment }, taxRates };
}

/** Returns the quote for a cart at the shop's own prices today, in paise. The caller has checked the promotion for this customer. */
export function priceCart(cart: PriceCart, { settings, taxRates }: PriceRules, at: Date): Quote {
  return quote({
    lines: cart.lines.map(({ offer, quantity }) => ({
      productId: offer.productId,
      variantId: offer.variantId,
      name: offer.name,
      unitPricePaise: offer.unitPricePaise,
      quantity,
      hsn: offer.hsn,
      uqc: offer.uqc,
      rate: toRateChoice(offer, taxRates),
    })),
    promotion: cart.promotion,
    shippingMethod: cart.shippingMethod,
    paymentMethod: cart.paymentMethod,
    deliveryState: cart.deliveryState,
    codRequest: cart.codRequest,
    isGift: cart.isGift,
    settings,
    on: toIndianDay(at),
  });
}

/** Returns the product's own rate, or the rates of its HSN code. */
export function toRateChoice({ hsn, rateBp }: Pick<Offer, 'hsn' | 'rateBp'>, taxRates: TaxRates): RateChoice {
  return rateBp === undefined ? { rates: taxRates(hsn) } : { rateBp };
}

/** Returns why a priced cart cannot be ordered from this seller, or undefined. */
export function refusalOf(
  { lines, deliveryState }: PriceCart,
  { settings }: PriceRules,
  priced: Quote,
): SaleRefusal | undefined {
  return findSaleRefusal({
    seller: settings.seller,
    opening: settings.opening,
    useDefaultRate: settings.payment.useDefaultRate,
    deliveryState,
    products: lines.map(({ offer }, index) => ({
      name: offer.name,
      isHandicraft: offer.isHandicraft,
      isDefaultRate: priced.lines[index]?.isDefaultRate ?? false,
    })),
  });
}
