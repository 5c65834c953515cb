import { type RawBuilder, sql } from 'kysely';
import { MOST_OF_A_VISIT, UTM_FIELDS, toPagePath, toReferrer, toWord } from '#domain/analytics/visit.ts';
import type { TrackVisit } from '#contract/visit.ts';
import { customerOf } from '#shop/access/actor-ids.ts';
import { type Ctx, makeId } from '#shop/context.ts';

/**
 * Counts a page of a visit; the first page sets where the visitor came from. It is one statement that does not wait for the disk: a power
 * cut may lose the last half second of counting. The customer is known from the session alone, and stored only if they agreed. A visit
 * stops counting after `MOST_OF_A_VISIT` pages.
 */
export async function recordVisit(ctx: Ctx, input: TrackVisit): Promise<void> {
  const page = toPagePath(input.page);
  const referrer = toReferrer(input.referrer, new URL(ctx.publicUrl).host);
  const [source, medium, campaign, term, content] = UTM_FIELDS.map((field) => toWord(input[field]));
  const now = ctx.clock.now();
  await sql`
    with seen as (
      insert into visits as v (id, customer_id, landing_page, referrer, referrer_host,
                               utm_source, utm_medium, utm_campaign, utm_term, utm_content, pages, started_at)
      values (${input.session_id}, ${linkedCustomer(ctx)}, ${page}, ${referrer.url}, ${referrer.host},
              ${source}, ${medium}, ${campaign}, ${term}, ${content}, 1, ${now})
      on conflict (id) do update set
        pages = v.pages + 1,
        customer_id = coalesce(excluded.customer_id, v.customer_id),
        ${sql.join(sources.map((field) => sql`${sql.ref(field)} = case when v.pages = 0 then excluded.${sql.ref(field)} else v.${sql.ref(field)} end`))}
      where v.pages < ${MOST_OF_A_VISIT}
      returning v.id)
    insert into page_views (id, visit_id, page, at)
    select ${makeId(ctx, 'pgv')}, seen.id, ${page}, ${now}
      from seen, set_config('synchronous_commit', 'off', true)`.execute(ctx.db);
}

/** The columns that an action leaves empty when it opens the visit because it arrived before its page. */
const sources = ['landing_page', 'referrer', 'referrer_host', ...UTM_FIELDS];

/** Returns the SQL for the id of the calling customer, or null if they did not agree to have it stored with their visits. */
export function linkedCustomer(ctx: Pick<Ctx, 'actor'>): RawBuilder<string | null> {
  return sql`(select id from customers where id = ${customerOf(ctx)} and visits_linked)`;
}
