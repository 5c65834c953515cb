import {
  PromotionCode,
  type Promotion,
  promotionDiscount,
  promotionRefusal,
  unknownPromotion,
} from '#domain/promotion.ts';
import type { PromotionRefusal } from '#domain/promotion.ts';
import type { Ctx } from '#shop/context.ts';
import { takeTurn, toNetwork } from '#shop/limits/take-turn.ts';
import { countUnpaidUses, countUses, findPromotion } from './find-promotion.ts';

export type Judged =
  | { valid: true; promotion: Promotion; discountPaise: number }
  | ({ valid: false } & Pick<PromotionRefusal, 'message' | 'detail' | 'reason'>);

/** A shopper tries one code or two; who tries more in a minute is guessing. Behind one network there are many shoppers. */
const perCustomer = { count: 10, seconds: 60 };
const perNetwork = { count: 60, seconds: 60 };

/**
 * Whether a code applies now to goods worth `subtotalPaise` before discounts, for whoever asks, and what it takes off. A use that waits
 * with an unpaid order of their own is no use yet: whether that order is for the same goods, and gives way, only a quote can tell. Throws too_many.
 */
export async function validatePromotion(
  ctx: Ctx,
  { code, subtotalPaise, address }: { code: string; subtotalPaise: number; address: string },
): Promise<Judged> {
  await countTry(ctx, address);
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

/** Why a code does not apply is told apart here only, so here the tries are counted, the right ones too. */
async function countTry(ctx: Ctx, address: string): Promise<void> {
  const { actor } = ctx;
  const [key, limit] =
    actor.kind === 'customer'
      ? [`promotions/by/${actor.customerId}`, perCustomer]
      : [`promotions/from/${toNetwork(address)}`, perNetwork];
  const message = 'You have tried several codes. Please wait a minute and try again.';
  await takeTurn(ctx, { key, limits: [limit], message });
}
