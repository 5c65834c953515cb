import { accepts } from 'hono/accepts';
import { toSlug } from '#domain/catalogue/slug.ts';
import { UTF8_MARK, toCsv, toCsvRows } from '#platform/formats/sheet/write-csv.ts';
import { openReport } from '#shop/overview/reports/open-report.ts';
import { printReport } from '#shop/overview/reports/print-report.ts';
import type { ReportParts } from '#shop/overview/reports/report-parts.ts';
import { answerPdf } from '#api/answer-bytes.ts';
import { answerFile } from '#api/answer-file.ts';
import { createRouter } from '#api/open-api.ts';
import * as routes from '#contract/admin/money/reports.ts';

export const adminReports = createRouter();

adminReports.openapi(routes.report, async (c) => {
  const requestCtx = c.get('ctx');
  const ctx = { ...requestCtx, db: requestCtx.reads };
  const { name } = c.req.valid('param');
  const wanted = c.req.valid('query');
  const { from, to, maker } = wanted;
  const file = [name, maker && toSlug(maker), from, to].filter(Boolean).join('-');
  const supports = ['application/json', 'text/csv', 'application/pdf'];
  const type = accepts(c, { header: 'Accept', supports, default: 'application/json' });
  if (type === 'application/pdf')
    return answerPdf(c, await printReport(ctx, name, wanted), { name: `${file}.pdf`, saved: true });
  const report = await openReport(ctx, name, wanted);
  if (type === 'text/csv')
    return answerFile(c, { name: `${file}.csv`, type: 'text/csv; charset=utf-8', parts: writeCsv(report) });
  const parts = writeJson({ name, from, to, note: report.note }, report);
  return answerFile(c, { name: `${file}.json`, type: 'application/json', parts });
});

async function* writeCsv({ headings, parts }: ReportParts): AsyncGenerator<string> {
  yield UTF8_MARK + toCsv(headings, []);
  for await (const rows of parts) yield toCsvRows(rows);
}

async function* writeJson(head: object, { headings, parts }: ReportParts): AsyncGenerator<string> {
  yield `${JSON.stringify({ ...head, headings }).slice(0, -1)},"rows":[`;
  let separator = '';
  for await (const rows of parts) {
    if (rows.length === 0) continue;
    yield separator + rows.map((row) => JSON.stringify(row)).join(',');
    separator = ',';
  }
  yield ']}';
}
