import { type Bitset, countCommon, hasBit, listOrdinals } from './bitset.ts';
import type { Compare } from './sorted-ordinals.ts';

/** A part of a list: `many` entries, beginning with number `from`. */
export type Part = { from: number; many: number };

type Ordered = Part & { compare: Compare; all: () => Int32Array; fromEnd: boolean };

/** Sets of at most this many ordinals are sorted separately: finding them in the order of all documents would be a long walk. */
const few = 500;

/** Returns a part of a set of ordinals in an order; `all` returns the ordinals of all documents in that order. */
export function listPart(set: Bitset, { compare, all, fromEnd, from, many }: Ordered): number[] {
  const found = countCommon(set, set);
  const until = Math.min(from + many, found);
  if (from >= until) return [];
  if (found > few) return walk(set, { all: all(), fromEnd, from, until });
  const ordinals = Array.from(listOrdinals(set).toSorted(compare));
  return (fromEnd ? ordinals.toReversed() : ordinals).slice(from, until);
}

type Walk = { all: Int32Array; fromEnd: boolean; from: number; until: number };

function walk(set: Bitset, { all, fromEnd, from, until }: Walk): number[] {
  const ordinals: number[] = [];
  const last = all.length - 1;
  for (let step = 0, met = 0; step <= last && met < until; step += 1) {
    const ordinal = all[fromEnd ? last - step : step]!;
    if (!hasBit(set, ordinal)) continue;
    if (met >= from) ordinals.push(ordinal);
    met += 1;
  }
  return ordinals;
}

/** Yields all ordinals of a set in an order, for callers who do not know beforehand how many they need. */
export function* walkInOrder(set: Bitset, { compare, all }: Pick<Ordered, 'compare' | 'all'>) {
  if (countCommon(set, set) <= few) return yield* listOrdinals(set).toSorted(compare);
  for (const ordinal of all()) if (hasBit(set, ordinal)) yield ordinal;
}
