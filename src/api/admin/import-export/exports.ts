import { answerFile } from '#api/answer-file.ts';
import { createRouter } from '#api/open-api.ts';
import * as routes from '#contract/admin/import-export/exports.ts';
import { exportCustomers } from '#shop/workflows/exports/export-customers.ts';
import { exportOrders } from '#shop/workflows/exports/export-orders.ts';
import { exportProducts } from '#shop/workflows/exports/export-products.ts';
import { toCsvParts, toXlsxParts } from '#shop/workflows/exports/export-table.ts';
import { noteExport } from '#shop/workflows/exports/note-export.ts';

export const adminExports = createRouter();

const EXPORTS = { products: exportProducts, customers: exportCustomers, orders: exportOrders };

adminExports.openapi(routes.file, async (c) => {
  const { file } = c.req.valid('param');
  const [kind, format] = file.split('.') as [keyof typeof EXPORTS, 'csv' | 'xlsx'];
  const table = EXPORTS[kind](c.get('ctx'));
  await noteExport(c.get('ctx'), file);
  return format === 'csv'
    ? answerFile(c, { name: file, type: 'text/csv; charset=utf-8', parts: toCsvParts(table) })
    : answerFile(c, {
        name: file,
        type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        parts: toXlsxParts(table),
      });
});
