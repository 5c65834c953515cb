import { createRoute, z } from '@hono/zod-openapi';
import { RETURN_TABLES } from '#domain/gst-return/tax-return.ts';
import { conflict } from '#domain/error.ts';
import { sayNotFiled } from '#domain/gst-return/turnover.ts';
import { closeMonth } from '#shop/invoices/close-month.ts';
import { noStore } from '../no-store.ts';
import { createDoor, needsLogin, refuses } from '../open-api.ts';

const download = createRoute({
  tags: ['Office'],
  middleware: noStore,
  security: needsLogin,
  method: 'get',
  path: '/admin/tax-returns/{month}/{table}',
  summary: 'One table of a month as GSTR-1 asks for it, or the turnover of a seller who files none, as CSV',
  request: {
    params: z.object({
      month: z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'Please give a month like 2026-11'),
      table: z.enum([...RETURN_TABLES, 'turnover']),
    }),
  },
  responses: {
    200: { description: 'The table', content: { 'text/csv': { schema: z.string() } } },
    ...refuses(401, 403, 409, 422),
  },
});

export const officeTaxReturns = createDoor();

officeTaxReturns.openapi(download, async (c) => {
  const { month, table } = c.req.valid('param');
  const file = (await closeMonth(c.get('ctx'), month)).find((one) => one.table === table);
  if (!file) throw conflict('tax_return.not_filed', sayNotFiled(table));
  return c.body(file.text, 200, {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${file.name}"`,
    'cache-control': 'no-store',
  });
});
