import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Bits, countCommon, intersection, union } from '#platform/search-index/bitset.ts';
import { type Order, type Reading, orders } from './list-order.ts';
import { type Column, type Shelved, columns } from './indexed-product.ts';
import { type Tally, createTally } from './facet-index.ts';

const marks = ['red', 'blue', 'brass', 'clay'];
const someNumbers = fc.tuple(...columns.map(() => fc.nat(9)));
const good = fc
  .tuple(fc.integer({ min: 0, max: 40 }), fc.uniqueArray(fc.constantFrom(...marks)), someNumbers)
  .map(([number, own, numbers]) => makeGood(`prd_${number}`, own, numbers));
const step = fc.oneof(
  { weight: 5, arbitrary: good.map((product) => ({ product, gone: undefined })) },
  { weight: 1, arbitrary: good.map(({ id }) => ({ product: undefined, gone: id })) },
);
const reading = fc.record({ order: fc.constantFrom(...orders), fromEnd: fc.boolean() });
const part = fc.record({ from: fc.nat(30), many: fc.nat(30) });

function makeGood(id: string, own: string[], numbers: readonly number[]): Shelved {
  const known = Object.fromEntries(columns.map((name, index) => [name, numbers[index] ?? 0]));
  return { ...(known as Record<Column, number>), id, marks: own };
}

const size = (set: Bits) => countCommon(set, set);

/** The same by the plainest means. */
function sortPlainly(products: readonly Shelved[], { order, fromEnd }: Reading): string[] {
  const keys: Record<Order, (product: Shelved) => number[]> = {
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

function ask(tally: Tally) {
  for (const mark of marks) tally.countIn(tally.all(), mark);
  for (const order of orders) tally.list(tally.all(), { order, fromEnd: false }, { from: 0, many: 3 });
  return [tally.marked('red'), tally.within({ column: 'fromPricePaise', least: 0, most: 4 })];
}

test('after any changes every set, count and order is that of the goods, asked before or after', () => {
  fc.assert(
    fc.property(
      fc.array(step, { maxLength: 200 }),
      fc.nat(199),
      reading,
      part,
      (steps, askedAt, wanted, { from, many }) => {
        const tally = createTally();
        const truth = new Map<string, Shelved>();
        steps.forEach(({ product, gone }, index) => {
          if (product) {
            tally.put(product);
            truth.set(product.id, product);
          } else {
            tally.remove(gone);
            truth.delete(gone);
          }
          if (index === askedAt) ask(tally);
        });
        const products = [...truth.values()];
        const has = (mark: string) => products.filter((each) => each.marks.includes(mark));
        const [red, clay] = [tally.marked('red'), tally.marked('clay')];
        expect(size(tally.all())).toBe(products.length);
        expect(marks.map((mark) => size(tally.marked(mark)))).toEqual(marks.map((mark) => has(mark).length));
        expect(marks.map(tally.count)).toEqual(marks.map((mark) => has(mark).length));
        const both = has('red').filter((each) => has('clay').includes(each)).length;
        expect([size(intersection([red, clay])), tally.countIn(red, 'clay')]).toEqual([both, both]);
        expect(tally.countIn(red, 'nobody')).toBe(0);
        expect(size(union([red, clay], tally.capacity()))).toBe(
          new Set([...has('red'), ...has('clay')]).size,
        );
        expect(size(tally.within({ column: 'fromPricePaise', least: 3, most: 5 }))).toBe(
          products.filter(({ fromPricePaise }) => fromPricePaise >= 3 && fromPricePaise <= 5).length,
        );
        expect(size(tally.among(['prd_1', 'prd_2', 'prd_none']))).toBe(
          products.filter(({ id }) => /_[12]$/.test(id)).length,
        );
        expect(tally.list(red, wanted, { from, many })).toEqual(
          sortPlainly(has('red'), wanted).slice(from, from + many),
        );
        for (const { id, state } of products) expect(tally.read(id, 'state')).toBe(state);
      },
    ),
  );
});

test('it grows with the goods, and gives the place of one that went to the next', () => {
  const tally = createTally();
  const products = new Map<string, Shelved>();
  const put = (id: string, own: string[], price: number) => {
    const product = makeGood(
      id,
      own,
      columns.map((name, index) => (name === 'fromPricePaise' ? price : (price * 7 + index) % 5)),
    );
    products.set(id, product);
    tally.put(product);
  };
  ask(tally);
  for (let number = 0; number < 5000; number += 1) {
    put(`prd_${number}`, number % 2 ? ['red'] : [], number % 10);
    // So many are sorted once, and every change after that is put in its place.
    if (number === 2000) ask(tally);
  }
  for (let number = 0; number < 1000; number += 1) {
    tally.remove(`prd_${number}`);
    products.delete(`prd_${number}`);
  }
  for (let number = 0; number < 1000; number += 1) put(`new_${number}`, ['red'], 0);
  for (let number = 1000; number < 1500; number += 1)
    put(`prd_${number}`, number % 2 ? ['red'] : [], (number + 5) % 10);
  const [red, cheap] = ask(tally);
  expect([size(red!), size(cheap!)]).toEqual([2000 + 1000, 2000 + 1000]);
  expect(tally.capacity()).toBeLessThan(5000 * 1.3);
  expect([tally.read('prd_999', 'fromPricePaise'), tally.read('new_999', 'fromPricePaise')]).toEqual([
    undefined,
    0,
  ]);
  // So many that they are met on a walk through all, and so few that they are sorted by themselves.
  const many = [...products.values()];
  const few = many.slice(0, 300);
  for (const order of orders)
    for (const fromEnd of [false, true]) {
      const page = { from: 250, many: 40 };
      expect(tally.list(tally.all(), { order, fromEnd }, page)).toEqual(
        sortPlainly(many, { order, fromEnd }).slice(250, 290),
      );
      expect(tally.list(tally.among(few.map(({ id }) => id)), { order, fromEnd }, page)).toEqual(
        sortPlainly(few, { order, fromEnd }).slice(250, 290),
      );
    }
});

test('a mark beyond those that have a set of their own is found all the same', () => {
  const tally = createTally();
  for (let number = 0; number < 4000; number += 1)
    tally.put(makeGood(`prd_${number}`, [`own ${number}`, `pair ${number >> 1}`], []));
  expect([
    size(tally.marked('own 3999')),
    size(tally.marked('pair 1999')),
    size(tally.marked('own 4000')),
  ]).toEqual([1, 2, 0]);
  for (let number = 0; number < 3999; number += 1) tally.remove(`prd_${number}`);
  expect([tally.count('pair 1999'), tally.count('own 17'), size(tally.marked('pair 1999'))]).toEqual([
    1, 0, 1,
  ]);
});
