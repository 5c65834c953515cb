import { foldText } from '#domain/search/fold-text.ts';
import { SEARCH_MOST_FOUND, normaliseQuery } from '#domain/search/search.ts';
import {
  type Bitset,
  type DocumentStore,
  createBitset,
  hasBit,
  intersection,
  union,
} from '#platform/search-index/search-index.ts';
import type { ProductSearchIndex } from '#shop/catalogue/lists/indexed-product.ts';

/** The candidates of a search, by their ordinals in the search index. */
export type Wanted = {
  /** All ordinals that fit, and perhaps others. */
  ordinals: Bitset;
  fits: (ordinal: number) => boolean;
  rank: (ordinal: number) => number;
};
/** The ids that a search finds, and the rank of the first. */
export type Hits = { ids: string[]; best: number | undefined };

/** A word of a query, other words for the same thing, and the facet terms of filter values that it names: `value occasion=wedding`. */
export type Alike = { word: string; others: readonly string[]; values?: readonly string[] };

/** From this rank on, a product has the words of a query only in its description, or within other words. */
export const MENTIONED = 10;
/** At this rank a product has words that begin like those of a query, and none of them in its name. */
export const BEGINS = 4;

/**
 * Finds the thousand most popular of all products that fit, ordered by rank; products of the same rank stay in the order of `popular`, in
 * which sold out ones come last. `among` limits the products that are searched.
 */
export function findHits(
  searchIndex: ProductSearchIndex,
  { ordinals, fits, rank }: Wanted,
  among: Bitset = searchIndex.all(),
): Hits {
  const hits: { id: string; rank: number }[] = [];
  for (const ordinal of searchIndex.inOrder(intersection([among, ordinals]), 'popular')) {
    if (!fits(ordinal)) continue;
    hits.push({ id: searchIndex.idAt(ordinal), rank: rank(ordinal) });
    if (hits.length === SEARCH_MOST_FOUND) break;
  }
  hits.sort((a, b) => a.rank - b.rank);
  return { ids: hits.map(({ id }) => id), best: hits[0]?.rank };
}

/**
 * Wants products whose name, description or a tag contains the query (the minimum of every search), or in which every word of the query
 * begins a word in some spelling. Products that have the words in some spelling come first, so that every spelling of a query has the same
 * first results: matches in the name before those in a tag before the rest. Products that have another word for the same thing follow
 * (`alike` lists such words for each meaningful word of the query), then those that only contain the letters, in the same order.
 */
export function wantText(
  searchIndex: ProductSearchIndex,
  text: string,
  alike: readonly Alike[] = [],
): Wanted {
  const { text: texts, fold: folds } = searchIndex.fields;
  // A query that was cut may end in half a surrogate pair, which no text contains.
  const query = normaliseQuery(text).toWellFormed();
  const said = findSaid(texts, query);
  const fold = foldText(query);
  const words = fold.split(' ').filter(Boolean);
  const spelled = findSpelled(folds, words);
  const meant = findAlike(searchIndex, alike);
  const whole = ` ${fold} `;
  const inName = words.map((word) => (isWhole(word) ? ` ${word} ` : ` ${word}`));
  return {
    ordinals: union([said.ordinals, spelled, meant.ordinals], texts.countOrdinals()),
    fits: (ordinal) => hasBit(spelled, ordinal) || hasBit(meant.ordinals, ordinal) || said.fits(ordinal),
    rank(ordinal) {
      if (hasBit(spelled, ordinal)) {
        const [name] = folds.lines(ordinal, isName);
        if (name === whole) return 0;
        if (inName.every((word) => name!.includes(word))) return 1;
        const lines = folds.lines(ordinal);
        if (lines.includes(whole)) return 2;
        return hasWholeWord(lines, words) ? 3 : BEGINS;
      }
      const [name, , ...tags] = texts.lines(ordinal, isNameOrTag);
      if (` ${name}`.includes(` ${query}`)) return 5;
      if (hasBit(meant.named, ordinal)) return meant.isInName(ordinal) ? 6 : 8;
      if (name!.includes(query)) return 7;
      return tags.some((tag) => tag.includes(query)) ? 9 : MENTIONED;
    },
  };
}

const isName = (line: number) => line === 0;
const isNameOrTag = (line: number) => line !== 1;
/** A short word matches only whole words; a longer one also matches the beginning of a word. */
const isWhole = (word: string) => word.length <= 3;

/** Returns whether one of the words, or its plural, is a word of a line. */
function hasWholeWord(lines: readonly string[], words: readonly string[]): boolean {
  return words.some((word) =>
    lines.some((line) => line.includes(` ${word} `) || line.includes(` ${word}s `)),
  );
}

/** Finds texts that contain the query letter by letter: within a word, or across words from the end of one to the beginning of another. */
function findSaid(texts: DocumentStore, query: string): Pick<Wanted, 'ordinals' | 'fits'> {
  const pieces = query.split(' ');
  const last = pieces.length - 1;
  const row = pieces.map((piece, at) => texts.find(piece, { begins: at > 0, ends: at < last }));
  const ordinals = intersection(row.map(texts.ordinalsOf));
  return {
    ordinals,
    fits: (ordinal) => last === 0 || (hasBit(ordinals, ordinal) && texts.isInRow(ordinal, row)),
  };
}

function findSpelled(folds: DocumentStore, words: readonly string[]): Bitset {
  const ordinals = words.map((word) =>
    folds.ordinalsOf(folds.find(word, { begins: true, ends: isWhole(word) })),
  );
  return ordinals.length > 0 ? intersection(ordinals) : createBitset(folds.countOrdinals());
}

/**
 * Finds products that have for each word of a query the word itself in some spelling, or another word for the same thing. Descriptions count
 * only for the other words, and only where a whole word matches. A filter value that a word names counts like a tag.
 */
function findAlike(
  { fields: { fold: folds, text: texts }, facetTerms }: ProductSearchIndex,
  words: readonly Alike[],
): { ordinals: Bitset; named: Bitset; isInName: (ordinal: number) => boolean } {
  const none = createBitset(folds.countOrdinals());
  if (words.every(({ others, values = [] }) => others.length + values.length === 0))
    return { ordinals: none, named: none, isInName: () => false };
  const keys = words.map(({ word, others }) => [...new Set([word, ...others].map(foldText))].filter(Boolean));
  const named = keys.map((row, at) => {
    const found = row.map((key) => folds.find(key, { begins: true, ends: isWhole(key) }));
    return union(
      [findAny(folds, found), ...(words[at]!.values ?? []).map(facetTerms)],
      folds.countOrdinals(),
    );
  });
  const mentioned = words.map(({ others }) =>
    findAny(
      texts,
      others.flatMap((word) =>
        ENDINGS.map((ending) => texts.find(word + ending, { begins: true, ends: true })),
      ),
    ),
  );
  return {
    ordinals: intersection(named.map((each, at) => union([each, mentioned[at]!], folds.countOrdinals()))),
    named: intersection(named),
    isInName(ordinal) {
      const [name] = folds.lines(ordinal, isName);
      return keys.every((row) => row.some((key) => name!.includes(isWhole(key) ? ` ${key} ` : ` ${key}`)));
    },
  };
}

function findAny(store: DocumentStore, words: readonly Bitset[]): Bitset {
  return store.ordinalsOf(union(words, store.countWords()));
}

/** These endings may follow a word in a sentence. */
const ENDINGS = ['', 's', ',', '.', 's,', 's.'];

/** Wants products that have one of the alternatives of each word; products that have them in the name come first. */
export function wantWords({ fields }: ProductSearchIndex, alternatives: readonly string[][]): Wanted {
  const { fold: folds } = fields;
  const ordinals = intersection(
    alternatives.map((words) => {
      const each = words.map((word) => folds.find(word, { begins: true, ends: true }));
      return folds.ordinalsOf(union(each, folds.countWords()));
    }),
  );
  const isNamed = (ordinal: number) => {
    const [name] = folds.lines(ordinal, isName);
    return alternatives.every((words) => words.some((word) => name!.includes(` ${word} `)));
  };
  return { ordinals, fits: () => true, rank: (ordinal) => (isNamed(ordinal) ? 0 : 1) };
}
