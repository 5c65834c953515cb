import { sql } from 'kysely';
import type { TrackedAction } from '#domain/analytics/visit.ts';
import type { Reader } from '#shop/context.ts';
import { type Period, isWithin } from './period.ts';

/** Returns how often each action was taken in a period, such as product views, additions to the cart, checkouts begun and purchases. */
export async function findActions(
  { db }: Pick<Reader, 'db'>,
  period: Period,
): Promise<{ action: TrackedAction; times: number }[]> {
  const { rows } = await sql<{ action: TrackedAction; times: number }>`
    select action, sum(times)::int as times
      from (select action, times from action_days where day between ${period.from}::date and ${period.to}::date
            union all
            select action, 1 from actions where ${isWithin(sql`at`, period)}) as each
     group by action order by 2 desc, 1`.execute(db);
  return rows;
}

/** Returns the pages that were opened most in a period. */
export async function findPages(
  { db }: Pick<Reader, 'db'>,
  period: Period,
  limit = 20,
): Promise<{ page: string; views: number }[]> {
  const { rows } = await sql<{ page: string; views: number }>`
    select page, sum(views)::int as views
      from (select page, views from page_days where day between ${period.from}::date and ${period.to}::date
            union all
            select page, 1 from page_views where ${isWithin(sql`at`, period)}) as each
     group by page order by 2 desc, 1 limit ${limit}`.execute(db);
  return rows;
}

export type Interest = { name: string; views: number; carts: number };

/** Returns how often each product was viewed and put into a cart in a period, most viewed first. */
export async function findInterest(
  { db }: Pick<Reader, 'db'>,
  period: Period,
  limit = 20,
): Promise<Interest[]> {
  const { rows } = await sql<Interest>`
    select p.name, coalesce(sum(times) filter (where action = 'view_product'), 0)::int as views,
           coalesce(sum(times) filter (where action = 'add_to_cart'), 0)::int as carts
      from (select action, product_id, times from action_days where day between ${period.from}::date and ${period.to}::date
            union all
            select action, product_id, 1 from actions where ${isWithin(sql`at`, period)}) as each
      join products p on p.id = each.product_id
     group by p.id, p.name order by 2 desc, 3 desc, 1 limit ${limit}`.execute(db);
  return rows;
}

export type Searched = { query: string; times: number; inVain: number };

/** Returns the searches of a period, and how often each found nothing. Searches are known only for as long as single visits are kept. */
export async function findSearches(
  { db }: Pick<Reader, 'db'>,
  period: Period,
  limit = 20,
): Promise<Searched[]> {
  const { rows } = await sql<Searched>`
    select searched.* from (${searchesOf(period)}) searched order by times desc, query limit ${limit}`.execute(
    db,
  );
  return rows;
}

/** Returns the searches of a period that found nothing, most often first. */
export async function findEmptySearches(
  { db }: Pick<Reader, 'db'>,
  period: Period,
  limit: number,
): Promise<Searched[]> {
  const { rows } = await sql<Searched>`
    select searched.* from (${searchesOf(period)}) searched where "inVain" > 0
     order by "inVain" desc, times desc, query limit ${limit}`.execute(db);
  return rows;
}

function searchesOf(period: Period) {
  return sql`
    select metadata->>'query' as query, count(*)::int as times,
           (count(*) filter (where metadata->>'results' = '0'))::int as "inVain"
      from actions
     where action = 'search' and metadata->>'query' <> '' and ${isWithin(sql`at`, period)} group by 1`;
}
