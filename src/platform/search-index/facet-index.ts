import { type Bitset, addBit, createBitset, grownBitset, hasBit, listOrdinals, removeBit } from './bitset.ts';
import { listPart, type Part, walkInOrder } from './list-part.ts';
import { createFacetTerms } from './facet-terms.ts';
import { type Columns, type SortKeys, compareBy } from './compare-by.ts';
import { createSortedOrdinals } from './sorted-ordinals.ts';

/** The facts that the index keeps about a document: its number in each column and its facet terms, each once. */
export type IndexedDocument<Column extends string> = Record<Column, number> & {
  id: string;
  terms: readonly string[];
};

/** A range of numbers that includes both ends. */
export type Range<Column extends string> = { column: Column; least: number; most: number };

/** An order, and whether it is read backwards. */
export type Reading<Order extends string> = { order: Order; fromEnd: boolean };

/** The facet index: all documents as bitsets and sorted ordinals, by which lists are counted and ordered. */
export type FacetIndex<Column extends string, Order extends string> = {
  /** Returns a document's number in a column; undefined for a document that is not in the index. */
  read: (id: string, column: Column) => number | undefined;
  put: (document: IndexedDocument<Column>) => void;
  /** Puts many documents; if they are more than `mostInserted`, the next use of each order sorts them. */
  putAll: (documents: readonly IndexedDocument<Column>[]) => void;
  ids: () => Iterable<string>;
  /** Removes a document and returns its ordinal, which another document may get; undefined if it is not in the index. */
  remove: (id: string) => number | undefined;
  /** Returns the bitset of the documents that have a facet term. */
  facetTerms: (term: string) => Bitset;
  /** Counts the documents that have a facet term. */
  count: (term: string) => number;
  /** Counts the documents of a bitset that have a facet term. */
  countIn: (set: Bitset, term: string) => number;
  /** Returns the bitset of the documents whose number is in a range. */
  within: (range: Range<Column>) => Bitset;
  /** Returns the bitset of the documents with these ids; unknown ids are left out. */
  among: (ids: Iterable<string>) => Bitset;
  /** Returns the bitset of all documents. */
  all: () => Bitset;
  /** Returns the ids of a part of a bitset, in an order. */
  list: (set: Bitset, reading: Reading<Order>, part: Part) => string[];
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

/** `putAll` inserts at most this many documents into the sorted orders; with more, it drops the orders to be sorted again. */
const mostInserted = 200;

/**
 * Creates a facet index. Each document has one ordinal, with one bit in the bitset of each of its facet terms, a number in each column and a
 * rank in each order. Counting what an option would leave takes an instruction or two for 32 documents, and a page of a list takes as many
 * steps as are needed to reach its documents.
 */
export function createFacetIndex<Column extends string, Order extends string>(
  columnNames: readonly Column[],
  orders: Record<Order, SortKeys<Column>>,
): FacetIndex<Column, Order> {
  const ordinals = new Map<string, number>();
  const ids: string[] = [];
  const free: number[] = [];
  let capacity = 1024;
  let all = createBitset(capacity);
  const columns = Object.fromEntries(
    columnNames.map((name) => [name, emptyColumn(capacity)]),
  ) as Columns<Column>;
  const terms = createFacetTerms(capacity);
  const ranges = new Map<string, { range: Range<Column>; bitset: Bitset }>();
  const sorted = new Map(
    (Object.keys(orders) as Order[]).map((order) => {
      const compare = compareBy(orders[order], columns, ids);
      return [order, { compare, ...createSortedOrdinals(compare, () => listOrdinals(all)) }];
    }),
  );

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
    for (const order of sorted.values()) order.remove(ordinal);
    terms.remove(ordinal);
    for (const { bitset } of ranges.values()) removeBit(bitset, ordinal);
    for (const name of columnNames) columns[name][ordinal] = Number.NaN;
    removeBit(all, ordinal);
  }

  function putIn(document: IndexedDocument<Column>, ordinal: number) {
    for (const name of columnNames) columns[name][ordinal] = document[name];
    terms.put(ordinal, document.terms);
    for (const { range, bitset } of ranges.values())
      if (document[range.column] >= range.least && document[range.column] <= range.most)
        addBit(bitset, ordinal);
    addBit(all, ordinal);
    for (const order of sorted.values()) order.insert(ordinal);
  }

  function put(document: IndexedDocument<Column>) {
    const known = ordinals.get(document.id);
    if (known !== undefined) takeOut(known);
    putIn(document, known ?? takeOrdinal(document.id));
  }

  return {
    read: (id, column) => columns[column][ordinals.get(id) ?? -1],
    put,
    putAll(documents) {
      if (documents.length > mostInserted) for (const order of sorted.values()) order.forget();
      documents.forEach(put);
    },
    ids: () => ordinals.keys(),
    remove(id) {
      const ordinal = ordinals.get(id);
      if (ordinal === undefined) return undefined;
      takeOut(ordinal);
      ordinals.delete(id);
      free.push(ordinal);
      return ordinal;
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
      const { compare, ordinals: all } = sorted.get(order)!;
      return listPart(set, { compare, all, fromEnd, ...part }).map((ordinal) => ids[ordinal]!);
    },
    inOrder(set, order) {
      const { compare, ordinals: all } = sorted.get(order)!;
      return walkInOrder(set, { compare, all });
    },
    idAt: (ordinal) => ids[ordinal]!,
    column: (name) => columns[name],
    async sortAll() {
      for (const order of sorted.values()) {
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

function findWithin(column: Float64Array, { least, most }: Pick<Range<string>, 'least' | 'most'>): Bitset {
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
