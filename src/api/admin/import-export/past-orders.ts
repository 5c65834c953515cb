import { answerCsv, toTimeCell, wantsCsv } from '#api/answer-csv.ts';
import { createRouter } from '#api/open-api.ts';
import * as routes from '#contract/admin/import-export/past-orders.ts';
import { exportPastOrders, getPastOrder, listPastOrders } from '#shop/orders/past/list-past-orders.ts';

export const adminPastOrders = createRouter();

const headings = ['Number', 'Placed', 'Customer', 'State', 'Total'];

adminPastOrders.openapi(routes.list, async (c) => {
  const ctx = c.get('ctx');
  const wanted = c.req.valid('query');
  if (!wantsCsv(c)) return c.json(await listPastOrders(ctx, wanted), 200);
  const orders = await exportPastOrders(ctx, wanted);
  const rows = orders.map(({ number, placed_at, name, status, payment, total }) => [
    number,
    toTimeCell(placed_at),
    name,
    [status, payment].filter(Boolean).join(', '),
    total,
  ]);
  return answerCsv(c, 'past-orders.csv', [headings, rows]);
});

adminPastOrders.openapi(routes.get, async (c) =>
  c.json({ past_order: await getPastOrder(c.get('ctx'), c.req.valid('param').id) }, 200),
);
