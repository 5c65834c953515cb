import { foldText } from '#domain/search.ts';
import { findNearest } from '#domain/search-typos.ts';
import { type Shelved, marks } from './shelf-rows.ts';
import type { Tally } from './tally.ts';

/**
 * What a mistyped search may have meant: for each word those of the goods' own words that come nearest, or the word itself where it
 * is one. Undefined where a word resembles nothing.
 */
export function correctWords(tally: Pick<Tally<Shelved>, 'marks'>, text: string): string[][] | undefined {
  const words = foldText(text).split(' ').filter(Boolean);
  const vocabulary = listVocabulary(tally);
  const corrected = words.map((word) => (vocabulary.has(word) ? [word] : findNearest(word, vocabulary)));
  return words.length > 0 && corrected.every(({ length }) => length > 0) ? corrected : undefined;
}

/** Every word of the goods, in folded spelling. */
function listVocabulary(tally: Pick<Tally<Shelved>, 'marks'>): Set<string> {
  const words = new Set<string>();
  for (const mark of tally.marks().keys())
    if (mark.startsWith(marks.word)) words.add(mark.slice(marks.word.length));
  return words;
}
