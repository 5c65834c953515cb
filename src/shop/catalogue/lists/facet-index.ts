import {
  type Bitset,
  addBit,
  createBitset,
  grownBitset,
  hasBit,
  listOrdinals,
  removeBit,
} from '#platform/search-index/bitset.ts';
import { type Order, type Reading, compareBy, orders } from './list-order.ts';
import { listPart, type Part, walkInOrder } from './list-part.ts';
import { createFacetTerms } from '#platform/search-index/facet-terms.ts';
import { type Column, type Columns, type IndexedProduct, columns as columnNames } from './indexed-product.ts';
import { createSortedOrdinals } from '#platform/search-index/sorted-ordinals.ts';

/** A range of numbers that includes both ends. */
export type Range = { column: Column; least: number; most: number };

/** The facet index: all products as bitsets and sorted ordinals, by which lists are counted and ordered. */
export type FacetIndex = {
  /** Returns a product's number in a column; undefined for a product that is not in the index. */
  read: (id: string, column: Column) => number | undefined;
  put: (product: IndexedProduct) => void;
  /** Puts many products; if they are more than `mostInserted`, the next use of each order sorts them. */
  putAll: (products: readonly IndexedProduct[]) => void;
  ids: () => Iterable<string>;
  remove: (id: string) => void;
  /** Returns the bitset of the products that have a facet term. */
  facetTerms: (term: string) => Bitset;
  /** Counts the products that have a facet term. */
  count: (term: string) => number;
  /** Counts the products of a bitset that have a facet term. */
  countIn: (set: Bitset, term: string) => number;
  /** Returns the bitset of the products whose number is in a range. */
  within: (range: Range) => Bitset;
  /** Returns the bitset of the products with these ids; unknown ids are left out. */
  among: (ids: Iterable<string>) => Bitset;
  /** Returns the bitset of all products. */
  all: () => Bitset;
  /** Returns the ids of a part of a bitset, in an order. */
  list: (set: Bitset, reading: Reading, part: Part) => string[];
  has: (set: Bitset, id: string) => boolean;
  /** Returns the ordinals of a bitset, from the first to the last in an order. */
  inOrder: (set: Bitset, order: Order) => Iterable<number>;
  idAt: (ordinal: number) => string;
  /** Returns a column: the number at each ordinal. */
  column: (name: Column) => Float64Array;
  /** Sorts every order, which otherwise happens at its first use; yields to the event loop after each. */
  sortAll: () => Promise<void>;
  /** Returns how many ordinals a bitset of this index has. */
  capacity: () => number;
};

/** At most this many bitsets of ranges are cached, with one bit for each ordinal; the least recently used is evicted first. */
const mostRanges = 300;

/** `putAll` inserts at most this many products into the sorted orders; with more, it drops the orders to be sorted again. */
const mostInserted = 200;

/**
 * Creates a facet index. Each product has one ordinal, with one bit in the bitset of each of its facet terms, a number in each column and a
 * rank in each order. Counting what an option would leave takes an instruction or two for 32 products, and a page of a list takes as many
 * steps as are needed to reach its products.
 */
export function createFacetIndex(): FacetIndex {
  const ordinals = new Map<string, number>();
  const ids: string[] = [];
  const free: number[] = [];
  let capacity = 1024;
  let all = createBitset(capacity);
  const columns = Object.fromEntries(columnNames.map((name) => [name, emptyColumn(capacity)])) as Columns;
  const terms = createFacetTerms(capacity);
  const ranges = new Map<string, { range: Range; bitset: Bitset }>();
  const compare = compareBy(columns, ids);
  const sorted = orders.map((order) => createSortedOrdinals(compare[order], () => listOrdinals(all)));

  function makeRoom(wanted: number) {
    capacity = wanted;
    all = grownBitset(all, capacity);
    terms.grow(capacity);
    for (const name of columnNames) {
      const grown = emptyColumn(capacity);
      grown.set(columns[name]);
      columns[name] = grown;
    }
    for (const entry of ranges.values()) entry.bitset = grownBitset(entry.bitset, capacity);
  }

  function takeOrdinal(id: string): number {
    const ordinal = free.pop() ?? ids.length;
    if (ordinal >= capacity) makeRoom(capacity + 32 * Math.ceil(capacity / 128));
    ordinals.set(id, ordinal);
    ids[ordinal] = id;
    return ordinal;
  }

  function takeOut(ordinal: number) {
    for (const order of sorted) order.remove(ordinal);
    terms.remove(ordinal);
    for (const { bitset } of ranges.values()) removeBit(bitset, ordinal);
    for (const name of columnNames) columns[name][ordinal] = Number.NaN;
    removeBit(all, ordinal);
  }

  function putIn(product: IndexedProduct, ordinal: number) {
    for (const name of columnNames) columns[name][ordinal] = product[name];
    terms.put(ordinal, product.terms);
    for (const { range, bitset } of ranges.values())
      if (product[range.column] >= range.least && product[range.column] <= range.most)
        addBit(bitset, ordinal);
    addBit(all, ordinal);
    for (const order of sorted) order.insert(ordinal);
  }

  function put(product: IndexedProduct) {
    const known = ordinals.get(product.id);
    if (known !== undefined) takeOut(known);
    putIn(product, known ?? takeOrdinal(product.id));
  }

  return {
    read: (id, column) => columns[column][ordinals.get(id) ?? -1],
    put,
    putAll(products) {
      if (products.length > mostInserted) for (const order of sorted) order.forget();
      products.forEach(put);
    },
    ids: () => ordinals.keys(),
    remove(id) {
      const ordinal = ordinals.get(id);
      if (ordinal === undefined) return;
      takeOut(ordinal);
      ordinals.delete(id);
      free.push(ordinal);
    },
    facetTerms: terms.setOf,
    count: terms.count,
    countIn: terms.countIn,
    within(range) {
      const key = `${range.column} ${range.least} ${range.most}`;
      const entry = ranges.get(key) ?? { range, bitset: findWithin(columns[range.column], range) };
      ranges.delete(key);
      ranges.set(key, entry);
      if (ranges.size > mostRanges) ranges.delete(ranges.keys().next().value!);
      return entry.bitset;
    },
    among(wanted) {
      const bitset = createBitset(capacity);
      for (const id of wanted) if (ordinals.has(id)) addBit(bitset, ordinals.get(id)!);
      return bitset;
    },
    all: () => all,
    list(set, { order, fromEnd }, part) {
      const all = sorted[orders.indexOf(order)]!;
      const ordinals = listPart(set, { compare: compare[order], all: all.ordinals, fromEnd, ...part });
      return ordinals.map((ordinal) => ids[ordinal]!);
    },
    inOrder(set, order) {
      const { ordinals: all } = sorted[orders.indexOf(order)]!;
      return walkInOrder(set, { compare: compare[order], all });
    },
    idAt: (ordinal) => ids[ordinal]!,
    column: (name) => columns[name],
    async sortAll() {
      for (const order of sorted) {
        order.ordinals();
        await new Promise((resolve) => setTimeout(resolve, 0));
      }
    },
    has: (set, id) => ordinals.has(id) && hasBit(set, ordinals.get(id)!),
    capacity: () => capacity,
  };
}

function emptyColumn(ordinals: number): Float64Array<ArrayBuffer> {
  return new Float64Array(ordinals).fill(Number.NaN);
}

function findWithin(column: Float64Array, { least, most }: Range): Bitset {
  const bitset = createBitset(column.length);
  for (let word = 0; word < bitset.length; word += 1) {
    let found = 0;
    for (let bit = 0; bit < 32; bit += 1) {
      const number = column[word * 32 + bit]!;
      if (number >= least && number <= most) found |= 1 << bit;
    }
    bitset[word] = found;
  }
  return bitset;
}
