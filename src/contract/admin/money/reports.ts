import { z } from 'zod';
import { ReportAnswer, ReportListing, ReportName } from '#contract/admin-money.ts';
import { answersWithCsv, defineRoute, needsLogin, refuses } from '#contract/define-route.ts';

export const report = defineRoute({
  tags: ['Admin'],
  security: needsLogin,
  ability: 'see_invoices',
  method: 'get',
  path: '/admin/reports/{name}',
  summary: 'A report over some days as a table, or as CSV',
  request: { params: z.object({ name: ReportName }), query: ReportListing },
  responses: { 200: answersWithCsv(ReportAnswer, 'The table'), ...refuses(401, 403, 422) },
});
