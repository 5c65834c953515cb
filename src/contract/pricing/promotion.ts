import { z } from 'zod';
import { toRupees } from '#domain/money/money.ts';
import { type Promotion, PromotionType } from '#domain/pricing/promotion.ts';

/** The part of a promotion that the API shows: enough to describe it and to compute its effect. `discount` is percent or rupees, by type. */
export const PromotionJson = z.object({
  id: z.string(),
  code: z.string(),
  description: z.string(),
  type: PromotionType,
  discount: z.number(),
  max_discount: z.number().nullable(),
  minimum: z.number(),
  starts_at: z.iso.datetime().nullable(),
  ends_at: z.iso.datetime().nullable(),
  collection: z.string().nullable().describe('The collection it applies to; null for every product'),
});
export type PromotionJson = z.infer<typeof PromotionJson>;

/** Returns a promotion in the API's shape. */
export function toPromotionJson(promotion: Promotion): PromotionJson {
  const { id, code, description, type, percentBp, amountPaise, maxDiscountPaise, minimumPaise } = promotion;
  return {
    id,
    code,
    description,
    type,
    discount: type === 'percentage' ? (percentBp ?? 0) / 100 : toRupees(amountPaise ?? 0),
    max_discount: maxDiscountPaise === null ? null : toRupees(maxDiscountPaise),
    minimum: toRupees(minimumPaise),
    starts_at: promotion.startsAt?.toISOString() ?? null,
    ends_at: promotion.endsAt?.toISOString() ?? null,
    collection: promotion.scope?.name ?? null,
  };
}
