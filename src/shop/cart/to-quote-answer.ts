import type { CouponJson, QuoteCartAnswer, UnpaidOrderJson } from '#contract/pricing/cart-quote.ts';
import { toQuoteJson } from '#contract/pricing/quote.ts';
import { toPictureUrl } from '#domain/catalogue/picture-url.ts';
import { toRupees } from '#domain/money/money.ts';
import {
  type DeliveryEstimate,
  type Destination,
  estimateDelivery,
} from '#domain/pricing/delivery-estimate.ts';
import type { Quote } from '#domain/pricing/quote-types.ts';
import { isExpressOffered, shippingRate } from '#domain/pricing/shipping-charge.ts';
import type { ShippingMethod } from '#domain/pricing/shipping-method.ts';
import type { SaleRefusal } from '#domain/seller/sale-refusal.ts';
import { offerKey } from '#shop/catalogue/products/read-offers.ts';
import type { Judged } from './judge-code.ts';
import type { Matched, MatchedLine } from './match-offers.ts';
import type { PriceRules } from './price-cart.ts';
import { type UnpaidOrderSummary, listForSameProducts } from './unpaid-orders.ts';

export type Quoted = {
  quote: Quote;
  matched: Matched;
  rules: PriceRules;
  coupons: CouponJson[];
  refused: Judged['refused'];
  refusal: SaleRefusal | undefined;
  /** The Indian day of the quote. */
  today: string;
  destination: Destination;
};

/** Returns the response to a request for a quote: the priced lines, the changes, and the available ways of delivery. */
export function toQuoteAnswer({
  quote,
  matched,
  rules,
  coupons,
  refused,
  refusal,
  today,
  destination,
}: Quoted): QuoteCartAnswer {
  const json = toQuoteJson(quote);
  const arrival = (method: ShippingMethod) => toDays(estimateDelivery(method, today, destination));
  const { shipping } = rules.settings;
  const methods: ShippingMethod[] = isExpressOffered(shipping) ? ['standard', 'express'] : ['standard'];
  const { subtotalPaise } = quote.totals;
  return {
    ...json,
    ...(refused && { promotion: toRefusedJson(refused) }),
    lines: matched.lines.map((line) => toLineJson(line, json.lines)),
    changes: matched.changes,
    ...(refusal && { refusal }),
    waiting: listForSameProducts(matched.unpaid, quote.lines).map(toUnpaidOrderJson),
    coupons,
    delivery: { method: quote.shippingMethod, ...arrival(quote.shippingMethod) },
    shipping_methods: methods.map((method) => ({
      method,
      amount: toRupees(shippingRate(method, subtotalPaise, shipping)),
      ...arrival(method),
    })),
  };
}

function toUnpaidOrderJson(order: UnpaidOrderSummary): UnpaidOrderJson {
  return {
    order_id: order.id,
    order_number: order.orderNumber,
    total: toRupees(order.totalPaise),
    expires_at: order.expiresAt?.toISOString() ?? null,
    in_progress: order.inProgress,
  };
}

type LineJson = ReturnType<typeof toQuoteJson>['lines'][number];

function toLineJson({ offer, wanted }: MatchedLine, priced: LineJson[]): QuoteCartAnswer['lines'][number] {
  const key = offerKey(offer);
  const own = priced.find(
    (line) => offerKey({ productId: line.product_id, variantId: line.variant_id ?? undefined }) === key,
  );
  return {
    ...(own ?? toUnpriced(offer)),
    sku: offer.sku,
    color: offer.color ?? null,
    size: offer.size ?? null,
    image: offer.pictureKey ? toPictureUrl(offer.pictureKey, linePictureWidth) : '',
    stock: offer.stock,
    wanted,
  };
}

const linePictureWidth = 320;

/** Returns the line of a product that is not available: it has a name and a price, but costs nothing. */
function toUnpriced({ productId, variantId, name, unitPricePaise, hsn }: MatchedLine['offer']): LineJson {
  const nothing = { total: 0, coupon_amount: 0, prepaid_discount: 0, net_total: 0 };
  const untaxed = { tax_rate: 0, taxable_value: 0, cgst: 0, sgst: 0, igst: 0 };
  const product = {
    product_id: productId,
    variant_id: variantId ?? null,
    name,
    price: toRupees(unitPricePaise),
  };
  return { ...product, quantity: 0, ...nothing, hsn_code: hsn, ...untaxed };
}

function toRefusedJson({ code, reason, message, detail }: NonNullable<Judged['refused']>) {
  return { code, applied: false, discount: 0, reason, error: message, detail };
}

function toDays({ from, to, fromDays, toDays: last }: DeliveryEstimate) {
  return { from, to, from_days: fromDays, to_days: last };
}
