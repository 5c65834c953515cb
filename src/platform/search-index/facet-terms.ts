import {
  type Bitset,
  addBit,
  countCommon,
  countOrdinals,
  createBitset,
  grownBitset,
  listOrdinals,
  removeBit,
} from './bitset.ts';

/** Which places have which marks: as a set of bits for each mark, and as the marks of each place. */
export type FacetTerms = {
  /** Each mark once, at a place that has none. */
  put: (ordinal: number, terms: readonly string[]) => void;
  remove: (ordinal: number) => void;
  /** The set of a mark; empty where nobody has it. */
  setOf: (term: string) => Bitset;
  /** How many have a mark. */
  count: (term: string) => number;
  /** How many of a set have a mark. */
  countIn: (set: Bitset, term: string) => number;
  grow: (capacity: number) => void;
};

/** Sets that are kept, at one bit a place each. */
const mostSets = 3000;

type FacetTerm = {
  text: string;
  number: number;
  count: number;
  bitset: Bitset | undefined;
  /** The same as places, since somebody asked; for a mark that few have it is shorter. */
  ordinals: Int32Array | undefined;
};

export function createFacetTerms(startingCapacity: number): FacetTerms {
  const byText = new Map<string, FacetTerm>();
  const byNumber: FacetTerm[] = [];
  const free: number[] = [];
  // The numbers of a place's marks, two letters of a text each: a hundred thousand lists would be walked by every collection of garbage.
  const ofOrdinal: (string | undefined)[] = [];
  let capacity = startingCapacity;
  let sets = 0;

  function learn(text: string): FacetTerm {
    const known = byText.get(text);
    if (known) return known;
    const number = free.pop() ?? byNumber.length;
    const bitset = sets < mostSets ? createBitset(capacity) : undefined;
    if (bitset) sets += 1;
    const term = { text, number, count: 0, bitset, ordinals: undefined };
    byText.set(text, term);
    byNumber[number] = term;
    return term;
  }

  function forget({ text, number, bitset }: FacetTerm) {
    byText.delete(text);
    free.push(number);
    if (bitset) sets -= 1;
  }

  function setOf(text: string): Bitset {
    const term = byText.get(text);
    if (term?.bitset) return term.bitset;
    const bitset = createBitset(capacity);
    // One walk over the goods for a mark beyond those that are kept.
    if (term)
      ofOrdinal.forEach((own, ordinal) => toNumbers(own).includes(term.number) && addBit(bitset, ordinal));
    return bitset;
  }

  return {
    put(ordinal, terms) {
      const letters: number[] = [];
      for (const text of terms) {
        const term = learn(text);
        term.count += 1;
        if (term.bitset) addBit(term.bitset, ordinal);
        term.ordinals = undefined;
        letters.push(term.number & 0xffff, term.number >>> 16);
      }
      ofOrdinal[ordinal] = String.fromCharCode(...letters);
    },
    remove(ordinal) {
      for (const number of toNumbers(ofOrdinal[ordinal])) {
        const term = byNumber[number]!;
        term.count -= 1;
        if (term.bitset) removeBit(term.bitset, ordinal);
        term.ordinals = undefined;
        if (term.count === 0) forget(term);
      }
      ofOrdinal[ordinal] = undefined;
    },
    setOf,
    countIn(set, text) {
      const term = byText.get(text);
      if (!term) return 0;
      if (!term.bitset || term.count >= set.length) return countCommon(set, setOf(text));
      return countOrdinals(set, (term.ordinals ??= listOrdinals(term.bitset)));
    },
    count: (text) => byText.get(text)?.count ?? 0,
    grow(wanted) {
      capacity = wanted;
      for (const term of byText.values()) if (term.bitset) term.bitset = grownBitset(term.bitset, capacity);
    },
  };
}

function toNumbers(letters = ''): number[] {
  const numbers: number[] = [];
  for (let at = 0; at < letters.length; at += 2)
    numbers.push(letters.charCodeAt(at) | (letters.charCodeAt(at + 1) << 16));
  return numbers;
}
