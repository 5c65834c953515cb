import type { JobName } from '#shop/context.ts';

/** What happens by the clock (UTC). */
export const schedule: { name: JobName; cron: string }[] = [{ name: 'sweep-payments', cron: '* * * * *' }];
