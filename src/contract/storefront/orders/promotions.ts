import { z } from 'zod';
import { PromotionType } from '#domain/pricing/promotion.ts';
import { PromotionJson } from '#contract/pricing/promotion.ts';
import { answers, defineRoute, refuses, takes } from '#contract/define-route.ts';

const tags = ['Promotions'];

export const listActive = defineRoute({
  method: 'get',
  path: '/promotions/active',
  summary: 'Promotions that run now and may be announced',
  tags,
  responses: { 200: answers(z.object({ promotions: z.array(PromotionJson) }), 'The youngest first') },
});

const Validate = z.object({
  code: z
    .string('Please enter a promo code')
    .trim()
    .min(1, 'Please enter a promo code')
    .max(100, 'Invalid or expired promo code'),
  order_total: z
    .number('order_total must be an amount of rupees')
    .min(0, 'order_total must not be below 0')
    .max(100_000_000, 'order_total is too large')
    .default(0)
    .meta({ description: 'Worth of the products before discounts, in rupees' }),
  items: z
    .array(
      z.object({
        product_id: z.string().max(64),
        total: z.number().min(0).max(100_000_000).meta({ description: 'Rupees before discounts' }),
      }),
    )
    .max(200)
    .default([])
    .meta({ description: 'What each product costs: a code that is for a collection applies to those alone' }),
  user_id: z.string().nullish().meta({ description: 'Read from the session, whatever is sent' }),
});

const Validated = z.discriminatedUnion('valid', [
  z.object({
    valid: z.literal(true),
    discount: z.number().meta({ description: 'Rupees off this order' }),
    type: PromotionType,
    promotion: PromotionJson,
  }),
  z.object({ valid: z.literal(false), error: z.string(), reason: z.string(), detail: z.string() }),
]);

export const validate = defineRoute({
  method: 'post',
  path: '/promotions/validate',
  summary: 'Whether a code applies to an order, and what it takes off',
  tags,
  request: { body: takes(Validate) },
  responses: {
    200: answers(Validated, 'The judgement; a code that does not apply is an answer, not an error'),
    ...refuses(422, 429),
  },
});
