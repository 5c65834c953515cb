import type { PromotionFields } from '#contract/pricing/admin-promotion.ts';

const forEverything = {
  max_discount: null,
  minimum: 0,
  collection_id: null,
  ends_at: null,
  usage_limit: null,
  per_customer_limit: null,
  shown_in_strip: true,
};

/** One promotion of every kind that a checkout distinguishes; all times are midnight in India. */
export const demoPromotions: PromotionFields[] = [
  {
    ...forEverything,
    code: 'WELCOME10',
    description: '10% off one order of ₹500 or more, up to ₹300',
    type: 'percentage',
    discount: 10,
    minimum: 500,
    max_discount: 300,
    per_customer_limit: 1,
    starts_at: '2025-09-22T00:00:00+05:30',
  },
  {
    ...forEverything,
    code: 'UTSAV200',
    description: '₹200 off orders of ₹1,499 or more',
    type: 'fixed',
    discount: 200,
    minimum: 1499,
    starts_at: '2026-10-01T00:00:00+05:30',
  },
  {
    ...forEverything,
    code: 'ARTISAN5',
    description: '5% off everything, even small orders',
    type: 'percentage',
    discount: 5,
    starts_at: '2026-04-01T00:00:00+05:30',
  },
  {
    ...forEverything,
    code: 'FESTIVE25',
    description: '25% off ₹999 or more, up to ₹1,000, for the first hundred orders',
    type: 'percentage',
    discount: 25,
    minimum: 999,
    max_discount: 1000,
    usage_limit: 100,
    starts_at: '2026-10-15T00:00:00+05:30',
    shown_in_strip: false,
  },
  {
    ...forEverything,
    code: 'RAKHI50',
    description: '₹50 off gifts for Raksha Bandhan',
    type: 'fixed',
    discount: 50,
    minimum: 399,
    starts_at: '2026-08-01T00:00:00+05:30',
    ends_at: '2026-08-29T00:00:00+05:30',
  },
  {
    ...forEverything,
    code: 'HOLI15',
    description: '15% off for Holi, up to ₹500',
    type: 'percentage',
    discount: 15,
    minimum: 799,
    max_discount: 500,
    // The date is so far ahead that a fresh demo always has one promotion that has not started.
    starts_at: '2099-03-01T00:00:00+05:30',
    ends_at: '2099-03-20T00:00:00+05:30',
  },
];
