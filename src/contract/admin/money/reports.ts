import { z } from 'zod';
import { ReportAnswer, ReportListing, ReportName } from '#contract/money/admin-money.ts';
import { defineRoute, needsLogin, refuses } from '#contract/define-route.ts';

export const report = defineRoute({
  tags: ['Admin'],
  security: needsLogin,
  ability: 'see_invoices',
  method: 'get',
  path: '/admin/reports/{name}',
  summary: 'A report for a period, as a table, CSV or PDF',
  request: { params: z.object({ name: ReportName }), query: ReportListing },
  responses: {
    200: {
      description: 'The table',
      content: {
        'application/json': { schema: ReportAnswer },
        'text/csv': { schema: z.string() },
        'application/pdf': { schema: z.string() },
      },
    },
    ...refuses(401, 403, 422),
  },
});
