import * as routes from '#contract/admin/price-changes.ts';
import type { PriceChangeRow } from '#contract/pricing/price-change.ts';
import { changePriceChange } from '#shop/catalogue/price-changes/change-price-change.ts';
import { createPriceChange } from '#shop/catalogue/price-changes/create-price-change.ts';
import {
  exportPriceChanges,
  getPriceChange,
  listPriceChanges,
} from '#shop/catalogue/price-changes/list-price-changes.ts';
import { removePriceChange } from '#shop/catalogue/price-changes/remove-price-change.ts';
import { answerCsv, toTimeCell, wantsCsv } from '#api/answer-csv.ts';
import { createRouter } from '#api/open-api.ts';

export const adminPriceChanges = createRouter();

const headings = ['Name', 'Off', 'Unit', 'State', 'From', 'Until', 'Products', 'Kept prices'];

adminPriceChanges.openapi(routes.list, async (c) => {
  const ctx = c.get('ctx');
  const wanted = c.req.valid('query');
  if (!wantsCsv(c)) return c.json(await listPriceChanges(ctx, wanted), 200);
  const rows = (await exportPriceChanges(ctx, wanted)).map(toRow);
  return answerCsv(c, 'price-changes.csv', [headings, rows]);
});
adminPriceChanges.openapi(routes.get, async (c) =>
  c.json({ price_change: await getPriceChange(c.get('ctx'), c.req.valid('param').id) }, 200),
);
adminPriceChanges.openapi(routes.add, async (c) =>
  c.json({ price_change: await createPriceChange(c.get('ctx'), c.req.valid('json')) }, 201),
);
adminPriceChanges.openapi(routes.change, async (c) => {
  const { id } = c.req.valid('param');
  return c.json({ price_change: await changePriceChange(c.get('ctx'), id, c.req.valid('json')) }, 200);
});
adminPriceChanges.openapi(routes.remove, async (c) => {
  await removePriceChange(c.get('ctx'), c.req.valid('param').id);
  return c.body(null, 204);
});

function toRow({ name, off, kind, state, begins_at, ends_at, products, kept }: PriceChangeRow) {
  const [begins, ends] = [toTimeCell(begins_at), toTimeCell(ends_at)];
  return [name, off, kind === 'percent' ? '%' : '₹', state, begins, ends, products, kept];
}
