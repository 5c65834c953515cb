import { z } from 'zod';
import {
  RemittanceAnswer,
  RemittanceForm,
  ReportAnswer,
  ReportListing,
  ReportName,
} from '#contract/admin-money.ts';
import {
  answers,
  answersWithCsv,
  defineRoute,
  needsLogin,
  refuses,
  takesForm,
} from '#contract/define-route.ts';

const shared = { tags: ['Admin'], security: needsLogin };

export const remit = defineRoute({
  ...shared,
  ability: 'collect_cash',
  method: 'post',
  path: '/admin/remittances',
  summary:
    'Book the cash that a courier remits, line by line; a line that does not match is not booked unasked',
  request: { body: takesForm(RemittanceForm) },
  responses: { 200: answers(RemittanceAnswer, 'What became of each line'), ...refuses(401, 403, 422) },
});
export const report = defineRoute({
  ...shared,
  ability: 'see_invoices',
  method: 'get',
  path: '/admin/reports/{name}',
  summary: 'A report over some days as a table, or as CSV',
  request: { params: z.object({ name: ReportName }), query: ReportListing },
  responses: { 200: answersWithCsv(ReportAnswer, 'The table'), ...refuses(401, 403, 422) },
});
export const taxReturn = defineRoute({
  ...shared,
  ability: 'export_tax_returns',
  method: 'get',
  path: '/admin/tax-returns/{file}',
  summary: 'A month of GSTR-1 as JSON, such as 2026-11.json, which the portal takes, or its summary as CSV',
  request: {
    params: z.object({
      file: z.string().regex(/^20\d\d-(0[1-9]|1[0-2])\.(json|csv)$/, 'Please give a month like 2026-11.json'),
    }),
  },
  responses: {
    200: {
      description: 'The file',
      content: { 'application/json': { schema: z.looseObject({}) }, 'text/csv': { schema: z.string() } },
    },
    ...refuses(401, 403, 409, 422),
  },
});
