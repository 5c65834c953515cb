import { z } from 'zod';
import { RETURN_TABLES, TAX_MONTH_PATTERN } from '#domain/gst-return/tax-return.ts';
import { defineRoute, needsLogin, refuses } from '#contract/define-route.ts';

export const download = defineRoute({
  tags: ['Admin'],
  security: needsLogin,
  ability: 'export_tax_returns',
  method: 'get',
  path: '/admin/tax-returns/{month}/{table}',
  summary: 'One table of a month’s GSTR-1, or the turnover of a seller who files none, as CSV',
  request: {
    params: z.object({
      month: z.string().regex(TAX_MONTH_PATTERN, 'Please enter a month like 2026-11'),
      table: z.enum([...RETURN_TABLES, 'turnover']),
    }),
  },
  responses: {
    200: { description: 'The table', content: { 'text/csv': { schema: z.string() } } },
    ...refuses(401, 403, 409, 422),
  },
});
export const file = defineRoute({
  tags: ['Admin'],
  security: needsLogin,
  ability: 'export_tax_returns',
  method: 'get',
  path: '/admin/tax-returns/{file}',
  summary: 'A month’s GSTR-1 as JSON for the portal, such as 2026-11.json, or its summary as CSV',
  request: {
    params: z.object({
      file: z
        .string()
        .regex(/^20\d\d-(0[1-9]|1[0-2])\.(json|csv)$/, 'Please enter a month like 2026-11.json'),
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
