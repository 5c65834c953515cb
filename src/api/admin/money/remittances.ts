import type { RemittanceJson } from '#contract/money/admin-remittances.ts';
import { bookRemittance } from '#shop/workflows/remittances/book-remittance.ts';
import { getRemittance } from '#shop/workflows/remittances/get-remittance.ts';
import { exportRemittances, listRemittances } from '#shop/workflows/remittances/list-remittances.ts';
import { answerCsv, toTimeCell, wantsCsv } from '#api/answer-csv.ts';
import { createRouter } from '#api/open-api.ts';
import * as routes from '#contract/admin/money/remittances.ts';

export const adminRemittances = createRouter();

adminRemittances.openapi(routes.remit, async (c) => {
  const { file, dry_run, accept } = c.req.valid('form');
  const answer = await bookRemittance(c.get('ctx'), {
    bytes: new Uint8Array(await file.arrayBuffer()),
    fileName: file.name,
    isDryRun: dry_run === 'true',
    accepted: accept.split(',').filter(Boolean).map(Number),
  });
  return c.json(answer, 200);
});

const headings = ['At', 'File', 'By', 'UTR', 'Lines', 'Booked', 'Not booked', 'Paid ₹', 'Booked ₹'];

adminRemittances.openapi(routes.list, async (c) => {
  const ctx = c.get('ctx');
  const wanted = c.req.valid('query');
  if (!wantsCsv(c)) return c.json(await listRemittances(ctx, wanted), 200);
  const rows = (await exportRemittances(ctx, wanted)).map(toRow);
  return answerCsv(c, 'remittances.csv', [headings, rows]);
});

function toRow({ at, file_name, by, utrs, lines, booked, open, paid, booked_amount }: RemittanceJson) {
  return [toTimeCell(at), file_name, by ?? '', utrs.join(' '), lines, booked, open, paid, booked_amount];
}

const lineHeadings = ['Line', 'Number', 'Order', 'UTR', 'Due ₹', 'Paid ₹', 'State'];

adminRemittances.openapi(routes.get, async (c) => {
  const remittance = await getRemittance(c.get('ctx'), c.req.valid('param').id);
  if (!wantsCsv(c)) return c.json({ remittance }, 200);
  const rows = remittance.items.map(({ line, reference, order_number, utr, expected, paid, state }) => [
    line,
    reference,
    order_number ?? '',
    utr,
    expected ?? '',
    paid,
    state,
  ]);
  return answerCsv(c, `remittance-${remittance.id}.csv`, [lineHeadings, rows]);
});
