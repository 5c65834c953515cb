import { foldText } from '#domain/search.ts';
import { findNearest } from '#domain/search-typos.ts';

/**
 * What a mistyped search may have meant: for each word those of the goods' own words that come nearest, or the word itself where it
 * is one. Undefined where a word resembles nothing.
 */
export function correctWords(vocabulary: ReadonlySet<string>, text: string): string[][] | undefined {
  const words = foldText(text).split(' ').filter(Boolean);
  const corrected = words.map((word) => (vocabulary.has(word) ? [word] : findNearest(word, vocabulary)));
  return words.length > 0 && corrected.every(({ length }) => length > 0) ? corrected : undefined;
}
