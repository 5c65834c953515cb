import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { countCommon, intersection, union } from './bits.ts';
import { type Countable, createTally } from './tally.ts';

type Good = Countable;

const marks = ['red', 'blue', 'brass', 'clay'];
const good = fc.record({
  id: fc.integer({ min: 0, max: 40 }).map((number) => `prd_${number}`),
  marks: fc.uniqueArray(fc.constantFrom(...marks)),
  fromPricePaise: fc.nat(9),
});
const step = fc.oneof(
  { weight: 5, arbitrary: good.map((product) => ({ product, gone: undefined })) },
  { weight: 1, arbitrary: good.map(({ id }) => ({ product: undefined, gone: id })) },
);
const cheap = { key: 'price 0-4', fits: ({ fromPricePaise }: Good) => fromPricePaise <= 4 };

test('after any changes every set holds exactly the goods that belong there, asked before or after', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 200 }), fc.nat(199), (steps, askedAt) => {
      const tally = createTally<Good>();
      const truth = new Map<string, Good>();
      steps.forEach(({ product, gone }, index) => {
        if (product) {
          tally.put(product);
          truth.set(product.id, product);
        } else {
          tally.remove(gone);
          truth.delete(gone);
        }
        if (index === askedAt) void [tally.marked(['red', 'clay']), tally.fitting(cheap)];
      });
      const goods = [...truth.values()];
      const count = (fits: (product: Good) => boolean) => goods.filter(fits).length;
      const sets = tally.marked(marks);
      const [red, , , clay] = sets;
      expect(sets.map((set) => countCommon(set, tally.all()))).toEqual(
        marks.map((mark) => count((each) => each.marks.includes(mark))),
      );
      expect(tally.marks()).toEqual(
        new Map(
          marks
            .map((mark) => [mark, count((each) => each.marks.includes(mark))] as const)
            .filter(([, many]) => many > 0),
        ),
      );
      expect(countCommon(tally.all(), tally.all())).toBe(goods.length);
      expect(countCommon(tally.fitting(cheap), red!)).toBe(
        count((each) => each.fromPricePaise <= 4 && each.marks.includes('red')),
      );
      expect(countCommon(union([red!, clay!], tally.capacity()), tally.all())).toBe(
        count((each) => each.marks.includes('red') || each.marks.includes('clay')),
      );
      const priced = (leastPaise: number, mostPaise: number | null) => {
        const set = tally.priced({ leastPaise, mostPaise });
        return countCommon(set, set);
      };
      expect([priced(3, 5), priced(5, null)]).toEqual([
        count(({ fromPricePaise }) => fromPricePaise >= 3 && fromPricePaise <= 5),
        count(({ fromPricePaise }) => fromPricePaise >= 5),
      ]);
      const both = intersection([red!, clay!, tally.among(['prd_1', 'prd_2', 'prd_none'])]);
      expect(countCommon(both, both)).toBe(
        count(({ id, marks: own }) => /_[12]$/.test(id) && own.includes('red') && own.includes('clay')),
      );
    }),
  );
});

test('it grows with the goods, and gives the place of one that went to the next', () => {
  const tally = createTally<Good>();
  tally.marked(['red']);
  tally.fitting(cheap);
  for (let number = 0; number < 5000; number += 1)
    tally.put({ id: `prd_${number}`, marks: number % 2 ? ['red'] : [], fromPricePaise: number % 10 });
  for (let number = 0; number < 1000; number += 1) tally.remove(`prd_${number}`);
  for (let number = 0; number < 1000; number += 1)
    tally.put({ id: `new_${number}`, marks: ['red'], fromPricePaise: 0 });
  expect(countCommon(tally.marked(['red'])[0]!, tally.all())).toBe(2000 + 1000);
  expect(countCommon(tally.fitting(cheap), tally.all())).toBe(2000 + 1000);
  expect(tally.capacity()).toBe(8192);
  expect(tally.get('prd_999')).toBeUndefined();
  expect(tally.get('new_999')).toMatchObject({ fromPricePaise: 0 });
});
