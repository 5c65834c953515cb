/** A set of places, one bit each; sets that meet are of one length. */
export type Bits = Uint32Array<ArrayBuffer>;

export function createBits(places: number): Bits {
  return new Uint32Array(Math.ceil(places / 32));
}

/** The same set with room for more. */
export function grownBits(bits: Bits, places: number): Bits {
  const grown = createBits(places);
  grown.set(bits);
  return grown;
}

export function addBit(bits: Bits, place: number): void {
  bits[place >>> 5]! |= 1 << (place & 31);
}

export function removeBit(bits: Bits, place: number): void {
  bits[place >>> 5]! &= ~(1 << (place & 31));
}

export function hasBit(bits: Bits, place: number): boolean {
  return (bits[place >>> 5]! & (1 << (place & 31))) !== 0;
}

/** The places of a set, from the lowest to the highest. */
export function listPlaces(bits: Bits): Int32Array<ArrayBuffer> {
  const places = new Int32Array(countCommon(bits, bits));
  let found = 0;
  for (let word = 0; word < bits.length; word += 1)
    for (let left = bits[word]!; left !== 0; left &= left - 1) {
      places[found] = word * 32 + 31 - Math.clz32(left & -left);
      found += 1;
    }
  return places;
}

/** What is in all of some sets; at least one is given. */
export function intersection([first, ...others]: readonly Bits[]): Bits {
  const both = first!.slice();
  for (const other of others) for (let word = 0; word < both.length; word += 1) both[word]! &= other[word]!;
  return both;
}

/** What is in one set and not in the other. */
export function without(bits: Bits, others: Bits): Bits {
  return bits.map((word, index) => word & ~others[index]!);
}

/** What is in any of some sets; of none, nothing. */
export function union(sets: readonly Bits[], places: number): Bits {
  const any = createBits(places);
  for (const set of sets) for (let word = 0; word < any.length; word += 1) any[word]! |= set[word]!;
  return any;
}

/** How many are in both sets. Empty words are counted like all others: to ask which are would take three times as long. */
export function countCommon(a: Bits, b: Bits): number {
  let count = 0;
  for (let word = 0; word < a.length; word += 1) count += countOnes(a[word]! & b[word]!);
  return count;
}

/** How many of some places are in a set. */
export function countPlaces(bits: Bits, places: Int32Array): number {
  let count = 0;
  for (let at = 0; at < places.length; at += 1) {
    const place = places[at]!;
    count += (bits[place >>> 5]! >>> (place & 31)) & 1;
  }
  return count;
}

function countOnes(word: number): number {
  let pairs = word - ((word >>> 1) & 0x55555555);
  pairs = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((pairs + (pairs >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
