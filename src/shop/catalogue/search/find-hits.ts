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

/** Returns the ids that a search finds: of all products that fit, the thousand best-selling, ordered by rank. */
export function findHits(searchIndex: ProductSearchIndex, { ordinals, fits, rank }: Wanted): string[] {
  const sold = searchIndex.column('sold');
  const hits: { id: string; rank: number; sold: number }[] = [];
  for (const ordinal of searchIndex.inOrder(intersection([searchIndex.all(), ordinals]), 'popular')) {
    if (!fits(ordinal)) continue;
    hits.push({ id: searchIndex.idAt(ordinal), rank: rank(ordinal), sold: sold[ordinal]! });
    if (hits.length === SEARCH_MOST_FOUND) break;
  }
  hits.sort((a, b) => a.rank - b.rank || b.sold - a.sold || (a.id < b.id ? -1 : 1));
  return hits.map(({ id }) => id);
}

/**
 * Wants products whose name, description or a tag contains the query (the minimum of every search), or in which every word of the query
 * begins a word in some spelling. Products that have the words in some spelling come first, so that every spelling of a query has the same
 * first results: matches in the name before those in a tag before the rest. Products that only contain the letters follow in the same
 * order.
 */
export function wantText({ fields }: ProductSearchIndex, text: string): Wanted {
  const { text: texts, fold: folds } = fields;
  // A query that was cut may end in half a surrogate pair, which no text contains.
  const query = normaliseQuery(text).toWellFormed();
  const said = findSaid(texts, query);
  const fold = foldText(query);
  const words = fold.split(' ').filter(Boolean);
  const spelled = findSpelled(folds, words);
  const whole = ` ${fold} `;
  const inName = words.map((word) => (isWhole(word) ? ` ${word} ` : ` ${word}`));
  return {
    ordinals: union([said.ordinals, spelled], texts.countOrdinals()),
    fits: (ordinal) => hasBit(spelled, ordinal) || said.fits(ordinal),
    rank(ordinal) {
      if (hasBit(spelled, ordinal)) {
        const [name] = folds.lines(ordinal, isName);
        if (name === whole) return 0;
        if (inName.every((word) => name!.includes(word))) return 1;
        return folds.lines(ordinal).includes(whole) ? 2 : 3;
      }
      const [name, , ...tags] = texts.lines(ordinal, isNameOrTag);
      if (` ${name}`.includes(` ${query}`)) return 4;
      if (name!.includes(query)) return 5;
      return tags.some((tag) => tag.includes(query)) ? 6 : 7;
    },
  };
}

const isName = (line: number) => line === 0;
const isNameOrTag = (line: number) => line !== 1;
/** A short word matches only whole words; a longer one also matches the beginning of a word. */
const isWhole = (word: string) => word.length <= 3;

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
