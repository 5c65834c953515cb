import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/schema.ts';
import { KEPT_DAYS } from '#domain/customer/retention.ts';
import { dayMs } from '#domain/durations.ts';
import type { Ctx } from '#shop/context.ts';
import { eachApart } from '#shop/each-apart.ts';
import { forgetPhotos } from '#shop/orders/photos/forget-photos.ts';
import { deleteOldLimits } from '#shop/rate-limits/consume.ts';
import { deleteOldQuestions } from '#shop/payments/gateway-questions.ts';

/**
 * Deletes data whose retention has ended, by the table of `domain/customer/retention.ts`; never orders, payments, refunds, invoices or
 * consents, which the law requires the shop to keep. A job runs it every night. Safe to repeat. Throws the first error after everything else
 * was deleted.
 */
export async function forgetOld(ctx: Ctx): Promise<void> {
  await deleteOldLimits(ctx);
  await deleteOldQuestions(ctx);
  const deleted: Record<string, number> = {};
  await eachApart(Object.entries(sweeps), async ([what, sweep]) => {
    const days = KEPT_DAYS[what as keyof typeof KEPT_DAYS];
    const before = new Date(ctx.clock.now().getTime() - days * dayMs);
    deleted[what] = await sweep(ctx.db, before, ctx);
  });
  ctx.log.info(deleted, 'old data was deleted');
}

type Sweep = (db: Kysely<DB>, before: Date, ctx: Ctx) => Promise<number>;

const sweeps: Record<keyof typeof KEPT_DAYS, Sweep> = {
  sessions: (db, before) =>
    count(sql`delete from sessions where least(expires_at, coalesce(ended_at, expires_at)) < ${before}`, db),
  codes: (db, before) => count(sql`delete from otp_codes where expires_at < ${before}`, db),
  links: (db, before) => count(sql`delete from email_proofs where expires_at < ${before}`, db),
  contact_changes: (db, before) => count(sql`delete from contact_changes where expires_at < ${before}`, db),
  // A message that was never sent is kept until it has failed permanently or expired.
  messages: (db, before) =>
    count(
      sql`delete from messages where created_at < ${before} and (sent_at is not null or failed_at is not null or expires_at < ${before})`,
      db,
    ),
  outbox: (db, before) => count(sql`delete from outbox_messages where created_at < ${before}`, db),
  // A webhook repeats what its payment row says, and also names the payer.
  webhooks: (db, before) =>
    count(sql`delete from webhook_events where received_at < ${before} and processed_at is not null`, db),
  idempotency_keys: (db, before) => count(sql`delete from idempotency_keys where created_at < ${before}`, db),
  admin_requests: (db, before) => count(sql`delete from admin_requests where created_at < ${before}`, db),
  imports: (db, before) =>
    count(sql`delete from imports where created_at < ${before} and status not in ('waiting', 'running')`, db),
  addresses: (db, before) => count(sql`delete from addresses where deleted_at < ${before}`, db),
  shipment_labels: (db, before) => count(sql`delete from shipment_labels where created_at < ${before}`, db),
  order_photos: (_, before, ctx) => forgetPhotos(ctx, before),
  stock_requests: (db, before) => count(sql`delete from stock_requests where answered_at < ${before}`, db),
  newsletter_asked: (db, before) =>
    count(
      sql`delete from newsletter_subscriptions where confirmed_at is null and created_at < ${before}`,
      db,
    ),
  newsletter_ended: (db, before) =>
    count(sql`delete from newsletter_subscriptions where ended_at < ${before}`, db),
  tickets: (db, before) => count(sql`delete from contact_tickets where resolved_at < ${before}`, db),
};

async function count(statement: ReturnType<typeof sql>, db: Kysely<DB>): Promise<number> {
  const { numAffectedRows } = await statement.execute(db);
  return Number(numAffectedRows ?? 0);
}
