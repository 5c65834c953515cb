import { conflict } from '#domain/error.ts';
import { formatNotFiled } from '#domain/gst-return/turnover.ts';
import { closeMonth } from '#shop/invoices/close-month.ts';
import { createRouter } from '#api/open-api.ts';
import * as routes from '#contract/admin/money/tax-returns.ts';

export const adminTaxReturns = createRouter();

adminTaxReturns.openapi(routes.download, async (c) => {
  const { month, table } = c.req.valid('param');
  const file = (await closeMonth(c.get('ctx'), month)).find((one) => one.table === table);
  if (!file) throw conflict('tax_return.not_filed', formatNotFiled(table));
  return c.body(file.text, 200, {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${file.name}"`,
    'cache-control': 'no-store',
  });
});
