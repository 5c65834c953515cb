import { toPaise, toRupees } from '#domain/money/money.ts';
import { toPromotionJson } from '#contract/pricing/promotion.ts';
import { listActivePromotions } from '#shop/promotions/list-active-promotions.ts';
import { validatePromotion } from '#shop/promotions/validate-promotion.ts';
import { identifyCaller } from '#api/identify-caller.ts';
import { createRouter } from '#api/open-api.ts';
import * as routes from '#contract/storefront/orders/promotions.ts';

export const promotions = createRouter();

promotions.openapi(routes.listActive, async (c) => {
  const active = await listActivePromotions(c.get('ctx'));
  return c.json({ promotions: active.map(toPromotionJson) }, 200);
});
promotions.openapi(routes.validate, async (c) => {
  const { code, order_total, items } = c.req.valid('json');
  const judged = await validatePromotion(c.get('ctx'), {
    code,
    subtotalPaise: toPaise(order_total),
    items: items.map(({ product_id, total }) => ({ productId: product_id, totalPaise: toPaise(total) })),
    caller: identifyCaller(c),
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
