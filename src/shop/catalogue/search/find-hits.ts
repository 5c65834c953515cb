import { SEARCH_MOST_FOUND, foldText, normaliseQuery } from '#domain/search/search.ts';
import { type Bits, createBits, hasBit, intersection, union } from '#platform/search-index/bitset.ts';
import type { GoodsWords } from './product-terms.ts';
import type { PlacedTexts } from '#platform/search-index/document-store.ts';
import type { Tally } from '#shop/catalogue/lists/facet-index.ts';

/** What a search wants, of the places of a tally. */
export type Wanted = {
  /** All that fit, and perhaps others. */
  places: Bits;
  fits: (place: number) => boolean;
  rank: (place: number) => number;
};

/** The ids of what a search finds: of all that fit the thousand that sell best, in the order of their ranks. */
export function findHits(tally: Tally, { places, fits, rank }: Wanted): string[] {
  const sold = tally.column('sold');
  const hits: { id: string; rank: number; sold: number }[] = [];
  for (const place of tally.inOrder(intersection([tally.all(), places]), 'popular')) {
    if (!fits(place)) continue;
    hits.push({ id: tally.idAt(place), rank: rank(place), sold: sold[place]! });
    if (hits.length === SEARCH_MOST_FOUND) break;
  }
  hits.sort((a, b) => a.rank - b.rank || b.sold - a.sold || (a.id < b.id ? -1 : 1));
  return hits.map(({ id }) => id);
}

/**
 * Name, description or a tag contains the query (the floor of every search), or every word of it begins a word of the product in some
 * spelling. Products that have the words in some spelling come first, so that every spelling brings the same first: name before tag
 * before the rest; then those that only have the letters, in the same order.
 */
export function wantText({ texts, folds }: GoodsWords, text: string): Wanted {
  // Half a letter, where a long query was cut, stands in no text.
  const query = normaliseQuery(text).toWellFormed();
  const said = findSaid(texts, query);
  const fold = foldText(query);
  const words = fold.split(' ').filter(Boolean);
  const spelled = findSpelled(folds, words);
  const whole = ` ${fold} `;
  const inName = words.map((word) => (isWhole(word) ? ` ${word} ` : ` ${word}`));
  return {
    places: union([said.places, spelled], texts.countPlaces()),
    fits: (place) => hasBit(spelled, place) || said.fits(place),
    rank(place) {
      if (hasBit(spelled, place)) {
        const [name] = folds.lines(place, isName);
        if (name === whole) return 0;
        if (inName.every((word) => name!.includes(word))) return 1;
        return folds.lines(place).includes(whole) ? 2 : 3;
      }
      const [name, , ...tags] = texts.lines(place, isNameOrTag);
      if (` ${name}`.includes(` ${query}`)) return 4;
      if (name!.includes(query)) return 5;
      return tags.some((tag) => tag.includes(query)) ? 6 : 7;
    },
  };
}

const isName = (line: number) => line === 0;
const isNameOrTag = (line: number) => line !== 1;
/** A short word is meant as it stands; a longer one may go on. */
const isWhole = (word: string) => word.length <= 3;

/** Where a query stands in a text, letter by letter: within a word, or from the end of one word to the beginning of another. */
function findSaid(texts: PlacedTexts, query: string): Pick<Wanted, 'places' | 'fits'> {
  const pieces = query.split(' ');
  const last = pieces.length - 1;
  const row = pieces.map((piece, at) => texts.find(piece, { begins: at > 0, ends: at < last }));
  const places = intersection(row.map(texts.placesOf));
  return { places, fits: (place) => last === 0 || (hasBit(places, place) && texts.isInRow(place, row)) };
}

function findSpelled(folds: PlacedTexts, words: readonly string[]): Bits {
  const places = words.map((word) => folds.placesOf(folds.find(word, { begins: true, ends: isWhole(word) })));
  return places.length > 0 ? intersection(places) : createBits(folds.countPlaces());
}

/** One of the alternatives of each word is in the product; products that have them in the name come first. */
export function wantWords({ folds }: GoodsWords, alternatives: readonly string[][]): Wanted {
  const places = intersection(
    alternatives.map((words) => {
      const each = words.map((word) => folds.find(word, { begins: true, ends: true }));
      return folds.placesOf(union(each, folds.countWords()));
    }),
  );
  const isNamed = (place: number) => {
    const [name] = folds.lines(place, isName);
    return alternatives.every((words) => words.some((word) => name!.includes(` ${word} `)));
  };
  return { places, fits: () => true, rank: (place) => (isNamed(place) ? 0 : 1) };
}
