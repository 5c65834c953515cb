/** A set of ordinals, one bit each; sets that are combined have the same length. */
export type Bitset = Uint32Array<ArrayBuffer>;

export function createBitset(ordinals: number): Bitset {
  return new Uint32Array(Math.ceil(ordinals / 32));
}

/** Returns a copy of a set with room for more ordinals. */
export function grownBitset(bitset: Bitset, ordinals: number): Bitset {
  const grown = createBitset(ordinals);
  grown.set(bitset);
  return grown;
}

export function addBit(bitset: Bitset, ordinal: number): void {
  bitset[ordinal >>> 5]! |= 1 << (ordinal & 31);
}

export function removeBit(bitset: Bitset, ordinal: number): void {
  bitset[ordinal >>> 5]! &= ~(1 << (ordinal & 31));
}

export function hasBit(bitset: Bitset, ordinal: number): boolean {
  return (bitset[ordinal >>> 5]! & (1 << (ordinal & 31))) !== 0;
}

/** Returns the ordinals of a set in ascending order. */
export function listOrdinals(bitset: Bitset): Int32Array<ArrayBuffer> {
  const ordinals = new Int32Array(countCommon(bitset, bitset));
  let found = 0;
  for (let word = 0; word < bitset.length; word += 1)
    for (let left = bitset[word]!; left !== 0; left &= left - 1) {
      ordinals[found] = word * 32 + 31 - Math.clz32(left & -left);
      found += 1;
    }
  return ordinals;
}

/** Returns the intersection of at least one set. */
export function intersection([first, ...others]: readonly Bitset[]): Bitset {
  const both = first!.slice();
  for (const other of others) for (let word = 0; word < both.length; word += 1) both[word]! &= other[word]!;
  return both;
}

/** Returns the ordinals that are in one set and not in the other. */
export function without(bitset: Bitset, others: Bitset): Bitset {
  return bitset.map((word, index) => word & ~others[index]!);
}

/** Returns the union of sets; it is empty for none. */
export function union(sets: readonly Bitset[], ordinals: number): Bitset {
  const any = createBitset(ordinals);
  for (const set of sets) for (let word = 0; word < any.length; word += 1) any[word]! |= set[word]!;
  return any;
}

/**
 * Returns how many ordinals are in both sets. Empty words are counted like all others, because checking for them takes three times as long.
 */
export function countCommon(a: Bitset, b: Bitset): number {
  let count = 0;
  for (let word = 0; word < a.length; word += 1) count += countOnes(a[word]! & b[word]!);
  return count;
}

/** Returns how many of the given ordinals are in a set. */
export function countOrdinals(bitset: Bitset, ordinals: Int32Array): number {
  let count = 0;
  for (let at = 0; at < ordinals.length; at += 1) {
    const ordinal = ordinals[at]!;
    count += (bitset[ordinal >>> 5]! >>> (ordinal & 31)) & 1;
  }
  return count;
}

function countOnes(word: number): number {
  let pairs = word - ((word >>> 1) & 0x55555555);
  pairs = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((pairs + (pairs >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
