import { sql } from 'kysely';
import { toPaise } from '#domain/money/money.ts';
import { MOST_OF_A_VISIT, toPagePath, toSearchTerm, toWord } from '#domain/analytics/visit.ts';
import type { TrackAction } from '#contract/visit.ts';
import { customerOf } from '#shop/access/actor-ids.ts';
import { type Ctx, makeId } from '#shop/context.ts';
import { linkedCustomer } from './record-visit.ts';

/**
 * Records one of the six actions of a visit, in one statement that does not wait for the disk. A purchase counts once for each order
 * (`metadata.order_id`), and only for an order of the customer who sent it.
 */
export async function recordAction(ctx: Ctx, input: TrackAction): Promise<void> {
  const { action, session_id, value } = input;
  const customerId = customerOf(ctx);
  const page = toPagePath(input.page);
  const now = ctx.clock.now();
  const metadata = readFacts(input);
  const orderId = action === 'purchase' ? String(metadata.order_id ?? '') : null;
  await sql`
    with bought as (
      select ${orderId}::text as order_id
       where ${orderId}::text is null or exists (select from orders where id = ${orderId} and customer_id = ${customerId})
    ), seen as (
      insert into visits as v (id, customer_id, landing_page, actions, started_at)
      select ${session_id}, ${linkedCustomer(ctx)}, ${page}, 1, ${now} from bought
      on conflict (id) do update set
        actions = v.actions + 1,
        customer_id = coalesce(excluded.customer_id, v.customer_id)
      where v.actions < ${MOST_OF_A_VISIT}
      returning v.id)
    insert into actions (id, visit_id, customer_id, action, page, product_id, category, value_paise, order_id, metadata, at)
    select ${makeId(ctx, 'act')}, seen.id, ${linkedCustomer(ctx)}, ${action}, ${page}, ${toKey(input.product_id)}, ${toKey(input.category)},
           ${typeof value === 'number' ? toPaise(value) : null}::bigint, bought.order_id, ${JSON.stringify(metadata)}::jsonb, ${now}
      from bought, seen, set_config('synchronous_commit', 'off', true)
    on conflict (order_id) where action = 'purchase' do nothing`.execute(ctx.db);
}

function toKey(text: string | null | undefined): string | null {
  return toWord(text) || null;
}

/** Returns the facts that may be stored: a search only as `toSearchTerm` leaves it, and only texts that the database can hold. */
function readFacts({ action, metadata }: TrackAction): Record<string, unknown> {
  const facts = Object.entries(metadata ?? {}).map(([name, fact]) => [
    name.toWellFormed(),
    typeof fact === 'string' ? fact.toWellFormed() : fact,
  ]);
  const stored: Record<string, unknown> = Object.fromEntries(facts);
  if (action === 'search') stored.query = toSearchTerm(String(stored.query ?? ''));
  return stored;
}
