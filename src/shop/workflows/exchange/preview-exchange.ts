import type { z } from 'zod';
import type { ExchangePreview, PreviewExchange } from '#contract/order/exchange.ts';
import { toVariantLabel } from '#domain/catalogue/variant-choice.ts';
import { conflict } from '#domain/error.ts';
import { toRupees } from '#domain/money/money.ts';
import { canExchange } from '#domain/order/allowed-actions.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import { readPriceRules } from '#shop/cart/price-cart.ts';
import type { Ctx } from '#shop/context.ts';
import { readOrderState } from '#shop/orders/read-order-state.ts';
import { sumCashPart } from '#shop/payments/sum-cash-part.ts';
import { readAvailable } from '#shop/stock/read-available.ts';
import { planExchange } from './plan-exchange.ts';
import { findRefusedWays } from './refuse-way.ts';

/**
 * Returns the current result of an exchange, in rupees, with the stock of each piece. Throws forbidden, not_found, conflict
 * `order.not_exchangeable`, and as `planExchange`.
 */
export async function previewExchange(
  ctx: Ctx,
  orderId: string,
  wanted: z.infer<typeof PreviewExchange>,
): Promise<ExchangePreview> {
  requireAbility(ctx, 'refund');
  const allowance = canExchange(await readOrderState(ctx, orderId));
  if (!allowance.allowed) throw conflict('order.not_exchangeable', allowance.reason);
  const rules = await readPriceRules(ctx);
  const { credit, terms, waivedPaise, quote, offers } = await planExchange(ctx, orderId, wanted, rules);
  const [available, cashPaise] = await Promise.all([
    readAvailable(ctx, quote.lines),
    sumCashPart(ctx, orderId, terms.backPaise),
  ]);
  return {
    credit: toRupees(credit.credit.totalPaise),
    price: toRupees(terms.totalPaise),
    due: toRupees(terms.duePaise),
    not_offered: findRefusedWays(ctx, rules),
    waived: toRupees(waivedPaise),
    back: toRupees(terms.backPaise),
    back_by: terms.backPaise === 0 ? null : cashPaise === terms.backPaise ? 'cash' : 'online',
    back_cash: toRupees(cashPaise),
    pieces: quote.lines.map((line, index) => ({
      name: line.name,
      variant: toVariantLabel({ color: offers[index]?.color ?? null, size: offers[index]?.size ?? null }),
      quantity: line.quantity,
      price: toRupees(line.netPaise),
      stock: available[index]!,
    })),
  };
}
