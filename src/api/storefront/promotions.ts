import { createRoute, z } from '@hono/zod-openapi';
import { toPaise, toRupees } from '#domain/money/money.ts';
import { PromotionType } from '#domain/pricing/promotion.ts';
import { PromotionJson, toPromotionJson } from '#contract/promotion.ts';
import { listActivePromotions } from '#shop/promotions/list-active-promotions.ts';
import { validatePromotion } from '#shop/promotions/validate-promotion.ts';
import { whoAsks } from '#api/who-asks.ts';
import { answers, createDoor, refuses, takes } from '#api/open-api.ts';

const tags = ['Promotions'];

const listActive = createRoute({
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
    .openapi({ description: 'Worth of the goods before discounts, in rupees' }),
  user_id: z.string().nullish().openapi({ description: 'Read from the session, whatever is sent' }),
});

const Validated = z.discriminatedUnion('valid', [
  z.object({
    valid: z.literal(true),
    discount: z.number().openapi({ description: 'Rupees off this order' }),
    type: PromotionType,
    promotion: PromotionJson,
  }),
  z.object({ valid: z.literal(false), error: z.string(), reason: z.string(), detail: z.string() }),
]);

const validate = createRoute({
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

export const promotions = createDoor();

promotions.openapi(listActive, async (c) => {
  const active = await listActivePromotions(c.get('ctx'));
  return c.json({ promotions: active.map(toPromotionJson) }, 200);
});
promotions.openapi(validate, async (c) => {
  const { code, order_total } = c.req.valid('json');
  const judged = await validatePromotion(c.get('ctx'), {
    code,
    subtotalPaise: toPaise(order_total),
    caller: whoAsks(c),
  });
  if (!judged.valid) {
    const { message, reason, detail } = judged;
    return c.json({ valid: false as const, error: message, reason, detail }, 200);
  }
  const { promotion, discountPaise } = judged;
  const discount = toRupees(discountPaise);
  return c.json(
    { valid: true as const, discount, type: promotion.type, promotion: toPromotionJson(promotion) },
    200,
  );
});
