import type { TermDictionary } from './term-dictionary.ts';
import { eachNumber } from './varint.ts';

/** The words that currently occur in texts. The dictionary never forgets a word, so the uses of each are counted. */
export type Vocabulary = Iterable<string> & {
  has: (word: string) => boolean;
};

/** Returns the vocabulary of a dictionary, and `count`, which adds the words of an encoded text to it or removes them. */
export function createVocabulary(
  words: TermDictionary,
): Vocabulary & { count: (encoded: Uint8Array, change: 1 | -1) => void } {
  let uses = new Uint32Array(1024);

  const isUsed = (number: number) => (uses[number] ?? 0) > 0;

  return {
    count(encoded, change) {
      if (words.count() > uses.length) {
        const grown = new Uint32Array(words.count() * 2);
        grown.set(uses);
        uses = grown;
      }
      // The number 0 separates lines.
      eachNumber(encoded, (number) => number > 0 && (uses[number]! += change));
    },
    has: (word) => isUsed(words.numberOf(word) ?? 0),
    *[Symbol.iterator]() {
      for (let number = 1; number < words.count(); number += 1)
        if (isUsed(number) && words.read(number) !== '') yield words.read(number);
    },
  };
}
