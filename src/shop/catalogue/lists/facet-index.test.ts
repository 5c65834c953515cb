import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Bitset, countCommon, intersection, union } from '#platform/search-index/bitset.ts';
import { type Order, type Reading, orders } from './list-order.ts';
import { type Column, type IndexedProduct, columns } from './indexed-product.ts';
import { type FacetIndex, createFacetIndex } from './facet-index.ts';

const terms = ['red', 'blue', 'brass', 'clay'];
const someNumbers = fc.tuple(...columns.map(() => fc.nat(9)));
const good = fc
  .tuple(fc.integer({ min: 0, max: 40 }), fc.uniqueArray(fc.constantFrom(...terms)), someNumbers)
  .map(([number, own, numbers]) => makeGood(`prd_${number}`, own, numbers));
const step = fc.oneof(
  { weight: 5, arbitrary: good.map((product) => ({ product, gone: undefined })) },
  { weight: 1, arbitrary: good.map(({ id }) => ({ product: undefined, gone: id })) },
);
const reading = fc.record({ order: fc.constantFrom(...orders), fromEnd: fc.boolean() });
const part = fc.record({ from: fc.nat(30), many: fc.nat(30) });

function makeGood(id: string, own: string[], numbers: readonly number[]): IndexedProduct {
  const known = Object.fromEntries(columns.map((name, index) => [name, numbers[index] ?? 0]));
  return { ...(known as Record<Column, number>), id, terms: own };
}

const size = (set: Bitset) => countCommon(set, set);

/** Sorts the products without the index, as the expected order. */
function sortPlainly(products: readonly IndexedProduct[], { order, fromEnd }: Reading): string[] {
  const keys: Record<Order, (product: IndexedProduct) => number[]> = {
    newest: ({ createdAtMs }) => [-createdAtMs],
    cheapest: ({ fromPricePaise }) => [fromPricePaise],
    popular: ({ sold, ratingSum }) => [-sold, -ratingSum],
    featured: (each) => [-each.featured, -each.inStock, -each.sold, -each.createdAtMs],
    stocked: ({ inStock, sold }) => [-inStock, -sold],
  };
  const ids = products.toSorted((a, b) => {
    const [one, other] = [keys[order](a), keys[order](b)];
    const differs = one.findIndex((number, index) => number !== other[index]);
    if (differs >= 0) return one[differs]! - other[differs]!;
    return (a.id < b.id ? -1 : 1) * (order === 'newest' ? -1 : 1);
  });
  const sorted = ids.map(({ id }) => id);
  return fromEnd ? sorted.toReversed() : sorted;
}

function ask(facetIndex: FacetIndex) {
  for (const term of terms) facetIndex.countIn(facetIndex.all(), term);
  for (const order of orders)
    facetIndex.list(facetIndex.all(), { order, fromEnd: false }, { from: 0, many: 3 });
  return [facetIndex.facetTerms('red'), facetIndex.within({ column: 'fromPricePaise', least: 0, most: 4 })];
}

test('after any changes every set, count and order is that of the goods, asked before or after', () => {
  fc.assert(
    fc.property(
      fc.array(step, { maxLength: 200 }),
      fc.nat(199),
      reading,
      part,
      (steps, askedAt, wanted, { from, many }) => {
        const facetIndex = createFacetIndex();
        const truth = new Map<string, IndexedProduct>();
        steps.forEach(({ product, gone }, index) => {
          if (product) {
            facetIndex.put(product);
            truth.set(product.id, product);
          } else {
            facetIndex.remove(gone);
            truth.delete(gone);
          }
          if (index === askedAt) ask(facetIndex);
        });
        const products = [...truth.values()];
        const has = (term: string) => products.filter((each) => each.terms.includes(term));
        const [red, clay] = [facetIndex.facetTerms('red'), facetIndex.facetTerms('clay')];
        expect(size(facetIndex.all())).toBe(products.length);
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
        expect(size(facetIndex.within({ column: 'fromPricePaise', least: 3, most: 5 }))).toBe(
          products.filter(({ fromPricePaise }) => fromPricePaise >= 3 && fromPricePaise <= 5).length,
        );
        expect(size(facetIndex.among(['prd_1', 'prd_2', 'prd_none']))).toBe(
          products.filter(({ id }) => /_[12]$/.test(id)).length,
        );
        expect(facetIndex.list(red, wanted, { from, many })).toEqual(
          sortPlainly(has('red'), wanted).slice(from, from + many),
        );
        for (const { id, state } of products) expect(facetIndex.read(id, 'state')).toBe(state);
      },
    ),
  );
});

test('it grows with the goods, and gives the place of one that went to the next', () => {
  const facetIndex = createFacetIndex();
  const products = new Map<string, IndexedProduct>();
  const put = (id: string, own: string[], price: number) => {
    const product = makeGood(
      id,
      own,
      columns.map((name, index) => (name === 'fromPricePaise' ? price : (price * 7 + index) % 5)),
    );
    products.set(id, product);
    facetIndex.put(product);
  };
  ask(facetIndex);
  for (let number = 0; number < 5000; number += 1) {
    put(`prd_${number}`, number % 2 ? ['red'] : [], number % 10);
    // From this number on the orders are sorted already, and every later product is inserted into them.
    if (number === 2000) ask(facetIndex);
  }
  for (let number = 0; number < 1000; number += 1) {
    facetIndex.remove(`prd_${number}`);
    products.delete(`prd_${number}`);
  }
  for (let number = 0; number < 1000; number += 1) put(`new_${number}`, ['red'], 0);
  for (let number = 1000; number < 1500; number += 1)
    put(`prd_${number}`, number % 2 ? ['red'] : [], (number + 5) % 10);
  const [red, cheap] = ask(facetIndex);
  expect([size(red!), size(cheap!)]).toEqual([2000 + 1000, 2000 + 1000]);
  expect(facetIndex.capacity()).toBeLessThan(5000 * 1.3);
  expect([
    facetIndex.read('prd_999', 'fromPricePaise'),
    facetIndex.read('new_999', 'fromPricePaise'),
  ]).toEqual([undefined, 0]);
  // `many` is listed by a walk through the order of all products; `few` is sorted separately.
  const many = [...products.values()];
  const few = many.slice(0, 300);
  for (const order of orders)
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

test('a mark beyond those that have a set of their own is found all the same', () => {
  const facetIndex = createFacetIndex();
  for (let number = 0; number < 4000; number += 1)
    facetIndex.put(makeGood(`prd_${number}`, [`own ${number}`, `pair ${number >> 1}`], []));
  expect([
    size(facetIndex.facetTerms('own 3999')),
    size(facetIndex.facetTerms('pair 1999')),
    size(facetIndex.facetTerms('own 4000')),
  ]).toEqual([1, 2, 0]);
  for (let number = 0; number < 3999; number += 1) facetIndex.remove(`prd_${number}`);
  expect([
    facetIndex.count('pair 1999'),
    facetIndex.count('own 17'),
    size(facetIndex.facetTerms('pair 1999')),
  ]).toEqual([1, 0, 1]);
});
