import { foldText } from '#domain/search/fold-text.ts';
import { normaliseQuery } from '#domain/search/search.ts';
import type { Vocabulary } from '#platform/search-index/search-index.ts';
import { findNearest, listSwapped } from '#domain/search/search-typos.ts';

/**
 * Returns for each word of a mistyped search the most similar words of the products, or the word itself if a product has it. Returns
 * undefined if a word resembles none.
 */
export function correctWords(vocabulary: Vocabulary, text: string): string[][] | undefined {
  const words = normaliseQuery(text).split(' ').filter(foldText);
  const corrected = words.map((word) => correctWord(vocabulary, word));
  return words.length > 0 && corrected.every(({ length }) => length > 0) ? corrected : undefined;
}

/** Returns the words of a search that products have, each in any spelling; undefined if products have none of the words, or all of them. */
export function keepKnown(vocabulary: Vocabulary, text: string): string[][] | undefined {
  const corrected = normaliseQuery(text)
    .split(' ')
    .filter(foldText)
    .map((word) => correctWord(vocabulary, word));
  const known = corrected.filter(({ length }) => length > 0);
  return known.length > 0 && known.length < corrected.length ? known : undefined;
}

function correctWord(vocabulary: Vocabulary, typed: string): string[] {
  const word = foldText(typed);
  if (vocabulary.has(word)) return [word];
  // Folding can increase the distance of two swapped letters: `pottrey` becomes `potre`, and `pottery` `poteri`.
  const swapped = listSwapped(typed)
    .map(foldText)
    .filter((other) => vocabulary.has(other));
  return swapped.length > 0 ? [...new Set(swapped)] : findNearest(word, vocabulary);
}
