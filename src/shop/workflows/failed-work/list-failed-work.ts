import { sql } from 'kysely';
import type { FailedWorkJson, FailedWorkListing } from '#contract/safety/failed-work.ts';
import { toOffset } from '#domain/paging.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import type { Reader } from '#shop/context.ts';
import { countRows } from '#platform/postgres/count-rows.ts';
import { escapeLike } from '#platform/postgres/escape-like.ts';
import { isFailedJob, isFailedMessage } from '#shop/overview/failed-work.ts';

type Row = Omit<FailedWorkJson, 'failed_at'> & { failed_at: Date };

/** Returns one page of the messages and jobs that were given up, newest first. Throws unauthenticated, forbidden. */
export async function listFailedWork(
  reader: Reader,
  listing: FailedWorkListing,
): Promise<{ failed: FailedWorkJson[]; total: number }> {
  requireAbility(reader, 'keep_safe');
  const searched = escapeLike((listing.q ?? '').replaceAll(/[_-]/g, ' '));
  const work = sql`(${messages(reader.clock.now())} union all ${jobs}) w
    where (${listing.kind ?? null}::text is null or w.kind = ${listing.kind ?? null})
      and translate(concat_ws(' ', w.name, w."to", w.order_number, w.reason), '_-', '  ') ilike ${`%${searched}%`}`;
  const [{ rows }, total] = await Promise.all([
    sql<Row>`select * from ${work} order by failed_at desc, id limit ${listing.limit} offset ${toOffset(listing)}`.execute(
      reader.db,
    ),
    countRows(reader.db, sql`(select from ${work})`),
  ]);
  const failed = rows.map((row) => ({ ...row, failed_at: row.failed_at.toISOString() }));
  return { failed, total };
}

function messages(now: Date) {
  return sql`
    select m.id, 'message' as kind, m.kind as name, m.recipient as "to", o.order_number, m.failure as reason, m.attempts, m.failed_at
      from messages m left join orders o on o.id = m.order_id
     where ${isFailedMessage(now)}`;
}

/** Selects failed jobs. The reason of a job is the shop's own sentence where it refused; other errors stay in the log. */
const jobs = sql`
  select j.id::text, 'job' as kind, j.name, null as "to", o.order_number,
         coalesce(j.output ->> 'sentence', 'Something went wrong; the log of the program says what') as reason,
         j.retry_count + 1 as attempts, j.completed_on as failed_at
    from pgboss.job j left join orders o on o.id = j.data ->> 'orderId'
   where ${isFailedJob}`;
