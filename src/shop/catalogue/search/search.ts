import { listAlike, splitWords } from '#domain/search/alike-words.ts';
import type { Match } from '#domain/search/match.ts';
import { type ReadQuery, readQuery } from '#domain/search/read-query.ts';
import { normaliseQuery } from '#domain/search/search.ts';
import { type Bitset, intersection } from '#platform/search-index/search-index.ts';
import type { Ctx } from '#shop/context.ts';
import { listCategoriesUncounted } from '#shop/catalogue/categories/list-categories.ts';
import { toFilterValue } from '#shop/catalogue/lists/filter-value.ts';
import { type ProductSearchIndex, terms } from '#shop/catalogue/lists/indexed-product.ts';
import type { ProductIndex } from '#shop/catalogue/lists/product-index.ts';
import { correctWords, keepKnown } from './correct-typos.ts';
import {
  type Alike,
  type Hits,
  type Wanted,
  BEGINS,
  MENTIONED,
  findHits,
  wantText,
  wantWords,
} from './find-hits.ts';
import { readTexts } from './read-texts.ts';

type Reader = Pick<Ctx, 'db' | 'memory' | 'cacheTags'>;

export type Found = { ids: string[]; match?: Match };

/**
 * Returns the ids that a search finds, best first. If nothing matches as typed, the search is interpreted as the shopper meant it
 * (`readQuery`); then its typing errors are corrected; then words that no product has are left out.
 */
export async function search(ctx: Reader, productIndex: ProductIndex, text: string): Promise<Found> {
  const { searchIndex } = productIndex;
  await readTexts(ctx, searchIndex);
  const { words, ...bounds } = readQuery(text);
  const isPriced = Object.keys(bounds).length > 0;
  const keys = await listFilterKeys(ctx);
  const alikes = (query: string) => listAlikes(searchIndex, query, keys);
  const typed = findHits(searchIndex, wantText(searchIndex, text, alikes(isPriced ? text : words)));
  if (typed.ids.length > 0) return toFound(typed, {});
  const among = withinBounds(searchIndex, bounds);
  const find = (wanted: Wanted) => findHits(searchIndex, wanted, among);

  if (words === '') return among ? toFound(find(everything(searchIndex)), bounds) : { ids: [] };
  if (words !== normaliseQuery(text)) {
    const respelled = find(wantText(searchIndex, words, alikes(words)));
    if (respelled.ids.length > 0) return toFound(respelled, bounds);
  }
  const { vocabulary } = searchIndex.fields.fold;
  const corrected = correctWords(vocabulary, words);
  if (corrected) return toFound(find(wantWords(searchIndex, corrected)), { ...bounds, kind: 'corrected' });
  const known = keepKnown(vocabulary, words);
  return toFound(known ? find(wantWords(searchIndex, known)) : nothing, { ...bounds, kind: 'partly' });
}

/** Returns the product properties that the shop's lists filter by: material, occasion. */
async function listFilterKeys(ctx: Reader): Promise<string[]> {
  const categories = await listCategoriesUncounted(ctx);
  return [...new Set(categories.flatMap(({ filters }) => filters.map(({ key }) => key)))];
}

/**
 * Returns for each word of a query the other words for the same thing, and the filter values that one of them names. Leaves out `gift` if
 * another word names such a value: everything for a wedding is a gift for one.
 */
function listAlikes(searchIndex: ProductSearchIndex, query: string, keys: readonly string[]): Alike[] {
  const alikes = splitWords(query).map((word) => {
    const others = listAlike(word);
    const named = keys.flatMap((key) =>
      [word, ...others].map((value) => terms.value(toFilterValue(key, value))),
    );
    return { word, others, values: named.filter((term) => searchIndex.count(term) > 0) };
  });
  const isGift = ({ others }: Alike) => others.includes('gift');
  const naming = alikes.some((each) => each.values.length > 0 && !isGift(each));
  return naming ? alikes.filter((each) => !isGift(each)) : alikes;
}

const nothing: Hits = { ids: [], best: undefined };

function toFound({ ids, best }: Hits, match: Match): Found {
  if (ids.length === 0) return { ids };
  const kind = match.kind ?? kindOf(best);
  const details = { ...match, ...(kind && { kind }) };
  return Object.keys(details).length > 0 ? { ids, match: details } : { ids };
}

function kindOf(best: number | undefined): Match['kind'] {
  if (best === MENTIONED) return 'mentioned';
  return best === BEGINS ? 'begins' : undefined;
}

/** Returns the products whose price is within the bounds; undefined without bounds. */
function withinBounds(
  searchIndex: ProductSearchIndex,
  { leastPaise, mostPaise }: Omit<ReadQuery, 'words'>,
): Bitset | undefined {
  if (leastPaise === undefined && mostPaise === undefined) return undefined;
  const range = { column: 'fromPricePaise', least: leastPaise ?? 0, most: mostPaise ?? Infinity } as const;
  return intersection([searchIndex.all(), searchIndex.within(range)]);
}

function everything(searchIndex: ProductSearchIndex): Wanted {
  return { ordinals: searchIndex.all(), fits: () => true, rank: () => 0 };
}
