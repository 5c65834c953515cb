import { type Paise, sumPaise } from '#domain/money/money.ts';
import { endedWithoutSale } from './order-outcome.ts';
import type { Order } from './order.ts';

type Owed = Pick<Order, 'totals' | 'creditNotes' | 'exchange' | 'exchangedPaise'>;
type Charged = Owed & Pick<Order, 'payment' | 'status'>;

/** Returns the cash in paise that the courier collects at the door; 0 where nothing is to be paid there. */
export function findCashToCollect(order: Charged): Paise {
  const { payment, status } = order;
  const isDue = payment.method === 'cod' && payment.status === 'pending' && !endedWithoutSale(status);
  return isDue ? findUnpaid(order) : 0;
}

/**
 * Returns the amount still due for an unpaid order, in paise: its total less the part paid by an exchange and less its credits, except
 * credits that paid for other orders.
 */
export function findUnpaid({ totals, creditNotes, exchange, exchangedPaise }: Owed): Paise {
  return findUncredited({ totals, creditNotes }) - (exchange?.paidPaise ?? 0) + exchangedPaise;
}

/** Returns the total of an order less its credits, in paise: the value of the parcel before it leaves. */
export function findUncredited({ totals, creditNotes }: Pick<Order, 'totals' | 'creditNotes'>): Paise {
  return totals.totalPaise - sumPaise(creditNotes.map(({ totalPaise }) => totalPaise));
}
