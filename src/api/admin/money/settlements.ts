import { getSettlement } from '#shop/payments/settlements/get-settlement.ts';
import { fetchSettlements } from '#shop/payments/settlements/fetch-settlements.ts';
import { exportSettlements, listSettlements } from '#shop/payments/settlements/list-settlements.ts';
import { answerCsv, toTimeCell, wantsCsv } from '#api/answer-csv.ts';
import { createRouter } from '#api/open-api.ts';
import * as routes from '#contract/admin/money/settlements.ts';

export const adminSettlements = createRouter();

const headings = 'Settlement,At,Status,UTR,Amount ₹,Fee ₹,of it GST ₹,Lines,Sum of lines ₹,Differences'.split(
  ',',
);

adminSettlements.openapi(routes.list, async (c) => {
  const ctx = c.get('ctx');
  const wanted = c.req.valid('query');
  if (!wantsCsv(c)) return c.json(await listSettlements(ctx, wanted), 200);
  const rows = (await exportSettlements(ctx, wanted)).map(
    ({ id, at, status, utr, amount, fee, tax, lines, lines_amount, differences }) => [
      id,
      toTimeCell(at),
      status,
      utr,
      amount,
      fee,
      tax,
      lines,
      lines_amount,
      differences,
    ],
  );
  return answerCsv(c, 'settlements.csv', [headings, rows]);
});

adminSettlements.openapi(routes.get, async (c) =>
  c.json({ settlement: await getSettlement(c.get('ctx'), c.req.valid('param').id) }, 200),
);

adminSettlements.openapi(routes.refresh, async (c) => c.json(await fetchSettlements(c.get('ctx')), 200));
