import { conflict } from '#domain/error.ts';
import { formatNotFiled } from '#domain/gst-return/turnover.ts';
import { parseCsv } from '#platform/formats/parse-csv.ts';
import { closeMonth, toGstr1File } from '#shop/invoices/close-month.ts';
import { readReport } from '#shop/overview/reports/read-report.ts';
import { bookRemittance } from '#shop/workflows/remittances/book-remittance.ts';
import { answerCsv, wantsCsv } from '#api/answer-csv.ts';
import { createRouter } from '#api/open-api.ts';
import * as routes from '#contract/admin/money/money.ts';

export const adminMoney = createRouter();

adminMoney.openapi(routes.remit, async (c) => {
  const { file, dry_run, accept } = c.req.valid('form');
  const text = await file.text();
  const answer = await bookRemittance(c.get('ctx'), {
    text,
    rows: parseCsv(text),
    fileName: file.name,
    isDryRun: dry_run === 'true',
    accepted: accept.split(',').filter(Boolean).map(Number),
  });
  return c.json(answer, 200);
});

adminMoney.openapi(routes.report, async (c) => {
  const { name } = c.req.valid('param');
  const { from, to } = c.req.valid('query');
  const { headings, rows } = await readReport(c.get('ctx'), name, { from, to });
  if (wantsCsv(c)) return answerCsv(c, `${name}-${from}-${to}.csv`, [headings, rows]);
  return c.json({ name, from, to, headings, rows }, 200);
});

adminMoney.openapi(routes.taxReturn, async (c) => {
  const [month, kind] = c.req.valid('param').file.split('.') as [string, 'json' | 'csv'];
  if (kind === 'json') {
    const headers = { 'content-disposition': `attachment; filename="gstr1-${month}.json"` };
    return c.json(await toGstr1File(c.get('ctx'), month), 200, headers);
  }
  const summary = (await closeMonth(c.get('ctx'), month)).find(({ table }) => table === 'summary');
  if (!summary) throw conflict('tax_return.not_filed', formatNotFiled('summary'));
  const headers = {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${summary.name}"`,
  };
  return c.body(summary.text, 200, headers);
});
