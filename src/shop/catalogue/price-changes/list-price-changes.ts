import { sql } from 'kysely';
import { notFound } from '#domain/error.ts';
import { toRupees } from '#domain/money/money.ts';
import { MOST_EXPORTED, toOffset } from '#domain/paging.ts';
import type {
  PriceChangeJson,
  PriceChangeListing,
  PriceChangeRow,
  PriceChangesAnswer,
} from '#contract/pricing/price-change.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import { countRows } from '#platform/postgres/count-rows.ts';
import { escapeLike } from '#platform/postgres/escape-like.ts';
import type { Reader } from '#shop/context.ts';
import { loweredPrices } from './lowered-prices.ts';
import { isTarget } from './target-products.ts';

/** The most kept prices that are listed by name. */
const MOST_NAMED = 100;

/** Returns one page of the price changes. Throws unauthenticated, forbidden. */
export async function listPriceChanges(
  reader: Reader,
  listing: PriceChangeListing,
): Promise<PriceChangesAnswer> {
  requireAbility(reader, 'edit_promotions');
  const found = narrow(reader, listing);
  const rows = await inOrder(found, listing.sort).limit(listing.limit).offset(toOffset(listing)).execute();
  return { price_changes: rows.map(toRow), total: await countRows(reader.db, found) };
}

/** Returns at most `MOST_EXPORTED` price changes of the list for a file, ignoring the requested page. Throws unauthenticated, forbidden. */
export async function exportPriceChanges(
  reader: Reader,
  listing: PriceChangeListing,
): Promise<PriceChangeRow[]> {
  requireAbility(reader, 'edit_promotions');
  const rows = await inOrder(narrow(reader, listing), listing.sort).limit(MOST_EXPORTED).execute();
  return rows.map(toRow);
}

/** Returns one price change with its targets. Throws unauthenticated, forbidden, not_found. */
export async function getPriceChange(reader: Reader, id: string): Promise<PriceChangeJson> {
  requireAbility(reader, 'edit_promotions');
  const row = await select(reader).where('c.id', '=', id).executeTakeFirst();
  if (!row) throw notFound('Price change');
  const { db } = reader;
  const [products, categories, collections, kept] = await Promise.all([
    db
      .selectFrom('price_change_targets as t')
      .innerJoin('products as p', 'p.id', 't.product_id')
      .select(['p.id', 'p.name'])
      .where('t.price_change_id', '=', id)
      .orderBy('p.name')
      .execute(),
    db
      .selectFrom('price_change_targets as t')
      .innerJoin('categories as k', 'k.id', 't.category_id')
      .select(['k.id', 'k.name'])
      .where('t.price_change_id', '=', id)
      .orderBy('k.position')
      .execute(),
    db
      .selectFrom('price_change_targets as t')
      .innerJoin('collections as o', 'o.id', 't.collection_id')
      .select(['o.id', 'o.name'])
      .where('t.price_change_id', '=', id)
      .orderBy('o.name')
      .execute(),
    db
      .selectFrom('price_change_lines as l')
      .innerJoin('products as p', 'p.id', 'l.product_id')
      .select(['p.id', 'p.name'])
      .distinct()
      .where('l.price_change_id', '=', id)
      .where('l.outcome', '=', 'kept')
      .orderBy('p.name')
      .limit(MOST_NAMED)
      .execute(),
  ]);
  return {
    ...toRow(row),
    lowered: row.state === 'scheduled' ? await countLowered(reader, id) : row.products,
    target_products: products,
    target_categories: categories,
    target_collections: collections,
    kept_products: kept,
  };
}

async function countLowered(reader: Reader, id: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct o.product_id)::int as count from ${loweredPrices(reader, id)} o`.execute(reader.db);
  return rows[0]!.count;
}

function select({ db, clock }: Reader) {
  const products = sql<number>`(case when c.state = 'scheduled'
    then (select count(*) from products p where p.price_paise is not null and ${isTarget({ clock })})
    else (select count(distinct l.product_id) from price_change_lines l where l.price_change_id = c.id) end)::int`;
  const kept = sql<number>`(
    select count(*) from price_change_lines l where l.price_change_id = c.id and l.outcome = 'kept')::int`;
  return db
    .selectFrom('price_changes as c')
    .selectAll('c')
    .select([products.as('products'), kept.as('kept')]);
}

type Row = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>;

function narrow(reader: Reader, { q, state }: PriceChangeListing) {
  let found = select(reader);
  if (state) found = found.where('c.state', '=', state);
  if (q) found = found.where('c.name', 'ilike', `%${escapeLike(q)}%`);
  return found;
}

function inOrder(found: ReturnType<typeof narrow>, sort: PriceChangeListing['sort']) {
  const orders = {
    begins: () => found.orderBy('c.begins_at', 'desc'),
    oldest: () => found.orderBy('c.begins_at'),
    name: () => found.orderBy('c.name'),
  };
  return orders[sort]().orderBy('c.id');
}

function toRow(row: Row): PriceChangeRow {
  const { id, name, version, products, kept } = row;
  return {
    id,
    name,
    kind: row.percent_bp === null ? 'amount' : 'percent',
    off: row.percent_bp === null ? toRupees(row.amount_paise ?? 0) : row.percent_bp / 100,
    whole_shop: row.is_whole_shop,
    begins_at: row.begins_at.toISOString(),
    ends_at: row.ends_at?.toISOString() ?? null,
    state: row.state as PriceChangeRow['state'],
    products,
    kept,
    version,
  };
}
