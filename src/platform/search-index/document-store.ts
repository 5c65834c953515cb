import { type Bits, addBit, createBits, hasBit, listPlaces, removeBit } from './bitset.ts';
import { type Where, createNumberedWords } from './term-dictionary.ts';
import { packNumbers, unpackNumbers } from './varint.ts';
import { noWordPlaces, placeWords } from './posting-lists.ts';

/** A text of some lines at each place, kept as the numbers of its words. */
export type PlacedTexts = {
  put: (place: number, text: string) => void;
  /** Lines of a text exactly as it was put; the words of those that are not wanted stay numbers. */
  lines: (place: number, isWanted?: (line: number) => boolean) => string[];
  /** The words that contain a piece, begin or end with it, or are it. */
  find: (piece: string, where?: Where) => Bits;
  countWords: () => number;
  countPlaces: () => number;
  /** The places at which one of some words stands. */
  placesOf: (words: Bits) => Bits;
  /** Whether words stand side by side at a place: one of the first, then one of the second, and so on. */
  isInRow: (place: number, row: readonly Bits[]) => boolean;
  /** Puts what came lately in the order of words, once it is much; until then every search looks through it. */
  settle: () => Promise<void>;
};

/** Between the packed lines of a text: the number 0, which no word has. No other byte of packed numbers is 0. */
const lineEnd = '\0';
/** So many texts are looked through within a thousandth of a second. */
const mostUnsettled = 1000;

export function createPlacedTexts(): PlacedTexts {
  const words = createNumberedWords();
  const texts: (string | undefined)[] = [];
  let settled = noWordPlaces;
  let unsettled = new Set<number>();
  let settling: Promise<void> | undefined;

  async function settleNow(): Promise<void> {
    // A text is replaced and never changed: these stay what they are now, however long it takes.
    const seen = texts.slice();
    settled = await placeWords(seen, words.count());
    unsettled = new Set([...unsettled].filter((place) => texts[place] !== seen[place]));
  }

  const numbersAt = (place: number) => unpackNumbers(texts[place] ?? '');

  return {
    put(place, text) {
      const lines = text.split('\n').map((line) => packNumbers(line.split(' ').map(words.learn)));
      texts[place] = lines.join(lineEnd);
      unsettled.add(place);
    },
    lines(place, isWanted = () => true) {
      const lines = (texts[place] ?? '').split(lineEnd);
      return lines.map((line, at) => (isWanted(at) ? unpackNumbers(line).map(words.read).join(' ') : ''));
    },
    find: words.find,
    countWords: words.count,
    countPlaces: () => texts.length,
    placesOf(wanted) {
      const places = createBits(texts.length);
      for (const word of listPlaces(wanted)) settled.addTo(places, word);
      for (const place of unsettled) {
        removeBit(places, place);
        if (numbersAt(place).some((number) => hasBit(wanted, number))) addBit(places, place);
      }
      return places;
    },
    isInRow(place, row) {
      const numbers = numbersAt(place);
      return numbers.some((_, at) => row.every((wanted, step) => hasBit(wanted, numbers[at + step]!)));
    },
    async settle() {
      if (unsettled.size < mostUnsettled) return;
      settling ??= settleNow().finally(() => (settling = undefined));
      await settling;
    },
  };
}
