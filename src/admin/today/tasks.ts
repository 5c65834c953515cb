import type { Answer } from '#contract/endpoints.ts';

export type Counts = Answer<'GET /admin/today'>;

export type Task = {
  count: keyof Omit<Counts, 'sales'>;
  name: string;
  /** The screen for the task. */
  href: string;
  isUrgent?: boolean;
};

/** The tasks, in the order of the day. */
export const tasks: readonly Task[] = [
  { count: 'to_confirm', name: 'Orders to confirm', href: '/orders?stage=to_confirm&sort=oldest' },
  { count: 'to_pack', name: 'Orders to pack', href: '/pack' },
  {
    count: 'pieces_missing',
    name: 'Orders with a missing piece',
    href: '/orders?missing=true',
    isUrgent: true,
  },
  { count: 'to_hand_over', name: 'Parcels to hand over', href: '/pack?stage=to_hand_over' },
  { count: 'late_deliveries', name: 'Late deliveries', href: '/orders?late=true', isUrgent: true },
  {
    count: 'failed_deliveries',
    name: 'Failed deliveries to answer',
    href: '/orders?failed=true',
    isUrgent: true,
  },
  { count: 'returns_due', name: 'Returns to answer or complete', href: '/returns?state=requested,received' },
  { count: 'money_waiting', name: 'Refunds to look at', href: '/orders?look=true', isUrgent: true },
  { count: 'cash_owed', name: 'Cash to hand back', href: '/orders?cash_owed=true', isUrgent: true },
  { count: 'tickets_due', name: 'Tickets to answer', href: '/tickets?state=open', isUrgent: true },
  { count: 'reviews', name: 'Reviews to approve', href: '/reviews?state=held&sort=oldest' },
  { count: 'questions', name: 'Questions to answer', href: '/questions?state=waiting&sort=oldest' },
  { count: 'failed_work', name: 'Messages and jobs that failed', href: '/safety/failed', isUrgent: true },
  {
    count: 'backup_due',
    name: 'Backup failed, untested or older than two days',
    href: '/safety',
    isUrgent: true,
  },
];

/** The figures to keep an eye on. */
export const watched: readonly Task[] = [
  { count: 'cash_due', name: 'COD cash to book', href: '/money/cod' },
  { count: 'low_stock', name: 'Low stock', href: '/stock?level=none,low&sort=least' },
  { count: 'stock_requests', name: 'Customers waiting for stock', href: '/stock/requests?state=waiting' },
];
