import type { CouponJson } from '#contract/pricing/cart-quote.ts';
import { toRupees } from '#domain/money/money.ts';
import {
  type Promotion,
  promotedWorth,
  promotionDiscount,
  promotionRefusal,
} from '#domain/pricing/promotion.ts';
import type { Ctx } from '#shop/context.ts';
import { countUses, findPromotion } from '#shop/promotions/find-promotion.ts';
import { listActivePromotions } from '#shop/promotions/list-active-promotions.ts';
import type { MatchedLine } from './match-offers.ts';
import { type UnpaidOrderSummary, listForSameProducts } from './unpaid-orders.ts';

type Cart = { lines: MatchedLine[]; unpaid: UnpaidOrderSummary[]; customerId: string | undefined };

const MOST_COUPONS = 3;

/**
 * Returns the announced promo codes that take something off this cart, the best first. Leaves out codes that the shop does not announce,
 * and codes that an external host announces.
 */
export async function listCoupons(ctx: Ctx, cart: Cart): Promise<CouponJson[]> {
  if (ctx.contentHost || cart.lines.length === 0) return [];
  const announced = await listActivePromotions(ctx);
  const coupons = await Promise.all(announced.map((promotion) => judge(ctx, promotion, cart)));
  return coupons
    .filter((coupon) => coupon !== undefined)
    .filter(({ discount }) => discount > 0)
    .toSorted((one, other) => other.discount - one.discount)
    .slice(0, MOST_COUPONS);
}

async function judge(
  ctx: Ctx,
  announced: Promotion,
  { lines, unpaid, customerId }: Cart,
): Promise<CouponJson | undefined> {
  const wanted = lines.map(({ offer }) => offer);
  const productIds = wanted.map(({ productId }) => productId);
  // The remembered list does not say which of these products are in the collection of a code.
  const promotion = announced.scope ? await findPromotion(ctx, announced.code, productIds) : announced;
  if (!promotion) return undefined;
  const worth = promotedWorth(
    promotion,
    lines.map(({ offer, quantity }) => ({ ...offer, quantity })),
  );
  const isCounted = customerId !== undefined && promotion.perCustomerLimit !== null;
  const refusal = promotionRefusal(promotion, {
    subtotalPaise: worth,
    at: ctx.clock.now(),
    freedUses: listForSameProducts(unpaid, wanted).filter(({ promotionId }) => promotionId === promotion.id)
      .length,
    ...(isCounted && { customerUses: await countUses(ctx, promotion.id, customerId) }),
  });
  if (refusal) return undefined;
  const { code, description } = promotion;
  return { code, description, discount: toRupees(promotionDiscount(promotion, worth)) };
}
