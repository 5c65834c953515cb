import type { JobName } from '#shop/context.ts';

/** What happens by the clock (UTC): half past eight in the evening is two at night in India, half past two is eight in the morning. */
export const schedule: { name: JobName; cron: string }[] = [
  { name: 'sweep-payments', cron: '* * * * *' },
  { name: 'expire-unconfirmed', cron: '*/10 * * * *' },
  { name: 'count-sales', cron: '7 * * * *' },
  { name: 'answer-waiting', cron: '17 * * * *' },
  { name: 'warn-of-tickets', cron: '37 * * * *' },
  { name: 'send-daily-summary', cron: '30 2 * * *' },
  { name: 'complete-orders', cron: '30 20 * * *' },
  { name: 'sum-old-visits', cron: '45 20 * * *' },
  { name: 'forget-old', cron: '0 21 * * *' },
];
