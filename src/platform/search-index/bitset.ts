/** A set of places, one bit each; sets that meet are of one length. */
export type Bitset = Uint32Array<ArrayBuffer>;

export function createBitset(ordinals: number): Bitset {
  return new Uint32Array(Math.ceil(ordinals / 32));
}

/** The same set with room for more. */
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

/** The places of a set, from the lowest to the highest. */
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

/** What is in all of some sets; at least one is given. */
export function intersection([first, ...others]: readonly Bitset[]): Bitset {
  const both = first!.slice();
  for (const other of others) for (let word = 0; word < both.length; word += 1) both[word]! &= other[word]!;
  return both;
}

/** What is in one set and not in the other. */
export function without(bitset: Bitset, others: Bitset): Bitset {
  return bitset.map((word, index) => word & ~others[index]!);
}

/** What is in any of some sets; of none, nothing. */
export function union(sets: readonly Bitset[], ordinals: number): Bitset {
  const any = createBitset(ordinals);
  for (const set of sets) for (let word = 0; word < any.length; word += 1) any[word]! |= set[word]!;
  return any;
}

/** How many are in both sets. Empty words are counted like all others: to ask which are would take three times as long. */
export function countCommon(a: Bitset, b: Bitset): number {
  let count = 0;
  for (let word = 0; word < a.length; word += 1) count += countOnes(a[word]! & b[word]!);
  return count;
}

/** How many of some places are in a set. */
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
