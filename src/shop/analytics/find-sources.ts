import { sql } from 'kysely';
import type { Paise } from '#domain/money/money.ts';
import type { Reader } from '#shop/context.ts';
import { type Period, isSold, isWithin } from './period.ts';

export type Source = {
  /** `utm_source` as the link had it, like medium and campaign below; empty without one. */
  source: string;
  medium: string;
  campaign: string;
  /** The site that linked here; empty for visitors who typed the address or came from an app. */
  referrerHost: string;
  visits: number;
  pages: number;
  orders: number;
  revenuePaise: Paise;
};

/**
 * Counts the visits that began in a period by their source, with the orders placed during them. Days that are already summed are read from
 * the sums.
 */
export async function findSources({ db }: Pick<Reader, 'db'>, period: Period): Promise<Source[]> {
  const { rows } = await sql<Source>`
    select source, medium, campaign, referrer_host as "referrerHost", sum(visits)::int as visits, sum(pages)::int as pages,
           sum(orders)::int as orders, sum(revenue_paise)::bigint as "revenuePaise"
      from (select source, medium, campaign, referrer_host, visits, pages, orders, revenue_paise
              from visit_days where day between ${period.from}::date and ${period.to}::date
            union all
            select v.utm_source, v.utm_medium, v.utm_campaign, v.referrer_host, 1, v.pages, b.orders, b.revenue_paise
              from visits v, ${boughtDuring} b
             where ${isWithin(sql`v.started_at`, period)}) as each
     group by source, medium, campaign, referrer_host
     order by 5 desc, 1, 2, 3, 4`.execute(db);
  return rows;
}

/** The orders placed during the visit `v` that count as sold, and the money paid for their products. */
export const boughtDuring = sql`lateral (
  select count(o.id)::int as orders,
         coalesce(sum(o.subtotal_paise - o.coupon_paise - o.prepaid_discount_paise), 0)::bigint as revenue_paise
    from actions a join orders o on o.id = a.order_id
   where a.visit_id = v.id and a.action = 'purchase' and ${isSold})`;
