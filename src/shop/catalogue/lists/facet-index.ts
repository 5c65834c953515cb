import {
  type Bits,
  addBit,
  createBits,
  grownBits,
  hasBit,
  listPlaces,
  removeBit,
} from '#platform/search-index/bitset.ts';
import { type Order, type Reading, compareBy, orders } from './list-order.ts';
import { listPart, type Part, walkInOrder } from './list-part.ts';
import { createMarkedPlaces } from '#platform/search-index/facet-terms.ts';
import { type Column, type Columns, type Shelved, columns as columnNames } from './indexed-product.ts';
import { createSortedPlaces } from '#platform/search-index/sorted-ordinals.ts';

/** Both ends are within. */
export type Range = { column: Column; least: number; most: number };

/** All goods as sets of bits and sorted places: what lists count, and what comes first in them. */
export type Tally = {
  /** The number of a product in a column; undefined for one that is not there. */
  read: (id: string, column: Column) => number | undefined;
  put: (product: Shelved) => void;
  /** The same for many, which are sorted among the others later, all at once. */
  putAll: (products: readonly Shelved[]) => void;
  ids: () => Iterable<string>;
  remove: (id: string) => void;
  /** The set of those that have a mark. */
  marked: (mark: string) => Bits;
  /** How many have a mark. */
  count: (mark: string) => number;
  /** How many of a set have a mark. */
  countIn: (set: Bits, mark: string) => number;
  /** The set of those with a number in a range. */
  within: (range: Range) => Bits;
  /** The set of those among some ids. */
  among: (ids: Iterable<string>) => Bits;
  /** The set of all. */
  all: () => Bits;
  /** The ids of a part of a set, in an order. */
  list: (set: Bits, reading: Reading, part: Part) => string[];
  has: (set: Bits, id: string) => boolean;
  /** The places of a set, from the first to the last in an order. */
  inOrder: (set: Bits, order: Order) => Iterable<number>;
  idAt: (place: number) => string;
  /** The number of each place in a column. */
  column: (name: Column) => Float64Array;
  /** Brings all goods into every order, which is otherwise done for the first who asks; others get their turn in between. */
  sortAll: () => Promise<void>;
  /** How many places a set of this tally has. */
  capacity: () => number;
};

/** Ranges that are kept, at one bit a place each; those not asked for longest are forgotten. */
const mostRanges = 300;

/** Of more the orders are sorted anew. */
const mostInserted = 200;

/**
 * Every product as one place, with one bit in the set of each mark, a number in each column and a rank in each order: counting what an
 * option would leave costs an instruction or two for 32 goods, and a page of a list as many steps as it takes to meet its goods.
 */
export function createTally(): Tally {
  const places = new Map<string, number>();
  const ids: string[] = [];
  const free: number[] = [];
  let capacity = 1024;
  let all = createBits(capacity);
  const columns = Object.fromEntries(columnNames.map((name) => [name, emptyColumn(capacity)])) as Columns;
  const marks = createMarkedPlaces(capacity);
  const ranges = new Map<string, { range: Range; bits: Bits }>();
  const compare = compareBy(columns, ids);
  const sorted = orders.map((order) => createSortedPlaces(compare[order], () => listPlaces(all)));

  function makeRoom(wanted: number) {
    capacity = wanted;
    all = grownBits(all, capacity);
    marks.grow(capacity);
    for (const name of columnNames) {
      const grown = emptyColumn(capacity);
      grown.set(columns[name]);
      columns[name] = grown;
    }
    for (const entry of ranges.values()) entry.bits = grownBits(entry.bits, capacity);
  }

  function takePlace(id: string): number {
    const place = free.pop() ?? ids.length;
    if (place >= capacity) makeRoom(capacity + 32 * Math.ceil(capacity / 128));
    places.set(id, place);
    ids[place] = id;
    return place;
  }

  function takeOut(place: number) {
    for (const order of sorted) order.remove(place);
    marks.remove(place);
    for (const { bits } of ranges.values()) removeBit(bits, place);
    for (const name of columnNames) columns[name][place] = Number.NaN;
    removeBit(all, place);
  }

  function putIn(product: Shelved, place: number) {
    for (const name of columnNames) columns[name][place] = product[name];
    marks.put(place, product.marks);
    for (const { range, bits } of ranges.values())
      if (product[range.column] >= range.least && product[range.column] <= range.most) addBit(bits, place);
    addBit(all, place);
    for (const order of sorted) order.insert(place);
  }

  function put(product: Shelved) {
    const known = places.get(product.id);
    if (known !== undefined) takeOut(known);
    putIn(product, known ?? takePlace(product.id));
  }

  return {
    read: (id, column) => columns[column][places.get(id) ?? -1],
    put,
    putAll(products) {
      if (products.length > mostInserted) for (const order of sorted) order.forget();
      products.forEach(put);
    },
    ids: () => places.keys(),
    remove(id) {
      const place = places.get(id);
      if (place === undefined) return;
      takeOut(place);
      places.delete(id);
      free.push(place);
    },
    marked: marks.setOf,
    count: marks.count,
    countIn: marks.countIn,
    within(range) {
      const key = `${range.column} ${range.least} ${range.most}`;
      const entry = ranges.get(key) ?? { range, bits: findWithin(columns[range.column], range) };
      ranges.delete(key);
      ranges.set(key, entry);
      if (ranges.size > mostRanges) ranges.delete(ranges.keys().next().value!);
      return entry.bits;
    },
    among(wanted) {
      const bits = createBits(capacity);
      for (const id of wanted) if (places.has(id)) addBit(bits, places.get(id)!);
      return bits;
    },
    all: () => all,
    list(set, { order, fromEnd }, part) {
      const all = sorted[orders.indexOf(order)]!;
      const places = listPart(set, { compare: compare[order], all: all.places, fromEnd, ...part });
      return places.map((place) => ids[place]!);
    },
    inOrder(set, order) {
      const { places: all } = sorted[orders.indexOf(order)]!;
      return walkInOrder(set, { compare: compare[order], all });
    },
    idAt: (place) => ids[place]!,
    column: (name) => columns[name],
    async sortAll() {
      for (const order of sorted) {
        order.places();
        await new Promise((resolve) => setTimeout(resolve, 0));
      }
    },
    has: (set, id) => places.has(id) && hasBit(set, places.get(id)!),
    capacity: () => capacity,
  };
}

function emptyColumn(places: number): Float64Array<ArrayBuffer> {
  return new Float64Array(places).fill(Number.NaN);
}

function findWithin(column: Float64Array, { least, most }: Range): Bits {
  const bits = createBits(column.length);
  for (let word = 0; word < bits.length; word += 1) {
    let found = 0;
    for (let bit = 0; bit < 32; bit += 1) {
      const number = column[word * 32 + bit]!;
      if (number >= least && number <= most) found |= 1 << bit;
    }
    bits[word] = found;
  }
  return bits;
}
