import type { Tx } from '#shop/context.ts';

/** Marks the invoice of an order as paid. An invoice that was canceled in the meantime stays canceled. */
export async function markInvoicePaid(tx: Tx, orderId: string): Promise<void> {
  await tx.db
    .updateTable('invoices')
    .set({ status: 'paid' })
    .where('order_id', '=', orderId)
    .where('document_type', '<>', 'credit_note')
    .where('status', 'in', ['sent', 'overdue'])
    .execute();
}
