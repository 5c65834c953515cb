import {
  PromotionCode,
  type Promotion,
  promotionDiscount,
  promotionRefusal,
  unknownPromotion,
} from '#domain/promotion.ts';
import type { PromotionRefusal } from '#domain/promotion.ts';
import type { Ctx } from '#shop/context.ts';
import { countUnpaidUses, countUses, findPromotion } from './find-promotion.ts';

export type Judged =
  | { valid: true; promotion: Promotion; discountPaise: number }
  | ({ valid: false } & Pick<PromotionRefusal, 'message' | 'detail' | 'reason'>);

/**
 * Whether a code applies now to goods worth `subtotalPaise` before discounts, for whoever asks, and what it takes off. A use that waits
 * with an unpaid order of their own is no use yet: whether that order is for the same goods, and gives way, only a quote can tell.
 */
export async function validatePromotion(
  ctx: Pick<Ctx, 'db' | 'actor' | 'clock' | 'random' | 'log' | 'peppers'>,
  { code, subtotalPaise }: { code: string; subtotalPaise: number },
): Promise<Judged> {
  const typed = PromotionCode.safeParse(code);
  const promotion = typed.success ? await findPromotion(ctx, typed.data) : undefined;
  if (!promotion) return { valid: false, ...unknownPromotion(code.trim().toUpperCase()) };
  const { actor } = ctx;
  const [customerUses, freedUses] =
    actor.kind === 'customer'
      ? await Promise.all([
          countUses(ctx, promotion.id, actor.customerId),
          countUnpaidUses(ctx, promotion.id, actor.customerId),
        ])
      : [0, 0];
  const refusal = promotionRefusal(promotion, {
    subtotalPaise,
    at: ctx.clock.now(),
    customerUses,
    freedUses,
  });
  if (refusal) return { valid: false, ...refusal };
  return { valid: true, promotion, discountPaise: promotionDiscount(promotion, subtotalPaise) };
}
