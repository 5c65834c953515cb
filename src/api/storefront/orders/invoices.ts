import { InvoiceJson, toInvoiceJson } from '#contract/invoice.ts';
import { type StoredInvoice, getInvoice } from '#shop/invoices/get-invoice.ts';
import { listInvoices } from '#shop/invoices/list-invoices.ts';
import { answerInvoicePdf } from '#api/answer-invoice-pdf.ts';
import { createRouter } from '#api/open-api.ts';
import * as routes from '#contract/storefront/orders/invoices.ts';

export const invoices = createRouter();

invoices.openapi(routes.list, async (c) => {
  const found = await listInvoices(c.get('ctx'), c.req.valid('query'));
  return c.json({ invoices: found.invoices.map(toJson), total: found.total }, 200);
});

invoices.openapi(routes.get, async (c) =>
  c.json(toJson(await getInvoice(c.get('ctx'), c.req.valid('param').id)), 200),
);

invoices.openapi(routes.download, (c) => answerInvoicePdf(c, c.req.valid('param').id));

function toJson(invoice: StoredInvoice): InvoiceJson {
  return toInvoiceJson(invoice, invoice.document);
}
