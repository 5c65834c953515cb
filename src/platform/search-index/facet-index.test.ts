import * as fc from '#test/fast-check.ts';
import { expect, test } from 'vitest';
import { type Bitset, countCommon, intersection, union } from './bitset.ts';
import { type IndexedDocument, type Reading, createFacetIndex } from './facet-index.ts';

const columns = ['weight', 'length', 'year'] as const;
type Column = (typeof columns)[number];
const orders = {
  lightest: ['weight', 'id'],
  newest: ['-year', '-id'],
  longest: ['-length', 'weight', '-year', 'id'],
} as const;
type Order = keyof typeof orders;
type Doc = IndexedDocument<Column>;
const names = Object.keys(orders) as Order[];
const open = () => createFacetIndex<Column, Order>(columns, orders);

const terms = ['red', 'blue', 'brass', 'clay'];
const someNumbers = fc.tuple(...columns.map(() => fc.nat(9)));
const document = fc
  .tuple(fc.integer({ min: 0, max: 40 }), fc.uniqueArray(fc.constantFrom(...terms)), someNumbers)
  .map(([number, own, numbers]) => makeDocument(`doc_${number}`, own, numbers));
const step = fc.oneof(
  { weight: 5, arbitrary: document.map((document) => ({ document, gone: undefined })) },
  { weight: 1, arbitrary: document.map(({ id }) => ({ document: undefined, gone: id })) },
);
const reading = fc.record({ order: fc.constantFrom(...names), fromEnd: fc.boolean() });
const part = fc.record({ from: fc.nat(30), many: fc.nat(30) });

function makeDocument(id: string, own: string[], numbers: readonly number[]): Doc {
  const known = Object.fromEntries(columns.map((name, index) => [name, numbers[index] ?? 0]));
  return { ...(known as Record<Column, number>), id, terms: own };
}

const size = (set: Bitset) => countCommon(set, set);

/** Sorts the documents without the index, as the expected order. */
function sortPlainly(documents: readonly Doc[], { order, fromEnd }: Reading<Order>): string[] {
  const keys: Record<Order, (document: Doc) => number[]> = {
    lightest: ({ weight }) => [weight],
    newest: ({ year }) => [-year],
    longest: ({ length, weight, year }) => [-length, weight, -year],
  };
  const ids = documents.toSorted((a, b) => {
    const [one, other] = [keys[order](a), keys[order](b)];
    const differs = one.findIndex((number, index) => number !== other[index]);
    if (differs >= 0) return one[differs]! - other[differs]!;
    return (a.id < b.id ? -1 : 1) * (order === 'newest' ? -1 : 1);
  });
  const sorted = ids.map(({ id }) => id);
  return fromEnd ? sorted.toReversed() : sorted;
}

function ask(facetIndex: ReturnType<typeof open>) {
  for (const term of terms) facetIndex.countIn(facetIndex.all(), term);
  for (const order of names)
    facetIndex.list(facetIndex.all(), { order, fromEnd: false }, { from: 0, many: 3 });
  return [facetIndex.facetTerms('red'), facetIndex.within({ column: 'weight', least: 0, most: 4 })];
}

test('after any changes every set, count and order matches the documents, whenever it is read', () => {
  fc.assert(
    fc.property(
      fc.array(step, { maxLength: 200 }),
      fc.nat(199),
      reading,
      part,
      (steps, askedAt, wanted, { from, many }) => {
        const facetIndex = open();
        const truth = new Map<string, Doc>();
        steps.forEach(({ document, gone }, index) => {
          if (document) {
            facetIndex.put(document);
            truth.set(document.id, document);
          } else {
            facetIndex.remove(gone);
            truth.delete(gone);
          }
          if (index === askedAt) ask(facetIndex);
        });
        const documents = [...truth.values()];
        const has = (term: string) => documents.filter((each) => each.terms.includes(term));
        const [red, clay] = [facetIndex.facetTerms('red'), facetIndex.facetTerms('clay')];
        expect(size(facetIndex.all())).toBe(documents.length);
        expect(terms.map((term) => size(facetIndex.facetTerms(term)))).toEqual(
          terms.map((term) => has(term).length),
        );
        expect(terms.map(facetIndex.count)).toEqual(terms.map((term) => has(term).length));
        const both = has('red').filter((each) => has('clay').includes(each)).length;
        expect([size(intersection([red, clay])), facetIndex.countIn(red, 'clay')]).toEqual([both, both]);
        expect(facetIndex.countIn(red, 'nobody')).toBe(0);
        expect(size(union([red, clay], facetIndex.capacity()))).toBe(
          new Set([...has('red'), ...has('clay')]).size,
        );
        expect(size(facetIndex.within({ column: 'weight', least: 3, most: 5 }))).toBe(
          documents.filter(({ weight }) => weight >= 3 && weight <= 5).length,
        );
        expect(size(facetIndex.among(['doc_1', 'doc_2', 'doc_none']))).toBe(
          documents.filter(({ id }) => /_[12]$/.test(id)).length,
        );
        expect(facetIndex.list(red, wanted, { from, many })).toEqual(
          sortPlainly(has('red'), wanted).slice(from, from + many),
        );
        for (const { id, year } of documents) expect(facetIndex.read(id, 'year')).toBe(year);
      },
    ),
  );
});

test('it grows with the documents, and the ordinal of a removed one is reused', () => {
  const facetIndex = open();
  const documents = new Map<string, Doc>();
  const put = (id: string, own: string[], price: number) => {
    const document = makeDocument(
      id,
      own,
      columns.map((name, index) => (name === 'weight' ? price : (price * 7 + index) % 5)),
    );
    documents.set(id, document);
    facetIndex.put(document);
  };
  ask(facetIndex);
  for (let number = 0; number < 5000; number += 1) {
    put(`doc_${number}`, number % 2 ? ['red'] : [], number % 10);
    // From this number on the orders are sorted already, and every later document is inserted into them.
    if (number === 2000) ask(facetIndex);
  }
  for (let number = 0; number < 1000; number += 1) {
    facetIndex.remove(`doc_${number}`);
    documents.delete(`doc_${number}`);
  }
  for (let number = 0; number < 1000; number += 1) put(`new_${number}`, ['red'], 0);
  for (let number = 1000; number < 1500; number += 1)
    put(`doc_${number}`, number % 2 ? ['red'] : [], (number + 5) % 10);
  const [red, cheap] = ask(facetIndex);
  expect([size(red!), size(cheap!)]).toEqual([2000 + 1000, 2000 + 1000]);
  expect(facetIndex.capacity()).toBeLessThan(5000 * 1.3);
  expect([facetIndex.read('doc_999', 'weight'), facetIndex.read('new_999', 'weight')]).toEqual([
    undefined,
    0,
  ]);
  // `many` is listed by a walk through the order of all documents; `few` is sorted separately.
  const many = [...documents.values()];
  const few = many.slice(0, 300);
  for (const order of names)
    for (const fromEnd of [false, true]) {
      const page = { from: 250, many: 40 };
      expect(facetIndex.list(facetIndex.all(), { order, fromEnd }, page)).toEqual(
        sortPlainly(many, { order, fromEnd }).slice(250, 290),
      );
      expect(facetIndex.list(facetIndex.among(few.map(({ id }) => id)), { order, fromEnd }, page)).toEqual(
        sortPlainly(few, { order, fromEnd }).slice(250, 290),
      );
    }
});

test('a facet term beyond those that have a kept bitset is found all the same', () => {
  const facetIndex = open();
  for (let number = 0; number < 4000; number += 1)
    facetIndex.put(makeDocument(`doc_${number}`, [`own ${number}`, `pair ${number >> 1}`], []));
  expect([
    size(facetIndex.facetTerms('own 3999')),
    size(facetIndex.facetTerms('pair 1999')),
    size(facetIndex.facetTerms('own 4000')),
  ]).toEqual([1, 2, 0]);
  for (let number = 0; number < 3999; number += 1) facetIndex.remove(`doc_${number}`);
  expect([
    facetIndex.count('pair 1999'),
    facetIndex.count('own 17'),
    size(facetIndex.facetTerms('pair 1999')),
  ]).toEqual([1, 0, 1]);
});
