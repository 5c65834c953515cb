import { type RawBuilder, sql } from 'kysely';
import { toRupees } from '#domain/money.ts';
import { toPictureUrl } from '#domain/picture.ts';
import type { ProductCard } from '#domain/product.ts';
import { foldText, normaliseQuery, POPULAR_SEARCHES } from '#domain/search.ts';
import {
  type SuggestedCategory,
  type SuggestedProduct,
  type Suggestions,
  SUGGEST_MOST_CATEGORIES,
  SUGGEST_MOST_PRODUCTS,
  SUGGEST_MOST_TERMS,
} from '#domain/suggestions.ts';
import type { Ctx } from '#shop/context.ts';
import { listCategories } from './list-categories.ts';
import { listProducts } from './list-products.ts';
import { type CardRow, cardColumns, productTables, toCard } from './product-rows.ts';
import { allOf, escapeLike } from './search-condition.ts';
import { marks } from './shelf-rows.ts';
import { openShelf } from './shelf.ts';

/** Pictures in the list of suggestions are thumbnails. */
const thumbnailWidth = 160;

/** What somebody who is typing may mean: goods, categories and searches whose words begin like this, in any spelling. */
export async function suggest(ctx: Ctx, typed: string): Promise<Suggestions> {
  const words = toWords(typed).filter(Boolean);
  const [products, categories, terms] = await Promise.all([
    suggestProducts(ctx, typed, words),
    suggestCategories(ctx, words),
    suggestTerms(ctx, words),
  ]);
  return { products: products.map(toSuggested), categories, terms };
}

/** Goods with words that begin as typed, the name's own first; where there are none, what a search for it finds. */
async function suggestProducts(ctx: Ctx, typed: string, words: string[]): Promise<ProductCard[]> {
  if (normaliseQuery(typed) === '') return [];
  const begun = words.length > 0 ? await listBegun(ctx, typed, words) : [];
  if (begun.length > 0) return begun;
  return (await listProducts(ctx, { q: typed, limit: SUGGEST_MOST_PRODUCTS })).items;
}

/** Looked for among the most sold that fit, so that two letters which begin half the catalogue are answered as soon as a rare word. */
async function listBegun(ctx: Pick<Ctx, 'db'>, typed: string, words: string[]): Promise<ProductCard[]> {
  const begins = (text: RawBuilder<string>) =>
    allOf(words.map((word) => sql<boolean>`${text} like ${`% ${escapeLike(word)}%`}`));
  const asTyped = escapeLike(normaliseQuery(typed));
  const isNamed = sql<boolean>`(p.search_text like ${`%${asTyped}%`} and ' ' || lower(p.name) like ${`% ${asTyped}%`})`;
  const { rows } = await sql<CardRow>`
    with fitting as materialized (
      select p.id, p.search_fold, p.name, p.stock_quantity > 0 as is_in_stock, p.units_sold_90_days as sold
        from products p
       where p.archived_at is null and (${begins(sql`p.search_fold`)} or ${isNamed})
       order by p.units_sold_90_days desc, p.rating_sum desc, p.id limit ${mostLookedAt}),
    first as materialized (
      select id, row_number() over (order by lower(name) like ${`${asTyped}%`} desc,
               ${begins(sql`split_part(search_fold, chr(10), 1)`)} desc, is_in_stock desc, sold desc, id) as place
        from fitting order by place limit ${SUGGEST_MOST_PRODUCTS})
    select ${cardColumns} from first join ${productTables} on p.id = first.id order by first.place`.execute(
    ctx.db,
  );
  return rows.map(toCard);
}

const mostLookedAt = 200;

function toSuggested({
  id,
  name: title,
  pricePaise,
  salePricePaise,
  picture,
}: ProductCard): SuggestedProduct {
  return {
    id,
    name: title,
    price: toRupees(pricePaise),
    sale_price: salePricePaise === null ? null : toRupees(salePricePaise),
    image: picture && toPictureUrl(picture.key, thumbnailWidth),
  };
}

async function suggestCategories(ctx: Ctx, words: string[]): Promise<SuggestedCategory[]> {
  const { recall } = await openShelf(ctx);
  const groups = await recall('suggested groups', () => readGroups(ctx));
  const begun = groups.filter((group) => isBegun(group, words));
  return begun.slice(0, SUGGEST_MOST_CATEGORIES).map(({ suggested }) => suggested);
}

type Named = { folded: string[] };

/** Every category that holds goods, then every such subcategory. */
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

async function suggestTerms(ctx: Pick<Ctx, 'db' | 'memory'>, words: string[]): Promise<string[]> {
  const { tally, recall } = await openShelf(ctx);
  const terms = await recall('suggested terms', () => listTerms(tally.marks()));
  const begun = terms.filter((term) => isBegun(term, words));
  return begun.slice(0, SUGGEST_MOST_TERMS).map(({ term }) => term);
}

/** Popular searches, then the tags that most goods have; one of several spellings. */
function listTerms(counted: ReadonlyMap<string, number>): (Named & { term: string })[] {
  const tags = [...counted].filter(([mark]) => mark.startsWith(marks.tag));
  const ordered = tags.toSorted(([a, many], [b, others]) => others - many || (a < b ? -1 : 1));
  const terms = [...POPULAR_SEARCHES, ...ordered.map(([mark]) => mark.slice(marks.tag.length))];
  const distinct = new Map(terms.toReversed().map((term) => [foldText(term), term]));
  return [...distinct].toReversed().map(([folded, term]) => ({ folded: folded.split(' '), term }));
}

function toWords(text: string): string[] {
  return foldText(text).split(' ');
}

/** Whether every word that was typed begins a word of a name, in any spelling. */
function isBegun({ folded }: Named, words: string[]): boolean {
  return words.length > 0 && words.every((word) => folded.some((each) => each.startsWith(word)));
}
