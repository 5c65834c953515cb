import { type Paise, sumPaise } from '#domain/money/money.ts';
import { endedWithoutSale } from './order-outcome.ts';
import type { Order } from './order.ts';

type Charged = Pick<Order, 'payment' | 'status' | 'totals' | 'creditNotes'>;

/** Returns the cash in paise that the courier collects at the door; 0 where nothing is to be paid there. */
export function findCashToCollect({ payment, status, totals, creditNotes }: Charged): Paise {
  const isDue = payment.method === 'cod' && payment.status === 'pending' && !endedWithoutSale(status);
  if (!isDue) return 0;
  return totals.totalPaise - sumPaise(creditNotes.map(({ totalPaise }) => totalPaise));
}
