import { toRupees } from '#domain/money/money.ts';
import type { Promotion } from '#domain/pricing/promotion.ts';
import type { Tx } from '#shop/context.ts';
import { addPromotion } from '#shop/promotions/admin/create-promotion.ts';

export type PromotionInput = Pick<Promotion, 'code' | 'description' | 'type'> &
  Partial<Omit<Promotion, 'startsAt' | 'endsAt'>> & {
    startsAt?: Date | string | null;
    endsAt?: Date | string | null;
    shownInStrip?: boolean;
  };

/** Adds a promotion code whose amounts are paise and basis points, as in quotes, and returns its id. */
export function storePromotion(tx: Tx, { type, ...input }: PromotionInput): Promise<string> {
  const { percentBp, amountPaise, maxDiscountPaise, minimumPaise = 0 } = input;
  return addPromotion(tx, {
    code: input.code,
    description: input.description || 'An offer',
    type,
    discount: type === 'percentage' ? percentBp! / 100 : toRupees(amountPaise!),
    max_discount: maxDiscountPaise ? toRupees(maxDiscountPaise) : null,
    minimum: toRupees(minimumPaise),
    collection_id: null,
    starts_at: toMoment(input.startsAt),
    ends_at: toMoment(input.endsAt),
    usage_limit: input.usageLimit ?? null,
    per_customer_limit: input.perCustomerLimit ?? null,
    shown_in_strip: input.shownInStrip ?? false,
  });
}

function toMoment(moment: Date | string | null | undefined): string | null {
  return moment ? new Date(moment).toISOString() : null;
}
