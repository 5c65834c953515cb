import { z } from 'zod';
import { toPaise, toRupees } from '#domain/money/money.ts';
import { Promotion, PromotionType } from '#domain/pricing/promotion.ts';

/** What the API shows of a promotion: enough to describe it and to compute its effect. `discount` is percent or rupees, by type. */
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
  };
}

/** Returns a promotion for `quote` in the browser, where the number of its uses is unknown. */
export function fromPromotionJson(json: PromotionJson): Promotion {
  const { id, code, description, type, discount } = json;
  return Promotion.parse({
    id,
    code,
    description,
    type,
    percentBp: type === 'percentage' ? Math.round(discount * 100) : null,
    amountPaise: type === 'fixed' ? toPaise(discount) : null,
    maxDiscountPaise: json.max_discount === null ? null : toPaise(json.max_discount),
    minimumPaise: toPaise(json.minimum),
    startsAt: json.starts_at,
    endsAt: json.ends_at,
  });
}
