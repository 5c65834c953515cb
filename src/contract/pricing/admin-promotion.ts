import { z } from 'zod';
import { PromotionType } from '#domain/pricing/promotion.ts';
import { PROMOTION_CODE_PATTERN } from '#domain/pricing/promotion-code.ts';
import { pagingFields } from '#domain/paging.ts';

const AMOUNT = 'Enter an amount, like 250.';
const COUNT = 'Enter a number of uses, like 100.';
const rupees = z
  .number(AMOUNT)
  .max(10_000_000, 'Enter at most 1,00,00,000.')
  .refine((amount) => Number(amount.toFixed(2)) === amount, 'Enter at most two decimals.');
const uses = z.int(COUNT).min(1, 'Enter 1 or more, or leave it empty.').max(1_000_000).nullable();
const moment = z.iso.datetime({ offset: true, error: 'Choose a day and a time.' }).nullable();

/** The fields of a promotion code that an owner sets; amounts are in rupees. */
export const PromotionFields = z.object({
  code: z
    .string()
    .trim()
    .toUpperCase()
    .regex(PROMOTION_CODE_PATTERN, 'Use 3 to 20 letters and digits, like DIWALI10.'),
  description: z.string().trim().min(1, 'Enter the text that customers see beside the code.').max(200),
  type: PromotionType,
  discount: rupees.gt(0, 'Enter more than 0.').describe('Percent or rupees, by type'),
  max_discount: rupees.gt(0, 'Enter more than 0, or leave it empty.').nullable(),
  minimum: rupees.min(0, 'Enter 0 or more.').describe('The minimum value of the products'),
  collection_id: z
    .string()
    .max(64)
    .nullable()
    .describe('Applies to this collection only; null for every product'),
  starts_at: moment,
  ends_at: moment.describe('The moment from which it no longer applies'),
  usage_limit: uses,
  per_customer_limit: uses,
  shown_in_strip: z.boolean().describe('Whether it is announced in the strip above every page'),
});
export type PromotionFields = z.infer<typeof PromotionFields>;

/** The fields of a promotion, also checked against each other. */
export const CheckedPromotionFields = PromotionFields.superRefine((fields, issues) => {
  const { type, discount, starts_at, ends_at } = fields;
  const add = (path: keyof PromotionFields, message: string) =>
    issues.addIssue({ code: 'custom', path: [path], message });
  if (type === 'percentage' && discount > 100) add('discount', 'Enter 100 percent or less.');
  if (starts_at && ends_at && new Date(ends_at) <= new Date(starts_at))
    add('ends_at', 'Choose an end after the start.');
});

export const ChangePromotion = PromotionFields.partial().extend({
  version: z.int().min(1),
  end_now: z.literal(true).optional().describe('Ends it now by the shop’s clock and ignores `ends_at`'),
});
export type ChangePromotion = z.infer<typeof ChangePromotion>;

export const PromotionState = z.enum(['running', 'scheduled', 'used_up', 'ended']);

export const AdminPromotionJson = PromotionFields.extend({
  id: z.string(),
  collection: z.object({ id: z.string(), name: z.string() }).nullable(),
  state: PromotionState,
  used_count: z.int(),
  given_away: z.number().describe('The discount in rupees on orders that were not cancelled'),
  version: z.int(),
});
export type AdminPromotionJson = z.infer<typeof AdminPromotionJson>;

export const PromotionsAnswer = z.object({ promotions: z.array(AdminPromotionJson), total: z.int() });
export type PromotionsAnswer = z.infer<typeof PromotionsAnswer>;

export const PromotionListing = z.object({
  ...pagingFields(),
  q: z.string().trim().max(80).optional().describe('A part of the code or of its description'),
  state: PromotionState.optional(),
  sort: z.enum(['newest', 'code', 'used', 'given_away', 'ends']).default('newest'),
});
export type PromotionListing = z.infer<typeof PromotionListing>;
