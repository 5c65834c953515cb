import { z } from 'zod';
import { AdminInvoiceListing, AdminInvoicesAnswer } from '#contract/money/admin-invoice-list.ts';
import { InvoiceId } from '#contract/storefront/orders/invoices.ts';
import { answersWithCsv, defineRoute, needsLogin, refuses } from '#contract/define-route.ts';

export const list = defineRoute({
  tags: ['Admin'],
  security: needsLogin,
  ability: 'see_invoices',
  method: 'get',
  path: '/admin/invoices',
  summary:
    'The register of invoices and credit notes. CSV contains all pages of the list, up to 10,000 documents',
  request: { query: AdminInvoiceListing },
  responses: { 200: answersWithCsv(AdminInvoicesAnswer, 'One page'), ...refuses(401, 403, 422) },
});

export const download = defineRoute({
  tags: ['Admin'],
  security: needsLogin,
  ability: 'see_invoices',
  method: 'get',
  path: '/admin/invoices/{id}/download',
  summary: 'An invoice or a credit note as PDF',
  request: { params: InvoiceId },
  responses: {
    200: {
      description: 'The document as PDF',
      content: { 'application/pdf': { schema: z.string().meta({ format: 'binary' }) } },
    },
    ...refuses(401, 403, 404),
  },
});
