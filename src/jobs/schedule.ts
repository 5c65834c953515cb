import type { JobName } from '#shop/context.ts';

/** Recurring jobs by the clock (UTC): 20:30 is 2:00 in the morning in India, and 2:30 is 8:00. */
export const schedule: { name: JobName; cron: string }[] = [
  { name: 'sweep-payments', cron: '* * * * *' },
  { name: 'publish-products', cron: '* * * * *' },
  { name: 'ask-couriers', cron: '* * * * *' },
  { name: 'publish-content', cron: '* * * * *' },
  { name: 'switch-price-changes', cron: '* * * * *' },
  { name: 'expire-unconfirmed', cron: '*/10 * * * *' },
  { name: 'give-up-backups', cron: '*/10 * * * *' },
  { name: 'count-sales', cron: '7 * * * *' },
  { name: 'answer-waiting', cron: '17 * * * *' },
  { name: 'warn-of-tickets', cron: '37 * * * *' },
  { name: 'send-daily-summary', cron: '30 2 * * *' },
  { name: 'complete-orders', cron: '30 20 * * *' },
  { name: 'sum-old-visits', cron: '45 20 * * *' },
  { name: 'forget-pictures', cron: '50 20 * * *' },
  { name: 'fetch-settlements', cron: '15 21 * * *' },
  { name: 'forget-old', cron: '0 21 * * *' },
  { name: 'save-daily-backup', cron: '40 21 * * *' },
];
