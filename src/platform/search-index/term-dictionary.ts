import { type Bitset, addBit, createBitset } from './bitset.ts';

/** Every word of some texts as a number, from 1 on: which words a search means is found among them once, and not in every text. */
export type TermDictionary = {
  /** The number of a word; a new word gets the next. */
  learn: (word: string) => number;
  read: (number: number) => string;
  /** The numbers of the words that contain a piece; at their beginning, at their end, or as a whole where that is asked. */
  find: (piece: string, where?: Where) => Bitset;
  /** How many numbers there are. */
  count: () => number;
};
export type Where = { begins?: boolean; ends?: boolean };

/** Stands between words, and in none. */
const border = '\n';

export function createTermDictionary(): TermDictionary {
  const numbers = new Map<string, number>();
  const words = [''];
  // All words in one text, and where the border before each stands: one search of that text is quicker than one of each word.
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

  /** The word in which a place of the text lies. */
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
      // A part of a text would keep the whole of it in memory.
      const own = Buffer.from(word).toString();
      numbers.set(own, words.length);
      return words.push(own) - 1;
    },
    read: (number) => words[number]!,
    find(piece, { begins = false, ends = false } = {}) {
      joinNewWords();
      const found = createBitset(words.length);
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
