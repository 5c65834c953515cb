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

/** The facet terms of each ordinal, stored both ways: a bitset for each term, and the terms of each ordinal. */
export type FacetTerms = {
  /** Adds the terms of an ordinal that has none, each term once. */
  put: (ordinal: number, terms: readonly string[]) => void;
  remove: (ordinal: number) => void;
  /** Returns the bitset of a term; empty if no ordinal has it. */
  setOf: (term: string) => Bitset;
  /** Returns how many ordinals have a term. */
  count: (term: string) => number;
  /** Returns how many ordinals of a set have a term. */
  countIn: (set: Bitset, term: string) => number;
  grow: (capacity: number) => void;
};

/** The most bitsets that are kept, at one bit for each ordinal. */
const mostSets = 3000;

type FacetTerm = {
  text: string;
  number: number;
  count: number;
  bitset: Bitset | undefined;
  /** The documents of `bitset` as a list of ordinals, made at the first request; for a rare term it is shorter. */
  ordinals: Int32Array | undefined;
};

export function createFacetTerms(startingCapacity: number): FacetTerms {
  const byText = new Map<string, FacetTerm>();
  const byNumber: FacetTerm[] = [];
  const free: number[] = [];
  // The numbers of each ordinal's terms, two letters of a text each: the garbage collector would traverse a hundred thousand arrays at
  // every run.
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
    // The bitset of a term without a kept one is built by a scan of all ordinals.
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
