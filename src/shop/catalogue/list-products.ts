import { type RawBuilder, sql } from 'kysely';
import { normaliseQuery } from '#domain/search.ts';
import type { Product, ProductCard } from '#domain/product.ts';
import type { Facet } from '#domain/product-query.ts';
import type { Ctx } from '#shop/context.ts';
import { correctWords } from './correct-words.ts';
import { countFacets } from './count-facets.ts';
import { type Condition, allOf, filterConditions, orderOf, scopeConditions } from './list-conditions.ts';
import { type ListProducts, type Scope, findScope } from './list-scope.ts';
import {
  type CardRow,
  type ProductRow,
  cardColumns,
  productColumns,
  productTables,
  toCard,
  toProduct,
} from './product-rows.ts';
import { type Search, searchFor, searchForWords } from './search-condition.ts';

export type ProductList<Item> = {
  items: Item[];
  total: number;
  page: number;
  limit: number;
  facets: Facet[];
};

/**
 * One page of cards with the total and the counts of every filter, all from the database. A category or subcategory that does not
 * exist has no goods. Rule categories answer their question; `q` searches and forgives typing errors when nothing else is found.
 */
export function listProducts(ctx: Ctx, query: ListProducts = {}): Promise<ProductList<ProductCard>> {
  return list(ctx, query, { columns: cardColumns, convert: toCard });
}

/** The same with everything that is known of each product, as the API answers it. */
export function listFullProducts(ctx: Ctx, query: ListProducts = {}): Promise<ProductList<Product>> {
  return list(ctx, query, { columns: productColumns, convert: toProduct });
}

type Shape<Row, Item> = { columns: RawBuilder<Row>; convert: (row: Row) => Item };
type Db = Pick<Ctx, 'db'>;

async function list<Row extends CardRow | ProductRow, Item>(
  ctx: Ctx,
  query: ListProducts,
  shape: Shape<Row, Item>,
): Promise<ProductList<Item>> {
  const { page = 1, limit = 40, q = '' } = query;
  const scope = await findScope(ctx, query);
  if (!scope) return { items: [], total: 0, page, limit, facets: [] };
  const searched = { query, scope, now: ctx.clock.now() };
  const text = normaliseQuery(q);
  if (text === '') return readPage(ctx, { ...searched, search: undefined }, shape);
  const found = await readPage(ctx, { ...searched, search: searchFor(text) }, shape);
  const words = found.total === 0 ? await correctWords(ctx, text) : undefined;
  return words ? readPage(ctx, { ...searched, search: searchForWords(words) }, shape) : found;
}

type Searched = { query: ListProducts; scope: Scope; search: Search | undefined; now: Date };

async function readPage<Row, Item>(
  ctx: Db & Pick<Ctx, 'memory'>,
  searched: Searched,
  shape: Shape<Row, Item>,
): Promise<ProductList<Item>> {
  const { query, scope, search, now } = searched;
  const { page = 1, limit = 40, sort } = query;
  const conditions = scopeConditions(scope, query, now);
  const base = allOf(search ? [...conditions, search.condition] : conditions);
  const filters = filterConditions(scope.sets, query.filters ?? {});
  const where = allOf([base, ...filters.values()]);
  const order = orderOf(sort, scope, search);
  const counting = () => countFacets(ctx, { base, filters, sets: scope.sets });
  const key = filters.size === 0 ? toScopeKey(searched) : undefined;
  const [counts, items] = await Promise.all([
    key ? ctx.memory.remember(key, ['catalogue'], counting) : counting(),
    readItems(ctx, { where, order, page, limit }, shape),
  ]);
  return { ...counts, items, page, limit };
}

/** A name for lists that many ask for and that are counted alike: a whole category or subcategory, or everything. */
function toScopeKey({ query, scope, search }: Searched): string | undefined {
  const { featured, min_price: least, max_price: most } = query;
  if (search || featured !== undefined || least !== undefined || most !== undefined) return undefined;
  return `counts ${scope.category?.id ?? ''} ${scope.subcategoryIds?.join() ?? ''}`;
}

type Slice = { where: Condition; order: RawBuilder<unknown>; page: number; limit: number };

async function readItems<Row, Item>(
  db: Db,
  slice: Slice,
  { columns, convert }: Shape<Row, Item>,
): Promise<Item[]> {
  const { where, order, page, limit } = slice;
  // Which products come first is settled before their pictures and variants are fetched.
  const { rows } = await sql<Row>`
    with first as (
      select p.id from products p where ${where} order by ${order} limit ${limit} offset ${(page - 1) * limit}),
    chosen as materialized (select id, row_number() over () as place from first)
    select ${columns} from chosen join ${productTables} on p.id = chosen.id order by chosen.place`.execute(
    db.db,
  );
  return rows.map(convert);
}
