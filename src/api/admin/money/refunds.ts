import type { RefundJson } from '#contract/money/admin-refunds.ts';
import { exportRefunds, listRefunds } from '#shop/payments/list-refunds.ts';
import { answerCsv, toTimeCell, wantsCsv } from '#api/answer-csv.ts';
import { createRouter } from '#api/open-api.ts';
import * as routes from '#contract/admin/money/refunds.ts';

export const adminRefunds = createRouter();

const headings = ['Order', 'Customer', 'Amount ₹', 'State', 'Reason', 'Asked', 'Changed', 'Razorpay refund'];

adminRefunds.openapi(routes.list, async (c) => {
  const ctx = c.get('ctx');
  const wanted = c.req.valid('query');
  if (!wantsCsv(c)) return c.json(await listRefunds(ctx, wanted), 200);
  const rows = (await exportRefunds(ctx, wanted)).map(toRow);
  return answerCsv(c, 'refunds.csv', [headings, rows]);
});

function toRow({
  order_number,
  customer,
  amount,
  state,
  reason,
  created_at,
  updated_at,
  gateway_id,
}: RefundJson) {
  const [asked, changed] = [toTimeCell(created_at), toTimeCell(updated_at)];
  return [order_number, customer, amount, state, reason, asked, changed, gateway_id ?? ''];
}
