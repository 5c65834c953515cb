import { type Bitset, addBit, createBitset, hasBit, listOrdinals, removeBit } from './bitset.ts';
import { type Where, createTermDictionary } from './term-dictionary.ts';
import { packNumbers, unpackNumbers } from './varint.ts';
import { noPostingLists, placeTerms } from './posting-lists.ts';

/** A document store: it keeps a text of some lines for each ordinal, as the numbers of its words. */
export type DocumentStore = {
  put: (ordinal: number, text: string) => void;
  /** Returns the lines of a text exactly as they were stored; unwanted lines are not decoded and are returned empty. */
  lines: (ordinal: number, isWanted?: (line: number) => boolean) => string[];
  /** Returns the words that contain `piece`, begin or end with it, or equal it. */
  find: (piece: string, where?: Where) => Bitset;
  countWords: () => number;
  countOrdinals: () => number;
  /** Returns the ordinals of the texts that contain one of these words. */
  ordinalsOf: (words: Bitset) => Bitset;
  /** Returns whether words are adjacent in a text: one of the first set, then one of the second, and so on. */
  isInRow: (ordinal: number, row: readonly Bitset[]) => boolean;
  /** Rebuilds the posting lists once many texts have changed since the last time; until then every search scans those texts. */
  settle: () => Promise<void>;
};

/** Separates the encoded lines of a text: the number 0, which no word has. No other byte of encoded numbers is 0. */
const lineEnd = '\0';
/** A search scans this many texts within a millisecond. */
const mostUnsettled = 1000;

export function createDocumentStore(): DocumentStore {
  const words = createTermDictionary();
  const texts: (string | undefined)[] = [];
  let settled = noPostingLists;
  let unsettled = new Set<number>();
  let settling: Promise<void> | undefined;

  async function settleNow(): Promise<void> {
    // A text is replaced and never changed, so this snapshot stays valid however long the rebuilding takes.
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
