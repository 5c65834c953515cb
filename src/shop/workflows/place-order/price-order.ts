import { MOST_QUANTITY } from '#domain/cart/cart-limits.ts';
import { conflict, invalid } from '#domain/error.ts';
import { toRupees } from '#domain/money/money.ts';
import {
  type Promotion,
  promotedWorth,
  promotionRefusal,
  unknownPromotion,
} from '#domain/pricing/promotion.ts';
import type { Quote } from '#domain/pricing/quote-types.ts';
import { toQuoteJson } from '#contract/pricing/quote.ts';
import { type PlaceOrder, isSameAmount } from '#contract/order/place-order.ts';
import type { CodRequest } from '#domain/cash-on-delivery/cod-rules.ts';
import type { SaleRefusal } from '#domain/seller/sale-refusal.ts';
import { type PriceRules, priceCart, refusalOf } from '#shop/cart/price-cart.ts';
import { type UnpaidOrderSummary, explainRefusal } from '#shop/cart/unpaid-orders.ts';
import { type Offer, offerKey, readOffers } from '#shop/catalogue/products/read-offers.ts';
import type { Tx } from '#shop/context.ts';
import { countUses, findPromotionForUpdate, lockPromotions } from '#shop/promotions/find-promotion.ts';
import { lockProducts, stockGone } from '#shop/stock/take-stock.ts';
import type { Cleared } from './clear-replaced-orders.ts';

export type PricedOrder = {
  quote: Quote;
  offers: Offer[];
  promotion?: Promotion | undefined;
  /** The reason why the owner's rules refuse cash on delivery, if staff overrules them. */
  overruledCod?: string | undefined;
};
export type LockedProducts = { items: Item[]; offers: Map<string, Offer>; code?: LockedCode | undefined };

type Holding = { customerId: string; also: Pick<Cleared, 'productIds' | 'promotionIds'> };

/**
 * Locks the products of an order, and its promotion, so that neither price nor stock changes before the commit, and reads them. `also`
 * names further products and promotions, which are locked in the same id order.
 */
export async function lockOrderedProducts(
  tx: Tx,
  input: PlaceOrder,
  { customerId, also: { productIds, promotionIds } }: Holding,
): Promise<LockedProducts> {
  const items = mergeItems(input.items);
  const [, offers, , code] = await Promise.all([
    lockProducts(tx, [...items, ...productIds.map((productId) => ({ productId }))]),
    readOffers(tx, items),
    promotionIds.length > 0 && lockPromotions(tx, promotionIds, input.promo_code),
    input.promo_code ? lockCode(tx, input.promo_code, { customerId, items }) : undefined,
  ]);
  return { items, offers, code };
}

type Pricing = {
  input: PlaceOrder;
  rules: PriceRules;
  at: Date;
  /** The customer's unpaid orders, to name the one that holds the promo code. */
  unpaid: UnpaidOrderSummary[];
  /** The facts that decide whether this buyer may pay in cash on delivery. */
  codRequest: CodRequest | undefined;
  /** Whether cash on delivery is taken although the owner's rules refuse it. */
  overrulesCod?: boolean;
};

/**
 * Prices an order from the shop's own data. Throws conflict `stock.gone` first, because a changed price does not matter for products that
 * are sold out, then invalid `cart.invalid`, `promotion.refused`, `gift.not_offered` or `cod.not_offered`, and as `refuseSale`. The prices
 * that the browser sent are only compared: a difference throws conflict `price.changed` with the new quote.
 */
export function priceOrder(
  locked: LockedProducts,
  { input, rules, at, unpaid, codRequest, overrulesCod = false }: Pricing,
): PricedOrder {
  const lines = locked.items.map((item) => ({
    offer: getOffer(locked.offers, item),
    quantity: item.quantity,
  }));
  refuseGone(lines);
  const promotion = locked.code && getPromotion(locked.code, lines, { at, unpaid });
  const { shippingMethod, paymentMethod, address, gift } = input;
  if (gift && !rules.settings.shipping.giftWrapOffered)
    throw invalid('gift.not_offered', GIFT_GONE, { gift: GIFT_GONE });
  const isGift = gift !== undefined;
  const deliveryState = address.state;
  const cart = { lines, promotion, shippingMethod, paymentMethod, deliveryState, codRequest, isGift };
  const quote = priceCart(cart, rules, at);
  refuseSale(refusalOf(cart, rules, quote));
  refuseOtherPrices(input, quote);
  const overruledCod = paymentMethod === 'cod' && !quote.cod.offered ? quote.cod.reason : undefined;
  if (overruledCod !== undefined && !overrulesCod)
    throw invalid('cod.not_offered', overruledCod, { paymentMethod: overruledCod });
  return { quote, offers: lines.map((line) => line.offer), promotion, overruledCod };
}

const GIFT_GONE = 'Gift wrapping is not offered at present. Please untick it to continue.';

type Item = { productId: string; variantId: string | undefined; quantity: number; index: number };

/** Merges lines for the same offer, in the order they came. Throws invalid where their sum exceeds the most pieces of one line. */
function mergeItems(items: PlaceOrder['items']): Item[] {
  const merged = new Map<string, Item>();
  for (const [index, { product_id: productId, variant_id, quantity }] of items.entries()) {
    const item = { productId, variantId: variant_id ?? undefined, quantity, index };
    const known = merged.get(offerKey(item));
    if (known) known.quantity += quantity;
    else merged.set(offerKey(item), item);
  }
  const tooMany = [...merged.values()].find((item) => item.quantity > MOST_QUANTITY);
  if (tooMany)
    throw invalidItem(tooMany, 'quantity', `You can order at most ${MOST_QUANTITY} pieces of one product`);
  return [...merged.values()];
}

function getOffer(offers: Map<string, Offer>, item: Item): Offer {
  const offer = offers.get(offerKey(item));
  if (!offer)
    throw invalidItem(
      item,
      'product_id',
      'This product is no longer available. Please remove it from your cart.',
    );
  return offer;
}

function refuseGone(lines: { offer: Offer; quantity: number }[]): void {
  const short = lines.find(({ offer, quantity }) => quantity > offer.stock);
  if (short) throw stockGone({ ...short.offer, quantity: short.quantity }, short.offer.stock);
}

function invalidItem(item: Item, field: string, sentence: string) {
  return invalid('cart.invalid', sentence, { [`items.${item.index}.${field}`]: sentence });
}

type LockedCode = { code: string; promotion?: Promotion | undefined; customerUses: number };

async function lockCode(
  tx: Tx,
  code: string,
  { customerId, items }: { customerId: string; items: Item[] },
): Promise<LockedCode> {
  const productIds = items.map(({ productId }) => productId);
  const promotion = await findPromotionForUpdate(tx, code, productIds);
  return { code, promotion, customerUses: promotion ? await countUses(tx, promotion.id, customerId) : 0 };
}

function getPromotion(
  { code, promotion, customerUses }: LockedCode,
  lines: { offer: Offer; quantity: number }[],
  { at, unpaid }: Pick<Pricing, 'at' | 'unpaid'>,
): Promotion {
  if (!promotion) throw refused(unknownPromotion(code));
  const subtotalPaise = promotedWorth(
    promotion,
    lines.map(({ offer, quantity }) => ({ ...offer, quantity })),
  );
  const refusal = promotionRefusal(promotion, { subtotalPaise, at, customerUses });
  const offers = lines.map(({ offer }) => offer);
  if (refusal) throw refused(explainRefusal(refusal, promotion, { unpaid, wanted: offers }));
  return promotion;
}

function refused({ message, detail }: { message: string; detail: string }) {
  return invalid('promotion.refused', message, { promo_code: detail });
}

/** Throws conflict `shop.not_open`, or invalid with the field that would have to change. */
export function refuseSale(refusal: SaleRefusal | undefined): void {
  if (!refusal) return;
  const { code, message } = refusal;
  if (code === 'shop.not_open') throw conflict(code, message);
  throw invalid(code, message, { [code === 'seller.other_state' ? 'address.state' : 'items']: message });
}

function refuseOtherPrices(input: PlaceOrder, quote: Quote): void {
  const figures = toQuoteJson(quote).totals;
  const totals = Object.entries(input.totals ?? {}) as [keyof typeof figures, number | null | undefined][];
  const sameTotals = totals.every(([name, believed]) => isSameAmount(believed, Number(figures[name])));
  const samePrices = input.items.every((item) => {
    const line = quote.lines.find(
      (one) => one.productId === item.product_id && (one.variantId ?? null) === item.variant_id,
    );
    return line !== undefined && isSameAmount(item.price, toRupees(line.unitPricePaise));
  });
  if (sameTotals && samePrices) return;
  const sentence = 'The price of your order has changed. Please look at the new total before you order.';
  throw conflict('price.changed', sentence, { quote: toQuoteJson(quote) });
}
