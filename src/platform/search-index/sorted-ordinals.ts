/** Negative where what one ordinal names comes before what another names. */
export type Compare = (one: number, other: number) => number;

/** Places in an order, kept through every change: a place is found by halving, and the rest is moved by one. */
export type SortedPlaces = {
  /** After its product is known in the columns. */
  insert: (place: number) => void;
  /** While its product is still known in the columns. */
  remove: (place: number) => void;
  /** Drops the order: the next who asks sorts anew. */
  forget: () => void;
  /** All places from the first to the last. */
  places: () => Int32Array;
};

/** Sorted for the first time when somebody asks; `all` lists the places that there are by then. */
export function createSortedPlaces(compare: Compare, all: () => Int32Array<ArrayBuffer>): SortedPlaces {
  let sorted: Int32Array<ArrayBuffer> | undefined;
  let length = 0;

  /** Where a place stands, or would stand. */
  function find(place: number): number {
    let [low, high] = [0, length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (compare(sorted![middle]!, place) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  return {
    insert(place) {
      if (!sorted) return;
      if (length === sorted.length) {
        const grown = new Int32Array(Math.max(1024, length * 2));
        grown.set(sorted);
        sorted = grown;
      }
      const at = find(place);
      sorted.copyWithin(at + 1, at, length);
      sorted[at] = place;
      length += 1;
    },
    remove(place) {
      if (!sorted) return;
      sorted.copyWithin(find(place), find(place) + 1, length);
      length -= 1;
    },
    forget() {
      sorted = undefined;
    },
    places() {
      if (!sorted) {
        sorted = all().toSorted(compare);
        length = sorted.length;
      }
      return sorted.subarray(0, length);
    },
  };
}
