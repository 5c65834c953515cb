import type { Input } from '#contract/endpoints.ts';
import { AMOUNT_MISTAKE, readRupees } from '#admin/format/read-number.ts';
import type { Order } from '#admin/orders/use-order.ts';
import { type PieceCounts, startCounts, toItems } from './pieces-field.tsx';

export type Refund = Input<'POST /admin/orders/{id}/refund'>['body'];

/** The values of the dialog of a refund, as they are typed and chosen. */
export type RefundValues = {
  way: 'pieces' | 'amount';
  counts: PieceCounts;
  amount: string;
  restock: boolean;
  charges: boolean;
  reason: string;
};

/** Returns the initial values of the dialog; `record` is the return that the pieces come from. */
export function startValues(order: Order, record?: Order['returns'][number]): RefundValues {
  return {
    way: 'pieces',
    counts: startCounts(order, record),
    amount: '',
    restock: false,
    charges: false,
    reason: record?.reason ?? '',
  };
}

/** Returns the mistakes in the values, by field, in reading order. */
export function findMistakes({ way, amount, reason }: RefundValues): Record<string, string> {
  return {
    ...(way === 'amount' && readRupees(amount) === undefined && { amount: AMOUNT_MISTAKE }),
    ...(reason.trim().length < 3 && { reason: 'Give the reason.' }),
  };
}

/** Returns what is to be refunded, without its reason; undefined where nothing is chosen. */
export function toWish(values: RefundValues): Omit<Refund, 'reason'> | undefined {
  const { way, counts, amount, restock, charges } = values;
  if (way === 'amount') {
    const typed = readRupees(amount);
    return typed === undefined ? undefined : { amount: typed };
  }
  const items = toItems(counts);
  return items && { items, restock, ...(charges && { charges }) };
}
