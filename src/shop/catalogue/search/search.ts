import { listAlike } from '#domain/search/alike-words.ts';
import type { Match } from '#domain/search/match.ts';
import { type ReadQuery, readQuery } from '#domain/search/read-query.ts';
import { normaliseQuery } from '#domain/search/search.ts';
import { type Bitset, intersection } from '#platform/search-index/search-index.ts';
import type { Ctx } from '#shop/context.ts';
import type { ProductSearchIndex } from '#shop/catalogue/lists/indexed-product.ts';
import type { ProductIndex } from '#shop/catalogue/lists/product-index.ts';
import { correctWords, keepKnown } from './correct-typos.ts';
import { type Alike, type Hits, type Wanted, MENTIONED, findHits, wantText, wantWords } from './find-hits.ts';
import { readTexts } from './read-texts.ts';

type Reader = Pick<Ctx, 'db' | 'memory'>;

export type Found = { ids: string[]; match?: Match };

/**
 * Returns the ids that a search finds, best first. A search that finds nothing as typed is read as a shopper means it (`readQuery`); then its
 * typing errors are corrected; then words that no product has are left out.
 */
export async function search(ctx: Reader, productIndex: ProductIndex, text: string): Promise<Found> {
  const { searchIndex } = productIndex;
  await readTexts(ctx, searchIndex);
  const { words, ...bounds } = readQuery(text);
  const isPriced = Object.keys(bounds).length > 0;
  const typed = findHits(searchIndex, wantText(searchIndex, text, listAlikes(isPriced ? text : words)));
  if (typed.ids.length > 0) return toFound(typed, {});
  const among = withinBounds(searchIndex, bounds);
  const find = (wanted: Wanted) => findHits(searchIndex, wanted, among);

  if (words === '') return among ? toFound(find(everything(searchIndex)), bounds) : { ids: [] };
  if (words !== normaliseQuery(text)) {
    const meant = find(wantText(searchIndex, words, listAlikes(words)));
    if (meant.ids.length > 0) return toFound(meant, bounds);
  }
  const { vocabulary } = searchIndex.fields.fold;
  const corrected = correctWords(vocabulary, words);
  if (corrected) return toFound(find(wantWords(searchIndex, corrected)), { ...bounds, kind: 'corrected' });
  const known = keepKnown(vocabulary, words);
  return toFound(known ? find(wantWords(searchIndex, known)) : nothing, { ...bounds, kind: 'partly' });
}

function listAlikes(words: string): Alike[] {
  return words.split(' ').map((word) => ({ word, others: listAlike(word) }));
}

const nothing: Hits = { ids: [], best: undefined };

function toFound({ ids, best }: Hits, match: Match): Found {
  if (ids.length === 0) return { ids };
  const kind = match.kind ?? (best === MENTIONED ? 'mentioned' : undefined);
  const said = { ...match, ...(kind && { kind }) };
  return Object.keys(said).length > 0 ? { ids, match: said } : { ids };
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
