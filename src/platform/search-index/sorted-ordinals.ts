/** Returns a negative number if the first ordinal's entry comes before the second's. */
export type Compare = (one: number, other: number) => number;

/** Sorted ordinals, kept in order through every change: a binary search finds the position, and the rest is moved by one. */
export type SortedOrdinals = {
  /** Inserts an ordinal; its document must already be in the columns. */
  insert: (ordinal: number) => void;
  /** Removes an ordinal; its document must still be in the columns. */
  remove: (ordinal: number) => void;
  /** Drops the order: the next request sorts again. */
  forget: () => void;
  /** Returns all ordinals in order. */
  ordinals: () => Int32Array;
};

/** Creates an order that is sorted at the first request; `all` returns the ordinals that exist by then. */
export function createSortedOrdinals(compare: Compare, all: () => Int32Array<ArrayBuffer>): SortedOrdinals {
  let sorted: Int32Array<ArrayBuffer> | undefined;
  let length = 0;

  /** Returns the index at which an ordinal is, or would be inserted. */
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
