import {
  type Bits,
  addBit,
  countCommon,
  countPlaces,
  createBits,
  grownBits,
  listPlaces,
  removeBit,
} from './bitset.ts';

/** Which places have which marks: as a set of bits for each mark, and as the marks of each place. */
export type MarkedPlaces = {
  /** Each mark once, at a place that has none. */
  put: (place: number, marks: readonly string[]) => void;
  remove: (place: number) => void;
  /** The set of a mark; empty where nobody has it. */
  setOf: (mark: string) => Bits;
  /** How many have a mark. */
  count: (mark: string) => number;
  /** How many of a set have a mark. */
  countIn: (set: Bits, mark: string) => number;
  grow: (capacity: number) => void;
};

/** Sets that are kept, at one bit a place each. */
const mostSets = 3000;

type Mark = {
  text: string;
  number: number;
  count: number;
  bits: Bits | undefined;
  /** The same as places, since somebody asked; for a mark that few have it is shorter. */
  places: Int32Array | undefined;
};

export function createMarkedPlaces(startingCapacity: number): MarkedPlaces {
  const byText = new Map<string, Mark>();
  const byNumber: Mark[] = [];
  const free: number[] = [];
  // The numbers of a place's marks, two letters of a text each: a hundred thousand lists would be walked by every collection of garbage.
  const ofPlace: (string | undefined)[] = [];
  let capacity = startingCapacity;
  let sets = 0;

  function learn(text: string): Mark {
    const known = byText.get(text);
    if (known) return known;
    const number = free.pop() ?? byNumber.length;
    const bits = sets < mostSets ? createBits(capacity) : undefined;
    if (bits) sets += 1;
    const mark = { text, number, count: 0, bits, places: undefined };
    byText.set(text, mark);
    byNumber[number] = mark;
    return mark;
  }

  function forget({ text, number, bits }: Mark) {
    byText.delete(text);
    free.push(number);
    if (bits) sets -= 1;
  }

  function setOf(text: string): Bits {
    const mark = byText.get(text);
    if (mark?.bits) return mark.bits;
    const bits = createBits(capacity);
    // One walk over the goods for a mark beyond those that are kept.
    if (mark) ofPlace.forEach((own, place) => toNumbers(own).includes(mark.number) && addBit(bits, place));
    return bits;
  }

  return {
    put(place, marks) {
      const letters: number[] = [];
      for (const text of marks) {
        const mark = learn(text);
        mark.count += 1;
        if (mark.bits) addBit(mark.bits, place);
        mark.places = undefined;
        letters.push(mark.number & 0xffff, mark.number >>> 16);
      }
      ofPlace[place] = String.fromCharCode(...letters);
    },
    remove(place) {
      for (const number of toNumbers(ofPlace[place])) {
        const mark = byNumber[number]!;
        mark.count -= 1;
        if (mark.bits) removeBit(mark.bits, place);
        mark.places = undefined;
        if (mark.count === 0) forget(mark);
      }
      ofPlace[place] = undefined;
    },
    setOf,
    countIn(set, text) {
      const mark = byText.get(text);
      if (!mark) return 0;
      if (!mark.bits || mark.count >= set.length) return countCommon(set, setOf(text));
      return countPlaces(set, (mark.places ??= listPlaces(mark.bits)));
    },
    count: (text) => byText.get(text)?.count ?? 0,
    grow(wanted) {
      capacity = wanted;
      for (const mark of byText.values()) if (mark.bits) mark.bits = grownBits(mark.bits, capacity);
    },
  };
}

function toNumbers(letters = ''): number[] {
  const numbers: number[] = [];
  for (let at = 0; at < letters.length; at += 2)
    numbers.push(letters.charCodeAt(at) | (letters.charCodeAt(at + 1) << 16));
  return numbers;
}
