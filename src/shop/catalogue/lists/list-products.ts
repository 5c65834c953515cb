import type { ProductCard } from '#domain/catalogue/product.ts';
import type { Match } from '#domain/search/match.ts';
import { normaliseQuery } from '#domain/search/search.ts';
import type { Ctx } from '#shop/context.ts';
import { newestSince } from '#shop/catalogue/categories/category-rule.ts';
import { type Asked, type Counts, countFacets, findFitting, leaveOutEmpty } from './count-facets.ts';
import { readingOf } from './list-order.ts';
import { findScope } from './list-scope.ts';
import type { ListProducts } from './list-query.ts';
import { readCards, readDetailedCards } from '#shop/catalogue/products/remember-products.ts';
import { addListTags } from './list-tags.ts';
import { search } from '#shop/catalogue/search/search.ts';
import { openProductIndex } from './product-index.ts';
import type { ProductSearchIndex } from './indexed-product.ts';

export type ProductList<Item> = Counts & {
  items: Item[];
  page: number;
  limit: number;
  /** How a search was answered, where it was not simply as typed. */
  match?: Match;
};

export type ProductIds = Omit<ProductList<never>, 'items'> & { ids: string[] };

/**
 * Returns one page of product cards with the total and the counts of every filter. A category, subcategory or collection that does not exist
 * has no products. Rule categories list the products that meet their rule. `q` searches; if nothing matches as typed, `search` reads it more freely, and `match` says how.
 */
export async function listProducts(ctx: Ctx, query: ListProducts = {}): Promise<ProductList<ProductCard>> {
  const { ids, ...list } = await listProductIds(ctx, query);
  const read = query.isDetailed ? readDetailedCards : readCards;
  return { items: await read(ctx, ids), ...list };
}

/** Returns the page that `listProducts` returns with ids instead of cards, for callers who show the products themselves. */
export async function listProductIds(ctx: Ctx, query: ListProducts): Promise<ProductIds> {
  const { page = 1, limit = 40, q = '' } = query;
  const scope = await findScope(ctx, query);
  addListTags(ctx, query, scope);
  const productIndex = await openProductIndex(ctx);
  if (!scope) return { ids: [], total: 0, page, limit, facets: [] };
  const text = normaliseQuery(q);
  const found =
    text === ''
      ? undefined
      : await productIndex.recall(`search ${text}`, () => search(ctx, productIndex, text));
  const { searchIndex } = productIndex;
  // All categories together have many filters; a search offers only those of the products it found.
  const sets =
    found && !scope.category
      ? leaveOutEmpty(searchIndex, scope.sets, searchIndex.among(found.ids))
      : scope.sets;
  const asked: Asked = { query, scope: { ...scope, sets }, found: found?.ids, now: ctx.clock.now() };
  const key = toKey(asked, text);
  const [counts, ids] = await Promise.all([
    productIndex.recall(`counts ${key}`, () => countFacets(searchIndex, asked)),
    productIndex.recall(`page ${key} ${query.sort} ${page} ${limit}`, () => findPage(searchIndex, asked)),
  ]);
  return { ids, ...counts, page, limit, ...(found?.match && { match: found.match }) };
}

/** Returns a cache key of everything that decides which products are in a list. */
function toKey({ query, scope, now }: Asked, text: string): string {
  const { entry, featured, min_price: least, max_price: most, filters = {} } = query;
  const since = scope.category?.rule === 'newest' ? newestSince(now).getTime() : 0;
  const chosen = scope.sets.flatMap(({ key }) => (filters[key] ? [[key, ...filters[key]]] : []));
  return JSON.stringify([
    entry,
    scope.category?.id,
    scope.subcategoryIds,
    scope.collection?.id,
    scope.collection?.members.revision,
    since,
    featured,
    least,
    most,
    chosen,
    text,
  ]);
}

/**
 * Returns the ids of one page. Search results are ordered by rank unless the query names another order; picked products by their place in
 * the collection, with sold out products after the others.
 */
function findPage(searchIndex: ProductSearchIndex, asked: Asked): string[] {
  const { page = 1, limit = 40, sort } = asked.query;
  const fitting = findFitting(searchIndex, asked);
  const from = (page - 1) * limit;
  const ranked =
    !sort || sort === 'best'
      ? (asked.found ?? listPicked(searchIndex, asked))
      : sort === 'featured' && listPicked(searchIndex, asked);
  if (ranked) return ranked.filter((id) => searchIndex.has(fitting, id)).slice(from, from + limit);
  return searchIndex.list(fitting, readingOf(sort, asked.scope.category?.rule), { from, many: limit });
}

/**
 * Returns the products of the list in the order in which they were picked by hand, with products in stock first; undefined for other lists.
 */
function listPicked(searchIndex: ProductSearchIndex, { scope }: Asked): readonly string[] | undefined {
  if (!scope.collection?.isByHand) return undefined;
  const { ids } = scope.collection.members;
  const isSoldOut = (id: string) => searchIndex.read(id, 'inStock') === 0;
  return [...ids.filter((id) => !isSoldOut(id)), ...ids.filter(isSoldOut)];
}
