import type { AdminOrderJson } from '#contract/order/admin-order.ts';
import type { InvoiceDocumentType } from '#domain/invoice/invoice.ts';
import { sumPaise, toRupees } from '#domain/money/money.ts';
import { findUnpaid } from '#domain/order/cash-to-collect.ts';
import type { Order } from '#domain/order/order.ts';
import { endedWithoutSale } from '#domain/order/order-outcome.ts';
import type { Reader } from '#shop/context.ts';

/** Returns the money of an order in rupees. Nothing is due for an order that ended without a sale. */
export function toMoney(order: Order): Omit<AdminOrderJson['money'], 'cash_owed'> {
  const { status, totals, payment, creditNotes, exchange, exchangedPaise } = order;
  const isPaid = payment.paidAt !== null;
  const exchangePaise = exchange?.paidPaise ?? 0;
  return {
    charged: toRupees(totals.totalPaise),
    received: toRupees(isPaid ? totals.totalPaise - exchangePaise : 0),
    from_exchange: toRupees(exchangePaise),
    due: toRupees(isPaid || endedWithoutSale(status) ? 0 : findUnpaid(order)),
    credited: toRupees(sumPaise(creditNotes.map(({ totalPaise }) => totalPaise))),
    refunded: toRupees(payment.refundedPaise),
    to_exchange: toRupees(exchangedPaise),
  };
}

/** Returns the invoice and the credit notes of an order, oldest first. */
export async function listDocuments({ db }: Reader, orderId: string): Promise<AdminOrderJson['documents']> {
  const rows = await db
    .selectFrom('invoices')
    .select(['id', 'number', 'document_type', 'status', 'issue_date', 'total_paise'])
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    // A credit note comes before the invoice that follows it in the same transaction.
    .orderBy('series')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    number: row.number,
    kind: row.document_type as InvoiceDocumentType,
    status: row.status,
    issue_date: row.issue_date,
    amount: toRupees(row.total_paise),
  }));
}
