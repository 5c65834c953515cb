import { sql } from 'kysely';
import { notFound } from '#domain/error.ts';
import { toRupees } from '#domain/money/money.ts';
import { MOST_EXPORTED, toOffset } from '#domain/paging.ts';
import type {
  AdminPromotionJson,
  PromotionListing,
  PromotionsAnswer,
} from '#contract/pricing/admin-promotion.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import { countRows } from '#platform/postgres/count-rows.ts';
import { escapeLike } from '#platform/postgres/escape-like.ts';
import type { Reader } from '#shop/context.ts';

/** Returns one page of the promotion codes. Throws unauthenticated, forbidden. */
export async function listPromotions(reader: Reader, listing: PromotionListing): Promise<PromotionsAnswer> {
  requireAbility(reader, 'edit_promotions');
  const found = narrow(reader, listing);
  const rows = await inOrder(found, listing.sort).limit(listing.limit).offset(toOffset(listing)).execute();
  return { promotions: rows.map(toJson), total: await countRows(reader.db, found) };
}

/** Returns at most `MOST_EXPORTED` codes of the list for a file, ignoring the requested page. Throws unauthenticated, forbidden. */
export async function exportPromotions(
  reader: Reader,
  listing: PromotionListing,
): Promise<AdminPromotionJson[]> {
  requireAbility(reader, 'edit_promotions');
  const rows = await inOrder(narrow(reader, listing), listing.sort).limit(MOST_EXPORTED).execute();
  return rows.map(toJson);
}

/** Returns one promotion code. Throws unauthenticated, forbidden, not_found. */
export async function getPromotion(reader: Reader, id: string): Promise<AdminPromotionJson> {
  requireAbility(reader, 'edit_promotions');
  const row = await select(reader).where('p.id', '=', id).executeTakeFirst();
  if (!row) throw notFound('Promotion');
  return toJson(row);
}

function select({ db, clock }: Reader) {
  const now = clock.now();
  const state = sql<AdminPromotionJson['state']>`
    case when p.archived_at is not null or p.ends_at <= ${now} then 'ended'
         when p.used_count >= p.usage_limit then 'used_up'
         when p.starts_at > ${now} then 'scheduled' else 'running' end`;
  const givenAway = sql<number>`coalesce((
    select sum(o.coupon_paise) from promotion_redemptions r join orders o on o.id = r.order_id
     where r.promotion_id = p.id and r.released_at is null), 0)::bigint`;
  return db
    .selectFrom('promotions as p')
    .leftJoin('collections as c', 'c.id', 'p.collection_id')
    .selectAll('p')
    .select('c.name as collection_name')
    .select([state.as('state'), givenAway.as('given_away_paise')]);
}

type Row = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>;

function narrow(reader: Reader, { q, state }: PromotionListing) {
  let found = reader.db.selectFrom(select(reader).as('p')).selectAll();
  if (state) found = found.where('p.state', '=', state);
  if (!q) return found;
  const pattern = `%${escapeLike(q)}%`;
  return found.where((eb) => eb.or([eb('p.code', 'ilike', pattern), eb('p.description', 'ilike', pattern)]));
}

function inOrder(found: ReturnType<typeof narrow>, sort: PromotionListing['sort']) {
  const orders = {
    newest: () => found.orderBy('p.created_at', 'desc'),
    code: () => found.orderBy('p.code'),
    used: () => found.orderBy('p.used_count', 'desc'),
    given_away: () => found.orderBy('p.given_away_paise', 'desc'),
    ends: () => found.orderBy('p.ends_at', (order) => order.asc().nullsLast()),
  };
  return orders[sort]().orderBy('p.id');
}

function toJson(row: Row): AdminPromotionJson {
  return {
    id: row.id,
    code: row.code,
    description: row.description,
    type: row.type === 'fixed' ? 'fixed' : 'percentage',
    discount: row.type === 'fixed' ? toRupees(row.amount_paise ?? 0) : (row.percent_bp ?? 0) / 100,
    max_discount: row.max_discount_paise === null ? null : toRupees(row.max_discount_paise),
    minimum: toRupees(row.minimum_paise),
    collection_id: row.collection_id,
    collection: row.collection_id === null ? null : { id: row.collection_id, name: row.collection_name! },
    starts_at: row.starts_at?.toISOString() ?? null,
    ends_at: row.ends_at?.toISOString() ?? null,
    usage_limit: row.usage_limit,
    per_customer_limit: row.per_customer_limit,
    shown_in_strip: row.shown_in_strip,
    state: row.state,
    used_count: row.used_count,
    given_away: toRupees(Number(row.given_away_paise)),
    version: row.version,
  };
}
