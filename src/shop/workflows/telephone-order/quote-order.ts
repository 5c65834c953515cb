import type { QuoteTelephoneOrder, TelephoneQuoteAnswer } from '#contract/order/telephone-order.ts';
import { NEW_BUYER } from '#domain/cash-on-delivery/cod-rules.ts';
import { NOT_OFFERED } from '#domain/seller/offered.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import { quoteCartFor } from '#shop/cart/quote-cart.ts';
import type { Ctx } from '#shop/context.ts';
import { findCaller } from '#shop/customers/callers.ts';
import { readTelephoneRules } from './read-telephone-rules.ts';

/** Quotes an order by telephone as it would be placed now for the customer who calls from this number. Throws unauthenticated, forbidden. */
export async function quoteTelephoneOrder(
  ctx: Ctx,
  { phone, ...input }: QuoteTelephoneOrder,
): Promise<TelephoneQuoteAnswer> {
  requireAbility(ctx, 'take_orders');
  const [customerId, rules] = await Promise.all([
    phone === undefined ? undefined : findCaller(ctx, phone),
    readTelephoneRules(ctx),
  ]);
  const guest = phone === undefined ? undefined : NEW_BUYER;
  const quote = await quoteCartFor(ctx, { input, customerId, rules, guest });
  return { ...quote, no_payment_link: ctx.razorpay ? null : NOT_OFFERED.payment };
}
