import { sql } from 'kysely';
import type { TrackedAction } from '#domain/visit-json.ts';
import type { Reader } from '#shop/context.ts';
import { type Period, isWithin } from './period.ts';

/** How often each action was taken in a period: how many looked, put into the cart, began to check out, bought. */
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

/** The pages that were opened most in a period. */
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
