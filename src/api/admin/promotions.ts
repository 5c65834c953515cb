import * as routes from '#contract/admin/promotions.ts';
import type { AdminPromotionJson } from '#contract/pricing/admin-promotion.ts';
import { createPromotion } from '#shop/promotions/admin/create-promotion.ts';
import { changePromotion } from '#shop/promotions/admin/change-promotion.ts';
import { exportPromotions, getPromotion, listPromotions } from '#shop/promotions/admin/list-promotions.ts';
import { removePromotion } from '#shop/promotions/admin/remove-promotion.ts';
import { answerCsv, toTimeCell, wantsCsv } from '#api/answer-csv.ts';
import { createRouter } from '#api/open-api.ts';

export const adminPromotions = createRouter();

const headings = [
  'Code',
  'Description',
  'Collection',
  'State',
  'From',
  'Until',
  'Used',
  'Limit',
  'Given away ₹',
];

adminPromotions.openapi(routes.list, async (c) => {
  const ctx = c.get('ctx');
  const wanted = c.req.valid('query');
  if (!wantsCsv(c)) return c.json(await listPromotions(ctx, wanted), 200);
  const rows = (await exportPromotions(ctx, wanted)).map(toRow);
  return answerCsv(c, 'promotions.csv', [headings, rows]);
});
adminPromotions.openapi(routes.get, async (c) =>
  c.json({ promotion: await getPromotion(c.get('ctx'), c.req.valid('param').id) }, 200),
);
adminPromotions.openapi(routes.add, async (c) =>
  c.json({ promotion: await createPromotion(c.get('ctx'), c.req.valid('json')) }, 201),
);
adminPromotions.openapi(routes.change, async (c) => {
  const { id } = c.req.valid('param');
  return c.json({ promotion: await changePromotion(c.get('ctx'), id, c.req.valid('json')) }, 200);
});
adminPromotions.openapi(routes.remove, async (c) => {
  await removePromotion(c.get('ctx'), c.req.valid('param').id);
  return c.body(null, 204);
});

function toRow({ code, description, collection, state, starts_at, ends_at, ...numbers }: AdminPromotionJson) {
  const { used_count, usage_limit, given_away } = numbers;
  return [
    code,
    description,
    collection?.name ?? '',
    state,
    toTimeCell(starts_at),
    toTimeCell(ends_at),
    used_count,
    usage_limit ?? '',
    given_away,
  ];
}
