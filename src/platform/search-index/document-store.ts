import { type Bitset, addBit, createBitset, hasBit, listOrdinals, removeBit } from './bitset.ts';
import { type Where, createTermDictionary } from './term-dictionary.ts';
import { packNumbers, unpackNumbers } from './varint.ts';
import { noPostingLists, placeTerms } from './posting-lists.ts';

/** A text of some lines at each place, kept as the numbers of its words. */
export type DocumentStore = {
  put: (ordinal: number, text: string) => void;
  /** Lines of a text exactly as it was put; the words of those that are not wanted stay numbers. */
  lines: (ordinal: number, isWanted?: (line: number) => boolean) => string[];
  /** The words that contain a piece, begin or end with it, or are it. */
  find: (piece: string, where?: Where) => Bitset;
  countWords: () => number;
  countOrdinals: () => number;
  /** The places at which one of some words stands. */
  ordinalsOf: (words: Bitset) => Bitset;
  /** Whether words stand side by side at a place: one of the first, then one of the second, and so on. */
  isInRow: (ordinal: number, row: readonly Bitset[]) => boolean;
  /** Puts what came lately in the order of words, once it is much; until then every search looks through it. */
  settle: () => Promise<void>;
};

/** Between the packed lines of a text: the number 0, which no word has. No other byte of packed numbers is 0. */
const lineEnd = '\0';
/** So many texts are looked through within a thousandth of a second. */
const mostUnsettled = 1000;

export function createDocumentStore(): DocumentStore {
  const words = createTermDictionary();
  const texts: (string | undefined)[] = [];
  let settled = noPostingLists;
  let unsettled = new Set<number>();
  let settling: Promise<void> | undefined;

  async function settleNow(): Promise<void> {
    // A text is replaced and never changed: these stay what they are now, however long it takes.
    const seen = texts.slice();
    settled = await placeTerms(seen, words.count());
    unsettled = new Set([...unsettled].filter((ordinal) => texts[ordinal] !== seen[ordinal]));
  }

  const numbersAt = (ordinal: number) => unpackNumbers(texts[ordinal] ?? '');

  return {
    put(ordinal, text) {
      const lines = text.split('\n').map((line) => packNumbers(line.split(' ').map(words.learn)));
      texts[ordinal] = lines.join(lineEnd);
      unsettled.add(ordinal);
    },
    lines(ordinal, isWanted = () => true) {
      const lines = (texts[ordinal] ?? '').split(lineEnd);
      return lines.map((line, at) => (isWanted(at) ? unpackNumbers(line).map(words.read).join(' ') : ''));
    },
    find: words.find,
    countWords: words.count,
    countOrdinals: () => texts.length,
    ordinalsOf(wanted) {
      const ordinals = createBitset(texts.length);
      for (const word of listOrdinals(wanted)) settled.addTo(ordinals, word);
      for (const ordinal of unsettled) {
        removeBit(ordinals, ordinal);
        if (numbersAt(ordinal).some((number) => hasBit(wanted, number))) addBit(ordinals, ordinal);
      }
      return ordinals;
    },
    isInRow(ordinal, row) {
      const numbers = numbersAt(ordinal);
      return numbers.some((_, at) => row.every((wanted, step) => hasBit(wanted, numbers[at + step]!)));
    },
    async settle() {
      if (unsettled.size < mostUnsettled) return;
      settling ??= settleNow().finally(() => (settling = undefined));
      await settling;
    },
  };
}
