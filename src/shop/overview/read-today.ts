import { sql } from 'kysely';
import type { TodayAnswer } from '#contract/overview/admin-overview.ts';
import { hourMs } from '#domain/durations.ts';
import type { StaffAbility } from '#domain/staff/abilities.ts';
import { TICKET_WARNING_HOURS } from '#domain/support/ticket.ts';
import { toIndianDay } from '#domain/indian-time.ts';
import { hasAbility } from '#shop/access/require-ability.ts';
import { requireStaff } from '#shop/access/require-staff.ts';
import type { Reader } from '#shop/context.ts';
import { isCashDue, isLate, owesCash } from '#shop/orders/admin-orders/narrow-orders.ts';
import { hasMissingPieces } from '#shop/orders/packing/list-missing-pieces.ts';
import { needsLook } from '#shop/orders/admin-orders/needs-attention.ts';
import { isWaiting } from '#shop/stock/requests/request-rows.ts';
import { stockItems } from '#shop/stock/stock-items.ts';
import { isFailedJob, isFailedMessage } from './failed-work.ts';
import { isBackupDue } from './is-backup-due.ts';
import { readSales } from './read-sales.ts';

type Counted = Exclude<keyof TodayAnswer, 'sales'>;

/** The ability that shows each count, and the rows that are counted. */
const COUNTS: Record<Counted, [StaffAbility, (reader: Reader) => ReturnType<typeof sql>]> = {
  to_confirm: ['ship_orders', () => sql`orders o where o.status = 'pending' and o.payment_method = 'cod'`],
  to_pack: ['ship_orders', () => sql`orders o where o.status = 'processing' and o.packed_at is null`],
  pieces_missing: ['ship_orders', () => sql`orders o where ${hasMissingPieces}`],
  to_hand_over: [
    'ship_orders',
    () => sql`orders o where o.status = 'processing' and o.packed_at is not null`,
  ],
  late_deliveries: ['ship_orders', ({ clock }) => sql`orders o where ${isLate(toIndianDay(clock.now()))}`],
  failed_deliveries: [
    'ship_orders',
    () => sql`shipments s where s.state = 'delivery_failed' and s.answered_at is null`,
  ],
  returns_due: ['refund', () => sql`returns r where r.state in ('requested', 'received')`],
  money_waiting: ['refund', () => sql`orders o where ${needsLook}`],
  cash_owed: ['refund', () => sql`orders o where ${owesCash}`],
  cash_due: ['collect_cash', () => sql`orders o where ${isCashDue}`],
  tickets_due: [
    'answer_customers',
    (reader) => sql`contact_tickets t where t.resolved_at is null
      and (t.answered_at is null or t.settle_due_at <= ${within(reader, TICKET_WARNING_HOURS)})`,
  ],
  low_stock: ['edit_stock', () => sql`${stockItems} i where i.level in ('none', 'low')`],
  stock_requests: ['edit_stock', () => sql`stock_requests r where ${isWaiting}`],
  reviews: ['answer_customers', () => sql`reviews v where v.state = 'held'`],
  questions: ['answer_customers', () => sql`product_questions q where q.state = 'waiting'`],
  failed_work: [
    'keep_safe',
    ({ clock }) => sql`(select from messages m where ${isFailedMessage(clock.now())}
      union all select from pgboss.job j where ${isFailedJob}) w`,
  ],
  backup_due: ['keep_safe', (reader) => sql`(select where ${isBackupDue(within(reader, -48))}) due`],
};

/**
 * Returns the tasks of today: each count that the caller's abilities show, and the sales for callers who may see invoices. Throws
 * unauthenticated.
 */
export async function readToday(reader: Reader): Promise<TodayAnswer> {
  requireStaff(reader);
  const shown = Object.entries(COUNTS).filter(([, [ability]]) => hasAbility(reader, ability));
  const [counts, sales] = await Promise.all([
    Promise.all(
      shown.map(async ([name, [, counted]]) => [name, await count(reader, counted(reader))] as const),
    ),
    hasAbility(reader, 'see_invoices') ? readSales(reader) : undefined,
  ]);
  return { ...Object.fromEntries(counts), sales };
}

async function count({ db }: Reader, from: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${from}`.execute(db);
  return rows[0]!.count;
}

function within({ clock }: Reader, hours: number): Date {
  return new Date(clock.now().getTime() + hours * hourMs);
}
