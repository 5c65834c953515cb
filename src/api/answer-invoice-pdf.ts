import type { Context } from 'hono';
import { invoiceFileName } from '#domain/invoice/invoice-number.ts';
import { getInvoice } from '#shop/invoices/get-invoice.ts';
import { answerPdf } from './answer-bytes.ts';
import type { ApiEnv } from './env.ts';

/** Answers with an invoice, found by its own id or its order's, as PDF. */
export async function answerInvoicePdf(c: Context<ApiEnv>, id: string) {
  const ctx = c.get('ctx');
  const invoice = await getInvoice(ctx, id);
  const pdf = await ctx.drawInvoice(invoice);
  return answerPdf(c, pdf, { name: invoiceFileName(invoice.document.number), saved: true });
}
