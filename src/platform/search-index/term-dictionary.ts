import { type Bitset, addBit, createBitset } from './bitset.ts';

/**
 * A term dictionary: it numbers every word of the texts from 1 on, so that a search matches each distinct word once, and not every text.
 */
export type TermDictionary = {
  /** Returns the number of a word; a new word gets the next one. */
  learn: (word: string) => number;
  /** Returns the number of a word that was learned; undefined for any other. */
  numberOf: (word: string) => number | undefined;
  read: (number: number) => string;
  /** Returns the numbers of the words that contain `piece`; on request only at their beginning, at their end, or as a whole. */
  find: (piece: string, where?: Where) => Bitset;
  /** Returns the number after the highest one. */
  count: () => number;
};
export type Where = { begins?: boolean; ends?: boolean };

/** Separates words; no word contains it. */
const border = '\n';

export function createTermDictionary(): TermDictionary {
  const numbers = new Map<string, number>();
  const words = [''];
  // All words are joined into one text with the offset of the border before each: one search of that text is quicker than one of each word.
  let text = border;
  const borders: number[] = [];

  function joinNewWords() {
    if (borders.length === words.length) return;
    let end = text.length - border.length;
    const added = words.slice(borders.length);
    for (const word of added) {
      borders.push(end);
      end += border.length + word.length;
    }
    text += added.map((word) => word + border).join('');
  }

  /** Returns the number of the word at an offset of the text. */
  function numberAt(at: number): number {
    let [low, high] = [0, borders.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >>> 1;
      if (borders[middle]! <= at) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  return {
    learn(word) {
      const known = numbers.get(word);
      if (known !== undefined) return known;
      // The word is copied, because a substring would keep the whole text in memory.
      const own = Buffer.from(word).toString();
      numbers.set(own, words.length);
      return words.push(own) - 1;
    },
    numberOf: (word) => numbers.get(word),
    read: (number) => words[number]!,
    find(piece, { begins = false, ends = false } = {}) {
      joinNewWords();
      const found = createBitset(words.length);
      if (begins && ends) {
        const number = numbers.get(piece);
        if (number !== undefined) addBit(found, number);
        return found;
      }
      const wanted = `${begins ? border : ''}${piece}${ends ? border : ''}`;
      for (let at = text.indexOf(wanted); at !== -1;) {
        const number = numberAt(at);
        addBit(found, number);
        const next = borders[number + 1];
        at = next === undefined ? -1 : text.indexOf(wanted, next);
      }
      return found;
    },
    count: () => words.length,
  };
}
