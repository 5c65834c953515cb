import { dayMs } from '#domain/durations.ts';
import { sql } from 'kysely';
import { startOfIndianDay, toIndianDay } from '#domain/indian-time.ts';
import { type Ctx, type Tx, inTransaction } from '#shop/context.ts';
import { boughtDuring } from './find-sources.ts';
import { dayOf } from './period.ts';

/** Single visits are kept for this many whole days; then only sums remain, in which nobody can be identified. */
export const KEPT_DAYS = 90;

/** Turns older visits into sums per day and deletes them. Each row is either counted or summed, so running it again changes nothing. */
export async function sumOldVisits(ctx: Ctx): Promise<void> {
  const oldest = new Date(ctx.clock.now().getTime() - KEPT_DAYS * dayMs);
  const before = startOfIndianDay(toIndianDay(oldest));
  await inTransaction(ctx, async (tx) => {
    // Visits are summed first: their orders are found through their purchase actions, which `sumActions` deletes.
    await sumVisits(tx, before);
    await sumActions(tx, before);
    await sumPages(tx, before);
  });
}

// One statement both deletes and sums the same rows, so of two concurrent workers the second finds no rows left.

async function sumVisits(tx: Tx, before: Date): Promise<void> {
  await sql`
    with v as (delete from visits where started_at < ${before} returning *)
    insert into visit_days as d (day, source, medium, campaign, referrer_host, visits, pages, orders, revenue_paise)
    select ${dayOf(sql`v.started_at`)}, utm_source, utm_medium, utm_campaign, referrer_host,
           count(*), sum(pages), sum(b.orders), sum(b.revenue_paise)
      from v, ${boughtDuring} b
     group by 1, 2, 3, 4, 5
    on conflict (day, source, medium, campaign, referrer_host) do update set
      visits = d.visits + excluded.visits, pages = d.pages + excluded.pages,
      orders = d.orders + excluded.orders, revenue_paise = d.revenue_paise + excluded.revenue_paise`.execute(
    tx.db,
  );
}

async function sumActions(tx: Tx, before: Date): Promise<void> {
  await sql`
    with gone as (delete from actions where at < ${before} returning *)
    insert into action_days as d (day, action, product_id, category, times, value_paise)
    select ${dayOf(sql`at`)}, action, coalesce(product_id, ''), coalesce(category, ''), count(*), coalesce(sum(value_paise), 0)
      from gone group by 1, 2, 3, 4
    on conflict (day, action, product_id, category) do update set
      times = d.times + excluded.times, value_paise = d.value_paise + excluded.value_paise`.execute(tx.db);
}

async function sumPages(tx: Tx, before: Date): Promise<void> {
  await sql`
    with gone as (delete from page_views where at < ${before} returning *)
    insert into page_days as d (day, page, views)
    select ${dayOf(sql`at`)}, page, count(*) from gone group by 1, 2
    on conflict (day, page) do update set views = d.views + excluded.views`.execute(tx.db);
}
