import { Gauge, type Registry } from 'prom-client';
import { type WatchedFigures, readWatchedFigures } from '#shop/overview/read-watched-figures.ts';
import type { Ctx } from '#shop/context.ts';

/**
 * Creates the metrics of the shop itself. Each process reads them from the database when they are requested, so all processes report the
 * same.
 */
export function createShopGauges(registry: Registry) {
  const gauge = <Label extends string = never>(name: string, help: string, labelNames: Label[] = []) =>
    new Gauge({ name, help, labelNames, registers: [registry] });
  const databaseUp = gauge('shop_database_up', '1 while the database answers, else 0');
  const orders = gauge('shop_orders_last_5_minutes', 'Orders placed within five minutes', ['payment']);
  const failedPayments = gauge('shop_payments_failed_last_hour', 'Payments that failed within an hour', [
    'method',
  ]);
  const failedMessages = gauge('shop_messages_failed', 'Messages that were given up and need attention');
  const failedJobs = gauge('shop_jobs_failed', 'Jobs that were given up and need attention');
  const messagesWait = gauge(
    'shop_messages_wait_seconds',
    'Seconds for which the oldest message has been due',
  );
  const jobsWait = gauge('shop_jobs_wait_seconds', 'Seconds for which the oldest job has been due');

  function write(figures: WatchedFigures): void {
    orders.reset();
    for (const payment of ['cod', 'razorpay'] as const)
      orders.set({ payment }, figures.orders.find((each) => each.payment === payment)?.count ?? 0);
    failedPayments.reset();
    for (const { method, count } of figures.failedPayments) failedPayments.set({ method }, count);
    failedMessages.set(figures.failedMessages);
    failedJobs.set(figures.failedJobs);
    messagesWait.set(figures.messagesWaitSeconds);
    jobsWait.set(figures.jobsWaitSeconds);
  }

  return {
    /** Reads the metrics; while the database does not answer, `shop_database_up` is 0 and the others keep their values. */
    async update(ctx: Ctx): Promise<void> {
      try {
        write(await readWatchedFigures(ctx));
        databaseUp.set(1);
      } catch {
        databaseUp.set(0);
      }
    },
  };
}
