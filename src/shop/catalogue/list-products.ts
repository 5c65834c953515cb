import { type RawBuilder, sql } from 'kysely';
import type { Product, ProductCard } from '#domain/product.ts';
import { normaliseQuery } from '#domain/search.ts';
import type { Ctx } from '#shop/context.ts';
import { sinceOf } from './category-rule.ts';
import { type Counts, countFacets } from './count-facets.ts';
import { allOf, filterConditions, orderOf, scopeConditions } from './list-conditions.ts';
import { type ListProducts, type Scope, findScope } from './list-scope.ts';
import { readProducts, toKeptCard } from './remember-products.ts';
import { search } from './search.ts';
import { openShelf } from './shelf.ts';

export type ProductList<Item> = Counts & {
  items: Item[];
  page: number;
  limit: number;
  /** Nothing was found as it was typed: these come nearest. */
  isCorrected?: boolean;
};

/**
 * One page of cards with the total and the counts of every filter. A category or subcategory that does not exist has no goods. Rule
 * categories answer their question; `q` searches and forgives typing errors when nothing else is found.
 */
export async function listProducts(ctx: Ctx, query: ListProducts = {}): Promise<ProductList<ProductCard>> {
  const { items, ...list } = await listFullProducts(ctx, query);
  return { ...list, items: items.map(toKeptCard) };
}

/** The same with everything that is known of each product, as the API answers it. */
export async function listFullProducts(ctx: Ctx, query: ListProducts = {}): Promise<ProductList<Product>> {
  const { page = 1, limit = 40, q = '' } = query;
  const shelf = await openShelf(ctx);
  const scope = await findScope(ctx, query);
  if (!scope) return { items: [], total: 0, page, limit, facets: [] };
  const text = normaliseQuery(q);
  const found =
    text === '' ? undefined : await shelf.recall(`search ${text}`, () => search(ctx, shelf, text));
  const asked: Asked = { query, scope, found: found?.ids, now: ctx.clock.now() };
  const key = toKey(asked, text);
  const [counts, ids] = await Promise.all([
    shelf.recall(`counts ${key}`, () => countFacets(shelf.tally, asked)),
    shelf.recall(`page ${key} ${query.sort} ${page} ${limit}`, () => readPage(ctx, asked)),
  ]);
  const { isCorrected } = found ?? {};
  return { ...counts, items: await readProducts(ctx, ids), page, limit, ...(isCorrected && { isCorrected }) };
}

type Asked = { query: ListProducts; scope: Scope; found: readonly string[] | undefined; now: Date };

/** All that decides which goods are in a list. */
function toKey({ query, scope, now }: Asked, text: string): string {
  const { featured, min_price: least, max_price: most, filters = {} } = query;
  const since = scope.category?.rule === 'newest' ? sinceOf(now).getTime() : 0;
  const chosen = scope.sets.flatMap(({ key }) => (filters[key] ? [[key, ...filters[key]]] : []));
  return JSON.stringify([
    scope.category?.id,
    scope.subcategoryIds,
    since,
    featured,
    least,
    most,
    chosen,
    text,
  ]);
}

/** The ids of one page: which products fit and which of them come first is settled before anything else of them is fetched. */
async function readPage(ctx: Pick<Ctx, 'db'>, { query, scope, found, now }: Asked): Promise<string[]> {
  const { page = 1, limit = 40, sort, filters = {} } = query;
  const where = allOf([
    ...scopeConditions(scope, query, now),
    ...filterConditions(scope.sets, filters).values(),
  ]);
  const offset = (page - 1) * limit;
  // What a search found is in the order of how well it fits, unless another one is wanted.
  const goods = found
    ? sql`unnest(${found}::text[]) with ordinality as found (id, place) join products p on p.id = found.id`
    : sql`products p`;
  const order: RawBuilder<unknown> = found && !sort ? sql`found.place` : orderOf(sort, scope);
  const { rows } = await sql<{ id: string }>`
    select p.id from ${goods} where ${where} order by ${order} limit ${limit} offset ${offset}`.execute(
    ctx.db,
  );
  return rows.map(({ id }) => id);
}
