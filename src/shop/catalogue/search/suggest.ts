import { type RawBuilder, sql } from 'kysely';
import { toRupees } from '#domain/money/money.ts';
import { toPictureUrl } from '#domain/catalogue/picture-url.ts';
import type { Product } from '#domain/catalogue/product.ts';
import { foldText } from '#domain/search/fold-text.ts';
import { normaliseQuery, POPULAR_SEARCHES } from '#domain/search/search.ts';
import {
  type SuggestedCategory,
  type SuggestedProduct,
  type Suggestions,
  SUGGEST_MOST_CATEGORIES,
  SUGGEST_MOST_PRODUCTS,
  SUGGEST_MOST_TERMS,
} from '#contract/catalogue/suggestions.ts';
import type { Ctx } from '#shop/context.ts';
import { addCacheTags } from '#shop/remember.ts';
import { escapeLike } from '#platform/postgres/escape-like.ts';
import { listCategories } from '#shop/catalogue/categories/list-categories.ts';
import { readTags } from './read-tags.ts';
import { readProducts } from '#shop/catalogue/products/remember-products.ts';
import { search } from './search.ts';
import { openProductIndex } from '#shop/catalogue/lists/product-index.ts';

/** The width of the pictures in the list of suggestions. */
const thumbnailWidth = 160;

/** Suggests products, categories and searches whose words begin with what a shopper is typing, in any spelling. */
export async function suggest(ctx: Ctx, typed: string): Promise<Suggestions> {
  const words = toWords(typed).filter(Boolean);
  const [products, categories, terms] = await Promise.all([
    suggestProducts(ctx, typed, words),
    suggestCategories(ctx, words),
    suggestTerms(ctx, words),
  ]);
  return { products: products.map(toSuggested), categories, terms };
}

/** Returns products with words that begin as typed, matches in the name first; if there are none, the results of a search. */
async function suggestProducts(ctx: Ctx, typed: string, words: string[]): Promise<Product[]> {
  const text = normaliseQuery(typed);
  if (text === '') return [];
  addCacheTags(ctx, ['list:all', 'sales']);
  const productIndex = await openProductIndex(ctx);
  const ids = await productIndex.recall(`suggested ${text}`, async () => {
    const begun = words.length > 0 ? await listBegun(ctx, text, words) : [];
    if (begun.length > 0) return begun;
    return (await search(ctx, productIndex, text)).ids.slice(0, SUGGEST_MOST_PRODUCTS);
  });
  return readProducts(ctx, ids);
}

/**
 * Looks only among the best-selling products that fit, so that two letters that begin words of half the catalogue are answered as fast as a
 * rare word.
 */
async function listBegun(ctx: Pick<Ctx, 'db'>, text: string, words: string[]): Promise<string[]> {
  const begins = (column: RawBuilder<string>) =>
    sql<boolean>`(${sql.join(
      words.map((word) => sql<boolean>`${column} like ${`% ${escapeLike(word)}%`}`),
      sql` and `,
    )})`;
  const asTyped = escapeLike(text);
  const isNamed = sql<boolean>`(p.search_text like ${`%${asTyped}%`} and ' ' || lower(p.name) like ${`% ${asTyped}%`})`;
  const { rows } = await sql<{ id: string }>`
    with fitting as materialized (
      select p.id, p.search_fold, p.name, p.in_stock, p.units_sold_90_days as sold
        from products p
       where p.status = 'live' and (${begins(sql`p.search_fold`)} or ${isNamed})
       order by p.units_sold_90_days desc, p.rating_sum desc, p.id limit ${mostLookedAt})
    select id from fitting
     order by lower(name) like ${`${asTyped}%`} desc, ${begins(sql`split_part(search_fold, chr(10), 1)`)} desc, in_stock desc, sold desc, id
     limit ${SUGGEST_MOST_PRODUCTS}`.execute(ctx.db);
  return rows.map(({ id }) => id);
}

const mostLookedAt = 200;

function toSuggested({ id, slug, name, pricePaise, salePricePaise, pictures }: Product): SuggestedProduct {
  const [picture] = pictures;
  return {
    id,
    slug,
    name,
    price: toRupees(pricePaise),
    sale_price: salePricePaise === null ? null : toRupees(salePricePaise),
    image: picture ? toPictureUrl(picture.key, thumbnailWidth) : null,
  };
}

async function suggestCategories(ctx: Ctx, words: string[]): Promise<SuggestedCategory[]> {
  addCacheTags(ctx, ['catalogue', 'categories']);
  const { recall } = await openProductIndex(ctx);
  const groups = await recall('suggested groups', () => readGroups(ctx));
  const begun = groups.filter((group) => isBegun(group, words));
  return begun.slice(0, SUGGEST_MOST_CATEGORIES).map(({ suggested }) => suggested);
}

type Named = { folded: string[] };

/** Returns every category that has products, then every subcategory that has products. */
async function readGroups(ctx: Ctx): Promise<(Named & { suggested: SuggestedCategory })[]> {
  const filled = (await listCategories(ctx)).filter(({ productCount }) => productCount > 0);
  const own = filled.map(({ name, slug }) => ({ folded: toWords(name), suggested: { name, slug } }));
  const children = filled.flatMap(({ name, slug, children: all }) =>
    all
      .filter(({ productCount }) => productCount > 0)
      .map((child) => ({
        folded: toWords(child.name),
        suggested: { name, slug, subcategory: { name: child.name, slug: child.slug } },
      })),
  );
  return [...own, ...children];
}

async function suggestTerms(ctx: Ctx, words: string[]): Promise<string[]> {
  const productIndex = await openProductIndex(ctx);
  const tags = await readTags(ctx, productIndex);
  const terms = knownTerms.get(tags) ?? listTerms(tags);
  knownTerms.set(tags, terms);
  const begun = terms.filter((term) => isBegun(term, words));
  return begun.slice(0, SUGGEST_MOST_TERMS).map(({ term }) => term);
}

type Term = Named & { term: string };
const knownTerms = new WeakMap<string[], Term[]>();

/** Returns popular searches, then the most frequent tags; of several spellings of a term it keeps the first. */
function listTerms(tags: string[]): Term[] {
  const terms = [...POPULAR_SEARCHES, ...tags];
  const distinct = new Map(terms.toReversed().map((term) => [foldText(term), term]));
  return [...distinct].toReversed().map(([folded, term]) => ({ folded: folded.split(' '), term }));
}

function toWords(text: string): string[] {
  return foldText(text).split(' ');
}

/** Returns whether every typed word begins a word of a name, in any spelling. */
function isBegun({ folded }: Named, words: string[]): boolean {
  return words.length > 0 && words.every((word) => folded.some((each) => each.startsWith(word)));
}
