/** Negative where what one ordinal names comes before what another names. */
export type Compare = (one: number, other: number) => number;

/** Places in an order, kept through every change: a place is found by halving, and the rest is moved by one. */
export type SortedOrdinals = {
  /** After its product is known in the columns. */
  insert: (ordinal: number) => void;
  /** While its product is still known in the columns. */
  remove: (ordinal: number) => void;
  /** Drops the order: the next who asks sorts anew. */
  forget: () => void;
  /** All places from the first to the last. */
  ordinals: () => Int32Array;
};

/** Sorted for the first time when somebody asks; `all` lists the places that there are by then. */
export function createSortedOrdinals(compare: Compare, all: () => Int32Array<ArrayBuffer>): SortedOrdinals {
  let sorted: Int32Array<ArrayBuffer> | undefined;
  let length = 0;

  /** Where a place stands, or would stand. */
  function find(ordinal: number): number {
    let [low, high] = [0, length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (compare(sorted![middle]!, ordinal) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  return {
    insert(ordinal) {
      if (!sorted) return;
      if (length === sorted.length) {
        const grown = new Int32Array(Math.max(1024, length * 2));
        grown.set(sorted);
        sorted = grown;
      }
      const at = find(ordinal);
      sorted.copyWithin(at + 1, at, length);
      sorted[at] = ordinal;
      length += 1;
    },
    remove(ordinal) {
      if (!sorted) return;
      sorted.copyWithin(find(ordinal), find(ordinal) + 1, length);
      length -= 1;
    },
    forget() {
      sorted = undefined;
    },
    ordinals() {
      if (!sorted) {
        sorted = all().toSorted(compare);
        length = sorted.length;
      }
      return sorted.subarray(0, length);
    },
  };
}
