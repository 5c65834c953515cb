import type { QuoteCart, QuoteCartAnswer } from '#contract/pricing/cart-quote.ts';
import type { CodBuyer } from '#domain/cash-on-delivery/cod-rules.ts';
import { toIndianDay } from '#domain/indian-time.ts';
import { onOneSession } from '#platform/postgres/transaction.ts';
import { readCodRequest } from '#shop/cash-on-delivery/read-cod-request.ts';
import type { Ctx } from '#shop/context.ts';
import { readCourierPin } from '#shop/pincodes/read-courier-pin.ts';
import { judgeCode } from './judge-code.ts';
import { listCoupons } from './list-coupons.ts';
import { matchOffers } from './match-offers.ts';
import { type PriceRules, priceCart, readPriceRules, refusalOf } from './price-cart.ts';
import { findStateOfPin } from './state-of-pin.ts';
import { toQuoteAnswer } from './to-quote-answer.ts';

/**
 * Quotes a cart from the shop's own data alone, and lists in words the changes since the shopper saw it. Products that are not available
 * cost nothing. A code that does not apply is reported in `promotion`, and the reason why nothing can be ordered in `refusal`; neither is
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
  return toQuoteAnswer({
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
