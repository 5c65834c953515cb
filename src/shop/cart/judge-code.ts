import {
  type Promotion,
  type PromotionRefusal,
  promotedWorth,
  promotionRefusal,
  unknownPromotion,
} from '#domain/pricing/promotion.ts';
import type { Ctx } from '#shop/context.ts';
import { countUses, findPromotion } from '#shop/promotions/find-promotion.ts';
import type { MatchedLine } from './match-offers.ts';
import { type UnpaidOrderSummary, explainRefusal, listForSameProducts } from './unpaid-orders.ts';

/** The promotion of a code that applies, or why the code does not. */
export type Judged = { promotion?: Promotion; refused?: { code: string } & PromotionRefusal };

export type Judging = { lines: MatchedLine[]; unpaid: UnpaidOrderSummary[]; customerId: string | undefined };

/**
 * Judges a code for some lines of a cart. The uses that the shopper's own unpaid orders for these products hold count as free. It never
 * throws for a code: an unknown one is refused like one that does not apply.
 */
export async function judgeCode(
  ctx: Ctx,
  code: string,
  { lines, unpaid, customerId }: Judging,
): Promise<Judged> {
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

/** Promotions that are not announced are reported as unknown: quotes can be requested often, and would reveal the shop's plans. */
const notYetTold = new Set<PromotionRefusal['reason']>(['not_started', 'inactive']);
