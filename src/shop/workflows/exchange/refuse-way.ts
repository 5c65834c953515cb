import type { ExchangePreview } from '#contract/order/exchange.ts';
import { conflict } from '#domain/error.ts';
import type { DifferenceWay, ExchangeTerms } from '#domain/order/exchange.ts';
import type { PriceRules } from '#shop/cart/price-cart.ts';
import type { Ctx } from '#shop/context.ts';

/** Returns why the difference of an exchange cannot currently be paid in cash or by a payment link; null for a way that is possible. */
export function findRefusedWays(
  { razorpay }: Pick<Ctx, 'razorpay'>,
  { settings }: PriceRules,
): ExchangePreview['not_offered'] {
  return {
    in_cash: settings.payment.codEnabled
      ? null
      : 'The difference cannot be paid in cash because cash on delivery is off in the settings.',
    by_link: razorpay
      ? null
      : 'The difference cannot be paid by payment link because this shop does not take online payments at present.',
  };
}

/** Throws conflict `exchange.not_offered` where the customer still has to pay, in a way that is refused. */
export function refuseWay(
  refused: ExchangePreview['not_offered'],
  { duePaise }: ExchangeTerms,
  way: DifferenceWay,
): void {
  const sentence = way === 'waived' || duePaise === 0 ? null : refused[way];
  if (sentence !== null) throw conflict('exchange.not_offered', sentence);
}
