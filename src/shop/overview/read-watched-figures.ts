import { sql } from 'kysely';
import type { Ctx } from '#shop/context.ts';
import { isFailedJob, isFailedMessage } from './failed-work.ts';

export type WatchedFigures = {
  /** Orders of the last five minutes. */
  orders: { payment: 'cod' | 'razorpay'; count: number }[];
  /** Payments that failed within the last hour, by how they were made: card, upi, netbanking … */
  failedPayments: { method: string; count: number }[];
  failedMessages: number;
  failedJobs: number;
  /** Seconds for which the oldest message, and the oldest job, has been due. */
  messagesWaitSeconds: number;
  jobsWaitSeconds: number;
};

/**
 * Returns the figures that an operator watches in a shop that sells: an owner loses money while one of them is wrong. Each is found by an
 * index.
 */
export async function readWatchedFigures({ db, clock }: Pick<Ctx, 'db' | 'clock'>): Promise<WatchedFigures> {
  const now = clock.now();
  const [orders, failedPayments, work] = await Promise.all([
    sql<WatchedFigures['orders'][number]>`
      select payment_method as payment, count(*)::int as count from orders
       where placed_at > ${now}::timestamptz - interval '5 minutes' group by payment_method`.execute(db),
    sql<WatchedFigures['failedPayments'][number]>`
      select coalesce(nullif(method, ''), 'unknown') as method, count(*)::int as count from payments
       where status = 'failed' and updated_at > ${now}::timestamptz - interval '1 hour' group by 1`.execute(
      db,
    ),
    sql<Omit<WatchedFigures, 'orders' | 'failedPayments'>>`
      select (select count(*)::int from messages m where ${isFailedMessage(now)}) as "failedMessages",
             (select count(*)::int from pgboss.job j where ${isFailedJob}) as "failedJobs",
             (select coalesce(extract(epoch from ${now}::timestamptz - min(due_at)), 0)::float from messages
               where sent_at is null and failed_at is null and due_at <= ${now}) as "messagesWaitSeconds",
             (select coalesce(extract(epoch from now() - min(start_after)), 0)::float from pgboss.job
               where state in ('created', 'retry') and start_after <= now()) as "jobsWaitSeconds"`.execute(
      db,
    ),
  ]);
  return { orders: orders.rows, failedPayments: failedPayments.rows, ...work.rows[0]! };
}
