import type {
  CouponJson,
  QuoteCart,
  QuoteCartAnswer,
  UnpaidOrderJson,
} from '#contract/pricing/cart-quote.ts';
import { isExpressOffered, shippingRate } from '#domain/pricing/shipping-charge.ts';
import {
  type DeliveryEstimate,
  type Destination,
  estimateDelivery,
} from '#domain/pricing/delivery-estimate.ts';
import type { ShippingMethod } from '#domain/pricing/shipping-method.ts';
import { toIndianDay } from '#domain/indian-time.ts';
import { toRupees } from '#domain/money/money.ts';
import { toPictureUrl } from '#domain/catalogue/picture-url.ts';
import {
  type Promotion,
  type PromotionRefusal,
  promotedWorth,
  promotionRefusal,
  unknownPromotion,
} from '#domain/pricing/promotion.ts';
import type { Quote } from '#domain/pricing/quote-types.ts';
import { toQuoteJson } from '#contract/pricing/quote.ts';
import type { CodBuyer } from '#domain/cash-on-delivery/cod-rules.ts';
import { readCodRequest } from '#shop/cash-on-delivery/read-cod-request.ts';
import type { SaleRefusal } from '#domain/seller/sale-refusal.ts';
import { offerKey } from '#shop/catalogue/products/read-offers.ts';
import type { Ctx } from '#shop/context.ts';
import { countUses, findPromotion } from '#shop/promotions/find-promotion.ts';
import { onOneSession } from '#platform/postgres/transaction.ts';
import { listCoupons } from './list-coupons.ts';
import { type Matched, type MatchedLine, matchOffers } from './match-offers.ts';
import { type PriceRules, priceCart, readPriceRules, refusalOf } from './price-cart.ts';
import { type UnpaidOrderSummary, explainRefusal, listForSameProducts } from './unpaid-orders.ts';
import { readCourierPin } from '#shop/pincodes/read-courier-pin.ts';
import { findStateOfPin } from './state-of-pin.ts';

/**
 * Quotes a cart from the shop's own data alone, and lists in words what has changed since the shopper saw it. Products that are not
 * available cost nothing. A code that does not apply is reported in `promotion`, and why nothing can be ordered in `refusal`; neither is
 * thrown. Pieces and promo codes that the shopper's own unpaid orders for these products hold count as available.
 */
export async function quoteCart(ctx: Ctx, input: QuoteCart): Promise<QuoteCartAnswer> {
  const { actor } = ctx;
  const customerId = actor.kind === 'customer' ? actor.customerId : undefined;
  return quoteCartFor(ctx, { input, customerId, rules: await readPriceRules(ctx) });
}

type QuotedFor = {
  input: QuoteCart;
  /** Undefined for a guest. */
  customerId: string | undefined;
  rules: PriceRules;
  /** The facts assumed about a guest who pays in cash; without it a guest is judged by the PIN code alone. */
  guest?: CodBuyer | undefined;
};

/** Quotes the cart of a customer, or of a guest, by these rules. */
export async function quoteCartFor(
  ctx: Ctx,
  { input, customerId, rules, guest }: QuotedFor,
): Promise<QuoteCartAnswer> {
  const { shippingMethod, paymentMethod, code, gift: isGift } = input;
  const codTerms = { rules: rules.settings.cod, postalCode: input.postal_code, customerId };
  const place = { courier: rules.settings.courier, pin: input.postal_code };
  const [[matched, known], deliveryState, courier] = await Promise.all([
    onOneSession(ctx.db, (db) =>
      Promise.all([
        matchOffers({ ...ctx, db }, input.items, customerId),
        readCodRequest({ ...ctx, db }, codTerms),
      ]),
    ),
    input.state ?? (input.postal_code && findStateOfPin(ctx, input.postal_code)),
    readCourierPin(ctx, place),
  ]);
  const lines = matched.lines.filter(({ quantity }) => quantity > 0);
  const judging = { lines, unpaid: matched.unpaid, customerId };
  const judged = code ? await judgeCode(ctx, code, judging) : {};
  const cart = {
    lines,
    promotion: judged.promotion,
    shippingMethod,
    paymentMethod,
    deliveryState: deliveryState || undefined,
    codRequest: { ...known, buyer: known.buyer ?? guest, courier },
    isGift,
  };
  const quote = priceCart(cart, rules, ctx.clock.now());
  const today = toIndianDay(ctx.clock.now());
  return toAnswer({
    quote,
    matched,
    rules,
    coupons: code ? [] : await listCoupons(ctx, judging),
    refused: judged.refused,
    refusal: refusalOf(cart, rules, quote),
    today,
    destination: { state: cart.deliveryState, courierDays: courier?.days },
  });
}

type Judged = { promotion?: Promotion; refused?: { code: string } & PromotionRefusal };

type Judging = { lines: MatchedLine[]; unpaid: UnpaidOrderSummary[]; customerId: string | undefined };

async function judgeCode(ctx: Ctx, code: string, { lines, unpaid, customerId }: Judging): Promise<Judged> {
  const wanted = lines.map(({ offer }) => offer);
  const productIds = wanted.map(({ productId }) => productId);
  const promotion = await findPromotion(ctx, code, productIds);
  if (!promotion) return { refused: { code, ...unknownPromotion(code) } };
  const own = listForSameProducts(unpaid, wanted).filter(
    (order) => order.promotionId === promotion.id,
  ).length;
  const refusal = promotionRefusal(promotion, {
    subtotalPaise: promotedWorth(
      promotion,
      lines.map(({ offer, quantity }) => ({ ...offer, quantity })),
    ),
    at: ctx.clock.now(),
    freedUses: own,
    ...(customerId !== undefined && { customerUses: await countUses(ctx, promotion.id, customerId) }),
  });
  if (!refusal) return { promotion };
  if (notYetTold.has(refusal.reason)) return { refused: { code, ...unknownPromotion(code) } };
  return { refused: { code: promotion.code, ...explainRefusal(refusal, promotion, { unpaid, wanted }) } };
}

/** Promotions that were not announced are reported as unknown: a quote may be requested often, and would reveal what is planned. */
const notYetTold = new Set<PromotionRefusal['reason']>(['not_started', 'inactive']);

type Quoted = {
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

function toAnswer({
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

function toUnpaidOrderJson({ id, orderNumber, totalPaise, expiresAt }: UnpaidOrderSummary): UnpaidOrderJson {
  return {
    order_id: id,
    order_number: orderNumber,
    total: toRupees(totalPaise),
    expires_at: expiresAt?.toISOString() ?? null,
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
