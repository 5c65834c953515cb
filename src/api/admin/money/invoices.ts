import { toRegister } from '#contract/money/admin-invoice-list.ts';
import { exportInvoices, listAdminInvoices } from '#shop/invoices/list-admin-invoices.ts';
import { answerInvoicePdf } from '#api/answer-invoice-pdf.ts';
import { answerCsv, wantsCsv } from '#api/answer-csv.ts';
import { createRouter } from '#api/open-api.ts';
import * as routes from '#contract/admin/money/invoices.ts';

export const adminInvoices = createRouter();

adminInvoices.openapi(routes.list, async (c) => {
  const ctx = c.get('ctx');
  const wanted = c.req.valid('query');
  if (!wantsCsv(c)) return c.json(await listAdminInvoices(ctx, wanted), 200);
  const { headings, rows } = toRegister(await exportInvoices(ctx, wanted));
  return answerCsv(c, 'invoices.csv', [headings, rows]);
});

adminInvoices.openapi(routes.download, (c) => answerInvoicePdf(c, c.req.valid('param').id));
