import type { Context } from 'hono';
import { invoiceFileName } from '#domain/invoice/invoice-number.ts';
import { getInvoice } from '#shop/invoices/get-invoice.ts';
import type { ApiEnv } from './env.ts';

/** Answers with an invoice, found by its own id or its order's, as PDF. */
export async function answerInvoicePdf(c: Context<ApiEnv>, id: string) {
  const ctx = c.get('ctx');
  const invoice = await getInvoice(ctx, id);
  const pdf = await ctx.drawInvoice(invoice);
  return c.body(pdf as Uint8Array<ArrayBuffer>, 200, {
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="${invoiceFileName(invoice.document.number)}"`,
    'cache-control': 'no-store',
  });
}
