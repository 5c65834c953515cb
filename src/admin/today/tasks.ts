import type { Answer } from '#contract/endpoints.ts';

export type Counts = Answer<'GET /admin/today'>;

export type Task = {
  count: keyof Omit<Counts, 'sales'>;
  name: string;
  /** The screen where it is done; left out while there is none. */
  href?: string;
  isUrgent?: boolean;
};

/** What is to be done, in the order of the day. */
export const tasks: readonly Task[] = [
  { count: 'to_confirm', name: 'Confirm calls', href: '/orders?stage=to_confirm&sort=oldest' },
  { count: 'to_pack', name: 'Pack', href: '/pack' },
  { count: 'to_hand_over', name: 'Hand over', href: '/pack?stage=to_hand_over' },
  { count: 'late_deliveries', name: 'Late deliveries', href: '/orders?late=true', isUrgent: true },
  {
    count: 'failed_deliveries',
    name: 'Failed deliveries to answer',
    href: '/orders?failed=true',
    isUrgent: true,
  },
  { count: 'returns_due', name: 'Returns to answer or settle', href: '/returns?state=requested,received' },
  { count: 'money_waiting', name: 'Refunds to look at', href: '/orders?look=true', isUrgent: true },
  { count: 'tickets_due', name: 'Tickets to answer', href: '/tickets?state=open', isUrgent: true },
];

/** What is worth a look. */
export const watched: readonly Task[] = [
  { count: 'cash_due', name: 'COD cash to book', href: '/money/cod' },
  { count: 'low_stock', name: 'Low stock' },
  { count: 'stock_requests', name: 'Customers waiting for stock' },
  { count: 'reviews', name: 'Reviews of this week' },
];
