import type { PromotionFields } from '#contract/pricing/admin-promotion.ts';

/** Ten per cent off, for everybody and without time limits, not announced in the strip. */
export const tenPercent: Omit<PromotionFields, 'code'> = {
  description: '10% off',
  type: 'percentage',
  discount: 10,
  max_discount: null,
  minimum: 0,
  collection_id: null,
  starts_at: null,
  ends_at: null,
  usage_limit: null,
  per_customer_limit: null,
  shown_in_strip: false,
};
