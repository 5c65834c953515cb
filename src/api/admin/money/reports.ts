import { readReport } from '#shop/overview/reports/read-report.ts';
import { answerCsv, wantsCsv } from '#api/answer-csv.ts';
import { createRouter } from '#api/open-api.ts';
import * as routes from '#contract/admin/money/reports.ts';

export const adminReports = createRouter();

adminReports.openapi(routes.report, async (c) => {
  const { name } = c.req.valid('param');
  const { from, to } = c.req.valid('query');
  const { headings, rows } = await readReport(c.get('ctx'), name, { from, to });
  if (wantsCsv(c)) return answerCsv(c, `${name}-${from}-${to}.csv`, [headings, rows]);
  return c.json({ name, from, to, headings, rows }, 200);
});
