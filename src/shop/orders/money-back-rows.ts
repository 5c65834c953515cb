import { type Selectable, sql } from 'kysely';
import type { Orders } from '#db/schema.ts';
import { type Paise, sumPaise } from '#domain/money/money.ts';
import type { Order } from '#domain/order/order.ts';
import { isOfUsedMoney } from '#domain/payment/sum-refunds.ts';

type Refund = Omit<Order['refunds'][number], 'at'> & { at: string; paymentId: string };
export type MoneyBackRow = { refunds: Refund[]; credit_notes: Order['creditNotes'] };

/** Selects the refunds of the order `o`, without replaced ones, and without failed ones that no credit note covers. */
export const refundsOf = sql<Refund[]>`(
  select coalesce(json_agg(json_build_object('amountPaise', b.amount_paise, 'status', b.status, 'reason', b.reason, 'at', b.created_at,
                                             'paymentId', b.payment_id, 'creditNoteId', b.credit_note_id) order by b.created_at, b.id), '[]')
    from refunds b
   where b.order_id = o.id and b.status <> 'replaced' and not (b.status = 'failed' and b.uncredited_paise = b.amount_paise))`;

/** Selects the credit notes of the invoice of the order `o`, except those that took back an invoice which another one replaced. */
export const creditNotesOf = sql<Order['creditNotes']>`(
  select coalesce(json_agg(json_build_object('id', n.id, 'number', n.number, 'issueDate', n.issue_date, 'totalPaise', n.total_paise,
                                             'reason', n.document #>> '{original,reason}') order by n.created_at, n.id), '[]')
    from invoices n where n.order_id = o.id and n.document_type = 'credit_note' and not n.is_replaced)`;

/** Selects how many pieces of the order line `l` were credited. */
export const returnedOf = sql<number>`(
  select coalesce(sum(c.quantity), 0)::int from credit_note_lines c where c.order_id = l.order_id and c.line_id = l.id)`;

type BackRow = Pick<
  Selectable<Orders>,
  | 'status'
  | 'payment_method'
  | 'payment_status'
  | 'paid_by'
  | 'exchange_paise'
  | 'exchanged_paise'
  | 'total_paise'
> &
  MoneyBackRow;

/**
 * Returns how much of the order's payment was given back: the refunds of its online payment plus the returned part of its exchange credit,
 * or, for a cash order, the credit notes up to the amount paid. Credits that paid for an exchange were not given back, nor were refunds that
 * the bank refused.
 */
export function sumBack(row: BackRow): Paise {
  if (row.payment_method === 'cod') {
    const isPaid = row.payment_status === 'completed' || row.payment_status === 'refunded';
    const paidPaise = isPaid ? row.total_paise : row.exchange_paise;
    return Math.min(sumCredited(row), paidPaise) - sumRefusedCredit(row);
  }
  const back = row.refunds.filter(
    ({ paymentId, status }) => paymentId === row.paid_by && status !== 'failed',
  );
  return sumPaise(back.map(({ amountPaise }) => amountPaise)) + sumCreditBack(row) - sumRefusedCredit(row);
}

/** Returns how much of the exchange credit of an order the bank of an earlier payment refused to take back. */
function sumRefusedCredit({ paid_by, refunds }: BackRow): Paise {
  const refused = refunds.filter(
    (refund) => refund.status === 'failed' && refund.paymentId !== paid_by && isOfUsedMoney(refund),
  );
  return sumPaise(refused.map(({ amountPaise }) => amountPaise));
}

function sumCredited({ credit_notes, exchanged_paise }: BackRow): Paise {
  return sumPaise(credit_notes.map(({ totalPaise }) => totalPaise)) - exchanged_paise;
}

/**
 * Returns how much of the credit that paid for an online order was given back: the part that its own payment does not cover, or all of it
 * if the order was cancelled without a payment.
 */
function sumCreditBack(row: BackRow): Paise {
  const { status, paid_by, exchange_paise: creditPaise, total_paise } = row;
  if (paid_by === null) return status === 'cancelled' ? creditPaise : 0;
  return Math.min(creditPaise, Math.max(0, sumCredited(row) - (total_paise - creditPaise)));
}
