import { type Paise, sumPaise } from '#domain/money/money.ts';
import {
  PromotionCode,
  type Promotion,
  isPromoted,
  promotionDiscount,
  promotionRefusal,
  unknownPromotion,
} from '#domain/pricing/promotion.ts';
import type { PromotionRefusal } from '#domain/pricing/promotion.ts';
import type { Ctx } from '#shop/context.ts';
import type { Caller } from '#shop/customers/sessions/caller.ts';
import { limitCaller } from '#shop/customers/sign-in/limit-caller.ts';
import { consumeLimit } from '#shop/rate-limits/consume.ts';
import { countUnpaidUses, countUses, findPromotion } from './find-promotion.ts';

export type Judged =
  | { valid: true; promotion: Promotion; discountPaise: number }
  | ({ valid: false } & Pick<PromotionRefusal, 'message' | 'detail' | 'reason'>);

/** A shopper tries one or two codes; a caller who tries more than this in a minute is guessing. Many shoppers may share one network. */
const perPerson = { count: 10, seconds: 60 };
const perAddress = { count: 60, seconds: 60 };

export type ValidatePromotion = {
  code: string;
  subtotalPaise: Paise;
  /** The cost of each product of the order: a code for a collection applies only to its products, and to none that is not named. */
  items: readonly { productId: string; totalPaise: Paise }[];
  caller: Caller;
};

/**
 * Returns whether a code applies now to products worth `subtotalPaise` before discounts, for this caller, and the discount. Uses by the
 * customer's own unpaid orders do not count, because only a quote knows whether those orders are for the same products and would be
 * replaced. Throws too_many.
 */
export async function validatePromotion(
  ctx: Ctx,
  { code, subtotalPaise, items, caller }: ValidatePromotion,
): Promise<Judged> {
  await countTry(ctx, caller);
  const typed = PromotionCode.safeParse(code);
  const productIds = items.map(({ productId }) => productId);
  const promotion = typed.success ? await findPromotion(ctx, typed.data, productIds) : undefined;
  if (!promotion) return { valid: false, ...unknownPromotion(code.trim().toUpperCase()) };
  const { actor } = ctx;
  const [customerUses, freedUses] =
    actor.kind === 'customer'
      ? await Promise.all([
          countUses(ctx, promotion.id, actor.customerId),
          countUnpaidUses(ctx, promotion.id, actor.customerId),
        ])
      : [0, 0];
  const own = items.filter(({ productId }) => isPromoted(promotion, productId));
  const worth = promotion.scope ? sumPaise(own.map(({ totalPaise }) => totalPaise)) : subtotalPaise;
  const refusal = promotionRefusal(promotion, {
    subtotalPaise: worth,
    at: ctx.clock.now(),
    customerUses,
    freedUses,
  });
  if (refusal) return { valid: false, ...refusal };
  return { valid: true, promotion, discountPaise: promotionDiscount(promotion, worth) };
}

/** Counts every try, also of codes that apply, because only this query says why a code does not apply. */
async function countTry(ctx: Ctx, caller: Caller): Promise<void> {
  const { actor } = ctx;
  const message = 'You have tried several codes. Please wait a minute and try again.';
  if (actor.kind === 'customer')
    return consumeLimit(ctx, { key: `promotions/by/${actor.customerId}`, limits: [perPerson], message });
  await limitCaller(ctx, caller, { name: 'promotions', perDevice: perPerson, perAddress, message });
}
