import { conflict } from '#domain/error.ts';
import type { InvoicedSeller } from '#domain/invoice/invoice-document.ts';
import type { Tx } from '#shop/context.ts';
import { issueCreditNote } from '#shop/invoices/issue-credit-note.ts';
import { issueInvoice } from '#shop/invoices/issue-invoice.ts';
import { planCreditNote } from '#shop/invoices/plan-credit-note.ts';
import { writeOrderEvent } from '#shop/orders/move-order.ts';

/**
 * Takes the invoice of an order back by a credit note, because its tax was that of another State (CGST Act s.34). Returns whether the order
 * had an invoice; the caller issues a new one. Throws conflict `order.partly_refunded` if a part of it was credited before.
 */
export async function creditInvoice(tx: Tx, orderId: string, reason: string): Promise<boolean> {
  const plan = await planCreditNote(tx, orderId, { kind: 'everything' });
  if (!plan) return false;
  if (plan.credit.totalPaise !== plan.invoice.total_paise) {
    const sentence =
      'Part of this order was refunded, so it must stay in the same State. Choose an address there, or cancel the order.';
    throw conflict('order.partly_refunded', sentence);
  }
  await issueCreditNote(tx, plan, {
    reason: `Delivery to another State: ${reason}`,
    restock: false,
    isReplaced: true,
  });
  await writeOrderEvent(tx, { orderId, kind: 'credit_note_issued', reason: plan.invoice.number });
  return true;
}

/** Issues the invoice of an order with its current tax. */
export async function issueAnew(tx: Tx, orderId: string, seller: InvoicedSeller): Promise<void> {
  await issueInvoice(tx, orderId, seller);
  await writeOrderEvent(tx, { orderId, kind: 'invoice_issued' });
}
