import { z } from 'zod';
import { InvoiceStatus } from '#domain/invoice/invoice.ts';
import { InvoiceJson } from '#contract/invoice.ts';
import { INVOICES_PER_PAGE, pagingFields } from '#domain/paging.ts';
import { answers, defineRoute, needsLogin, refuses } from '#contract/define-route.ts';

export const InvoiceId = z.object({
  id: z.string().max(64).meta({ description: "An invoice's id or an order's" }),
});
const Listing = z.object({ ...pagingFields(INVOICES_PER_PAGE), status: InvoiceStatus.optional() });
const InvoicesAnswer = z.object({ invoices: z.array(InvoiceJson), total: z.int() });

export const list = defineRoute({
  tags: ['Invoices'],
  method: 'get',
  path: '/invoices',
  security: needsLogin,
  request: { query: Listing },
  responses: {
    200: answers(InvoicesAnswer, 'Your invoices and credit notes, newest first'),
    ...refuses(401, 422),
  },
});
export const get = defineRoute({
  tags: ['Invoices'],
  method: 'get',
  path: '/invoices/{id}',
  security: needsLogin,
  request: { params: InvoiceId },
  responses: {
    200: answers(InvoiceJson, 'One of your invoices'),
    ...refuses(401, 403, 404),
  },
});
export const download = defineRoute({
  tags: ['Invoices'],
  method: 'get',
  path: '/invoices/{id}/download',
  security: needsLogin,
  request: { params: InvoiceId },
  responses: {
    200: {
      description: 'The invoice as PDF',
      content: { 'application/pdf': { schema: z.string().meta({ format: 'binary' }) } },
    },
    ...refuses(401, 403, 404),
  },
});
