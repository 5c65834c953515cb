import { foldText, normaliseQuery } from '#domain/search/search.ts';
import { findNearest, listSwapped } from '#domain/search/search-typos.ts';

/**
 * What a mistyped search may have meant: for each word those of the goods' own words that come nearest, or the word itself where it
 * is one. Undefined where a word resembles nothing.
 */
export function correctWords(vocabulary: ReadonlySet<string>, text: string): string[][] | undefined {
  const words = normaliseQuery(text).split(' ').filter(foldText);
  const corrected = words.map((word) => correctWord(vocabulary, word));
  return words.length > 0 && corrected.every(({ length }) => length > 0) ? corrected : undefined;
}

function correctWord(vocabulary: ReadonlySet<string>, typed: string): string[] {
  const word = foldText(typed);
  if (vocabulary.has(word)) return [word];
  // Folded, two swapped letters can lie further apart: `pottrey` becomes `potre`, and `pottery` `poteri`.
  const swapped = listSwapped(typed)
    .map(foldText)
    .filter((other) => vocabulary.has(other));
  return swapped.length > 0 ? [...new Set(swapped)] : findNearest(word, vocabulary);
}
