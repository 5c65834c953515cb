import { createRoute, z } from '@hono/zod-openapi';
import { InvoiceStatus } from '#domain/invoice/invoice.ts';
import { InvoiceJson, toInvoiceJson } from '#contract/invoice.ts';
import { invoiceFileName } from '#domain/invoice/invoice-number.ts';
import { INVOICES_PER_PAGE, pagingFields } from '#domain/paging.ts';
import { type StoredInvoice, getInvoice } from '#shop/invoices/get-invoice.ts';
import { listInvoices } from '#shop/invoices/list-invoices.ts';
import { noStore } from '#api/no-store.ts';
import { answers, createDoor, needsLogin, refuses } from '#api/open-api.ts';

const InvoiceId = z.object({
  id: z.string().max(64).openapi({ description: "An invoice's id or an order's" }),
});
const Listing = z.object({ ...pagingFields(INVOICES_PER_PAGE), status: InvoiceStatus.optional() });
const InvoicesAnswer = z.object({ invoices: z.array(InvoiceJson), total: z.int() });

const list = createRoute({
  tags: ['Invoices'],
  middleware: noStore,
  method: 'get',
  path: '/invoices',
  security: needsLogin,
  request: { query: Listing },
  responses: {
    200: answers(InvoicesAnswer, 'Your invoices and credit notes, newest first'),
    ...refuses(401, 422),
  },
});
const get = createRoute({
  tags: ['Invoices'],
  middleware: noStore,
  method: 'get',
  path: '/invoices/{id}',
  security: needsLogin,
  request: { params: InvoiceId },
  responses: {
    200: answers(InvoiceJson, 'One of your invoices; any for staff who may see invoices'),
    ...refuses(401, 403, 404),
  },
});
const download = createRoute({
  tags: ['Invoices'],
  middleware: noStore,
  method: 'get',
  path: '/invoices/{id}/download',
  security: needsLogin,
  request: { params: InvoiceId },
  responses: {
    200: {
      description: 'The invoice as PDF',
      content: { 'application/pdf': { schema: z.string().openapi({ format: 'binary' }) } },
    },
    ...refuses(401, 403, 404),
  },
});

export const invoices = createDoor();

invoices.openapi(list, async (c) => {
  const found = await listInvoices(c.get('ctx'), c.req.valid('query'));
  return c.json({ invoices: found.invoices.map(toJson), total: found.total }, 200);
});

invoices.openapi(get, async (c) =>
  c.json(toJson(await getInvoice(c.get('ctx'), c.req.valid('param').id)), 200),
);

invoices.openapi(download, async (c) => {
  const ctx = c.get('ctx');
  const invoice = await getInvoice(ctx, c.req.valid('param').id);
  const pdf = await ctx.drawInvoice(invoice);
  return c.body(pdf as Uint8Array<ArrayBuffer>, 200, {
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="${invoiceFileName(invoice.document.number)}"`,
    'cache-control': 'no-store',
  });
});

function toJson(invoice: StoredInvoice): InvoiceJson {
  return toInvoiceJson(invoice, invoice.document);
}
