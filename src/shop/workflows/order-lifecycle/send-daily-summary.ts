import { sql } from 'kysely';
import { formatDayMonth } from '#domain/day-words.ts';
import { dayMs } from '#domain/durations.ts';
import { toIndianDay } from '#domain/indian-time.ts';
import { type DailySummary, MOST_NAMED } from '#domain/messaging/owner-messages.ts';
import { readSettings } from '#shop/content/read-settings.ts';
import { type Ctx, type Reader, inTransaction } from '#shop/context.ts';
import { findOwnerRoute, listOwners } from '#shop/messaging/list-owners.ts';
import { writeMessages } from '#shop/messaging/write-message.ts';
import { needsLook } from '#shop/orders/admin-orders/needs-attention.ts';

const cashDays = 7;

/**
 * Sends each owner once a day the work that needs their attention: orders to confirm, refunds, cash that is not booked and messages that
 * were not sent, and, if the settings include them, the new orders of the day before. Sends nothing if there is nothing to report. A job
 * runs it each morning.
 */
export async function sendDailySummary(ctx: Ctx): Promise<void> {
  const { notifications, seller } = await readSettings(ctx);
  const owners = await listOwners(ctx, findOwnerRoute(ctx, seller));
  const summary = await readSummary(ctx, { withOrders: notifications.newOrders === 'daily' });
  if (owners.length === 0 || isEmpty(summary)) return;
  const today = toIndianDay(ctx.clock.now());
  await inTransaction(ctx, (tx) =>
    writeMessages(
      tx,
      owners.map(({ channel, to }) => ({
        dedupeKey: `daily_summary/${today}/${to}`,
        to,
        event: {
          kind: 'daily_summary' as const,
          channel,
          day: formatDayMonth(today),
          path: '/admin/',
          ...summary,
        },
      })),
    ),
  );
}

async function readSummary(reader: Reader, { withOrders }: { withOrders: boolean }): Promise<DailySummary> {
  const now = reader.clock.now();
  const yesterday = new Date(now.getTime() - dayMs);
  const weekAgo = new Date(now.getTime() - cashDays * dayMs);
  const [orders, unconfirmed, refunds, cash, unsent] = await Promise.all([
    withOrders ? countOrders(reader, yesterday) : null,
    selectNumbers(reader).where('o.status', '=', 'pending').where('o.payment_method', '=', 'cod').execute(),
    selectNumbers(reader).where(needsLook).execute(),
    selectNumbers(reader)
      .where('o.payment_method', '=', 'cod')
      .where('o.payment_status', '=', 'pending')
      .where('o.status', 'in', ['delivered', 'completed'])
      .where('o.delivered_at', '<=', weekAgo)
      .execute(),
    countUnsent(reader, yesterday),
  ]);
  const toNumbers = (rows: { order_number: string }[]) => rows.map(({ order_number }) => order_number);
  return {
    orders,
    unconfirmed: toNumbers(unconfirmed),
    refunds: toNumbers(refunds),
    cash: toNumbers(cash),
    unsent,
  };
}

function selectNumbers({ db }: Reader) {
  return db
    .selectFrom('orders as o')
    .select('o.order_number')
    .orderBy('o.placed_at')
    .limit(MOST_NAMED + 1);
}

/**
 * Counts the orders since a moment, except those that were cancelled or returned undelivered and those of exchanges, which staff made; an
 * online order counts when it is paid.
 */
async function countOrders({ db }: Reader, since: Date): Promise<DailySummary['orders']> {
  const { rows } = await sql<{ count: number; total: number }>`
    select count(*)::int as count, coalesce(sum(total_paise), 0)::bigint as total from orders
     where case payment_method when 'cod' then placed_at else paid_at end > ${since}
       and status not in ('cancelled', 'returned_to_origin') and exchange_of is null`.execute(db);
  const { count, total } = rows[0]!;
  return count > 0 ? { count, totalPaise: Number(total) } : null;
}

/**
 * Counts the messages that failed permanently, except codes, which customers request again, and the owners' messages about new orders and
 * the daily summary.
 */
async function countUnsent({ db }: Reader, since: Date): Promise<DailySummary['unsent']> {
  const { rows } = await sql<{ kind: string; count: number }>`
    select kind, count(*)::int as count from messages
     where failed_at > ${since} and recipient <> '' and kind not like 'otp%' and kind not in ('new_order', 'daily_summary')
     group by kind order by kind`.execute(db);
  return rows;
}

function isEmpty({ orders, unconfirmed, refunds, cash, unsent }: DailySummary): boolean {
  return orders === null && [unconfirmed, refunds, cash, unsent].every((list) => list.length === 0);
}
