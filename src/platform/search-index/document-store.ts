import { type Bitset, addBit, createBitset, hasBit, listOrdinals, removeBit } from './bitset.ts';
import { createByteStore } from './byte-store.ts';
import { createPostingLists, noPostingLists } from './posting-lists.ts';
import { type Where, createTermDictionary } from './term-dictionary.ts';
import { createTextCodec } from './text-codec.ts';
import { readNumbers } from './varint.ts';
import { type Vocabulary, createVocabulary } from './vocabulary.ts';

/** A document store: it keeps a text of some lines for each ordinal, as the numbers of its words. */
export type DocumentStore = {
  put: (ordinal: number, text: string) => void;
  remove: (ordinal: number) => void;
  /** Returns the lines of a text exactly as they were stored; unwanted lines are not decoded and are returned empty. */
  lines: (ordinal: number, isWanted?: (line: number) => boolean) => string[];
  /** Returns the words that contain `piece`, begin or end with it, or equal it. */
  find: (piece: string, where?: Where) => Bitset;
  /** The words that currently occur in some text. */
  vocabulary: Vocabulary;
  countWords: () => number;
  countOrdinals: () => number;
  /** Returns the ordinals of the texts that contain one of these words. */
  ordinalsOf: (words: Bitset) => Bitset;
  /** Returns whether words are adjacent in a text: one of the first set, then one of the second, and so on. */
  isInRow: (ordinal: number, row: readonly Bitset[]) => boolean;
  /** Rebuilds the posting lists once many texts have changed since the last time; until then every search scans those texts. */
  settle: () => Promise<void>;
};

/** A search scans this many texts within a millisecond, several times where it has several words. */
const mostUnsettled = 1000;
/** A tenth of the texts of a small shop is scanned sooner than the posting lists are rebuilt. */
const unsettledShare = 0.1;

export function createDocumentStore(): DocumentStore {
  const words = createTermDictionary();
  const codec = createTextCodec(words);
  const texts = createByteStore();
  const vocabulary = createVocabulary(words);
  let settled = noPostingLists;
  let unsettled = new Set<number>();
  /** The texts that changed while the posting lists are being rebuilt. */
  let late = new Set<number>();
  let settling: Promise<void> | undefined;

  async function settleNow(): Promise<void> {
    late = new Set();
    settled = await createPostingLists(texts.snapshot(), words.count());
    unsettled = late;
  }

  function replace(ordinal: number, bytes: Uint8Array): void {
    vocabulary.count(bytes, 1);
    vocabulary.count(texts.read(ordinal), -1);
    texts.put(ordinal, bytes);
    unsettled.add(ordinal);
    late.add(ordinal);
  }

  const numbersAt = (ordinal: number) => readNumbers(texts.read(ordinal));

  return {
    put: (ordinal, text) => replace(ordinal, codec.encode(text)),
    remove: (ordinal) => replace(ordinal, new Uint8Array(0)),
    lines: (ordinal, isWanted = () => true) => codec.decode(texts.read(ordinal), isWanted),
    find: words.find,
    vocabulary,
    countWords: words.count,
    countOrdinals: texts.count,
    ordinalsOf(wanted) {
      const ordinals = createBitset(texts.count());
      const wantedWords = listOrdinals(wanted);
      if (wantedWords.length === 0) return ordinals;
      for (const word of wantedWords) settled.addTo(ordinals, word);
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
      if (unsettled.size < Math.min(mostUnsettled, texts.count() * unsettledShare)) return;
      settling ??= settleNow().finally(() => (settling = undefined));
      await settling;
    },
  };
}
