import * as fc from '#test/fast-check.ts';
import { describe, expect, test } from 'vitest';
import {
  choose,
  findCheapestOffered,
  listOptions,
  listValues,
  listSoldOut,
  preselect,
  readChoiceQuery,
  resolveChoice,
  toChoiceQuery,
  toVariantLabel,
  type ChoosableVariant,
  type Choice,
} from './variant-choice.ts';

function makeVariant(
  color: string | null,
  size: string | null,
  changes: Partial<ChoosableVariant> = {},
): ChoosableVariant {
  return {
    id: `${color}/${size}`,
    color,
    size,
    pricePaise: 100000,
    salePricePaise: null,
    stockQuantity: 5,
    available: true,
    ...changes,
  };
}

const GRID = [
  makeVariant('Blue', 'M'),
  makeVariant('Blue', 'L', { stockQuantity: 0 }),
  makeVariant('Red', 'M', { available: false }),
  makeVariant('Red', 'L', { salePricePaise: 90000 }),
];

const variants = fc.uniqueArray(
  fc
    .record({
      color: fc.constantFrom('Blue', 'Red', 'Green'),
      size: fc.constantFrom('S', 'M', 'L'),
      stockQuantity: fc.integer({ min: 0, max: 2 }),
      available: fc.boolean(),
      pricePaise: fc.integer({ min: 100, max: 900 }),
    })
    .map(({ color, size, ...rest }) => makeVariant(color, size, rest)),
  { selector: ({ id }) => id, minLength: 1 },
);

describe('opening a product', () => {
  test('chooses the cheapest variant in stock, by sale price where there is one', () => {
    expect(preselect(GRID)).toEqual({ color: 'Red', size: 'L' });
    const cheaperButGone = makeVariant('Green', 'S', { pricePaise: 1, stockQuantity: 0 });
    expect(preselect([cheaperButGone, ...GRID])).toEqual({ color: 'Red', size: 'L' });
  });

  test('with nothing in stock, chooses only options that have a single value', () => {
    const gone = [
      makeVariant('Blue', 'M', { stockQuantity: 0 }),
      makeVariant('Blue', 'L', { stockQuantity: 0 }),
    ];
    expect(preselect(gone)).toEqual({ color: 'Blue', size: null });
    expect(preselect([])).toEqual({ color: null, size: null });
  });

  test('the preselected variant can be bought whenever any variant can', () => {
    fc.assert(
      fc.property(variants, (list) => {
        const inStock = list.some((each) => each.available && each.stockQuantity > 0);
        const state = resolveChoice(list, preselect(list));
        expect(state.kind === 'chosen').toBe(inStock);
      }),
    );
  });
});

describe('choosing', () => {
  test('finds the variant of a combination', () => {
    expect(resolveChoice(GRID, { color: 'Blue', size: 'M' })).toEqual({ kind: 'chosen', variant: GRID[0] });
  });

  test.each([[{ color: 'Blue', size: 'L' }], [{ color: 'Red', size: 'M' }], [{ color: 'Pink', size: 'M' }]])(
    '%j is shown as out of stock',
    (choice: Choice) => {
      expect(resolveChoice(GRID, choice)).toMatchObject({
        kind: 'gone',
        words: 'This combination is currently out of stock',
      });
    },
  );

  test('names the options still to be chosen', () => {
    expect(resolveChoice(GRID, { color: 'Red', size: null })).toEqual({
      kind: 'incomplete',
      missing: ['size'],
      words: 'Please select a variant',
      cheapest: GRID[3],
    });
    const sizesOnly = [makeVariant(null, 'M'), makeVariant(null, 'L')];
    expect(resolveChoice(sizesOnly, { color: null, size: 'L' }).kind).toBe('chosen');
  });

  test('disables options unavailable with the rest of the choice, and gives the reason', () => {
    expect(listOptions(GRID, { color: 'Blue', size: 'M' }, 'size')).toEqual([
      { value: 'M', chosen: true, disabled: false, reason: null, fromPaise: null },
      {
        value: 'L',
        chosen: false,
        disabled: true,
        reason: 'Not in stock in Blue',
        fromPaise: null,
      },
    ]);
    expect(listOptions(GRID, { color: null, size: null }, 'color').every((option) => !option.disabled)).toBe(
      true,
    );
  });

  test('shows an option’s lowest price with the rest of the choice, only where prices differ', () => {
    const dear = { ...makeVariant('Blue', 'L'), pricePaise: 900_00, salePricePaise: null };
    const cheap = { ...makeVariant('Blue', 'M'), pricePaise: 500_00, salePricePaise: 400_00 };
    const priced = (axis: 'color' | 'size', choice: { color: string | null; size: string | null }) =>
      listOptions([dear, cheap], choice, axis).map(({ value, fromPaise }) => [value, fromPaise]);
    expect(priced('size', { color: 'Blue', size: null })).toEqual([
      ['L', 900_00],
      ['M', 400_00],
    ]);
    expect(priced('color', { color: null, size: null })).toEqual([['Blue', null]]);
  });

  test('pressing the chosen option deselects it, unless it is the only one', () => {
    expect(choose(GRID, { color: 'Blue', size: 'M' }, { axis: 'size', value: 'M' })).toEqual({
      color: 'Blue',
      size: null,
    });
    const oneColour = [makeVariant('Blue', 'M'), makeVariant('Blue', 'L')];
    expect(choose(oneColour, { color: 'Blue', size: 'M' }, { axis: 'color', value: 'Blue' }).color).toBe(
      'Blue',
    );
  });

  test('every variant in stock can be reached by pressing options that are not disabled', () => {
    fc.assert(
      fc.property(variants, (list) => {
        const reached = new Set<string>();
        const seen = new Set<string>();
        const queue: Choice[] = [preselect(list)];
        for (const choice of queue) {
          const key = JSON.stringify(choice);
          if (seen.has(key)) continue;
          seen.add(key);
          const state = resolveChoice(list, choice);
          if (state.kind === 'chosen') reached.add(state.variant.id);
          for (const axis of ['color', 'size'] as const) {
            const open = listOptions(list, choice, axis).filter((option) => !option.disabled);
            queue.push(...open.map(({ value }) => choose(list, choice, { axis, value })));
          }
        }
        const inStock = list.filter((each) => each.available && each.stockQuantity > 0).map(({ id }) => id);
        expect([...reached].toSorted()).toEqual(inStock.toSorted());
      }),
    );
  });

  test('an enabled option never leads to an unavailable combination', () => {
    fc.assert(
      fc.property(variants, (list) => {
        const choice = preselect(list);
        for (const axis of ['color', 'size'] as const) {
          for (const option of listOptions(list, choice, axis).filter((each) => !each.disabled)) {
            expect(resolveChoice(list, choose(list, choice, { axis, value: option.value })).kind).not.toBe(
              'gone',
            );
          }
        }
      }),
    );
  });
});

describe('the URL of a choice', () => {
  test('restores the choice in a round trip', () => {
    fc.assert(
      fc.property(variants, (list) => {
        const choice = preselect(list);
        expect(readChoiceQuery(list, toChoiceQuery(choice))).toEqual(choice);
      }),
    );
  });

  test('an empty choice stays empty apart from single-value options; nothing is preselected', () => {
    const none: Choice = { color: null, size: null };
    expect(readChoiceQuery(GRID, toChoiceQuery(none))).toEqual(none);
    const oneColour = [makeVariant('Blue', 'M'), makeVariant('Blue', 'L')];
    expect(readChoiceQuery(oneColour, toChoiceQuery(none))).toEqual({ color: 'Blue', size: null });
  });

  test('is read in any case, ignores unknown values, and preselects if it names no option', () => {
    expect(readChoiceQuery(GRID, new URLSearchParams('color=blue&size=xl'))).toEqual({
      color: 'Blue',
      size: null,
    });
    expect(readChoiceQuery(GRID, new URLSearchParams('utm_source=x'))).toEqual(preselect(GRID));
  });
});

test('the From price is the lowest in stock; if all are sold out, the lowest of those available', () => {
  const soldOut = GRID.map((variant) => ({ ...variant, stockQuantity: 0 }));
  const cheapButSoldOut = makeVariant('Green', 'M', { pricePaise: 200, stockQuantity: 0 });
  expect(findCheapestOffered([...GRID, cheapButSoldOut])).toBe(GRID[3]);
  expect(findCheapestOffered([...soldOut, cheapButSoldOut])).toBe(cheapButSoldOut);
  const cheapButWithdrawn = makeVariant('Green', 'S', { pricePaise: 100, available: false });
  expect(findCheapestOffered([...GRID, cheapButWithdrawn])).toBe(GRID[3]);
  expect(findCheapestOffered([cheapButWithdrawn])).toBe(cheapButWithdrawn);
  expect(findCheapestOffered([])).toBeUndefined();
});

test('a variant is sold out when it is withdrawn or has no stock left', () => {
  expect(listSoldOut(GRID).map(({ id }) => id)).toEqual(['Blue/L', 'Red/M']);
});

test('a variant is named by what distinguishes it', () => {
  expect(toVariantLabel({ color: 'Indigo', size: 'M' })).toBe('Indigo, M');
  expect(toVariantLabel({ color: null, size: 'M' })).toBe('Size M');
  expect(toVariantLabel({ color: null, size: '15 cm' })).toBe('15 cm');
  expect(toVariantLabel({})).toBe('');
});

test('a size missing from the first colour is listed where the other colours have it', () => {
  const variants = [
    ['Red', 'M'],
    ['Red', 'XL'],
    ['Blue', 'S'],
    ['Blue', 'M'],
    ['Blue', 'L'],
    ['Blue', 'XL'],
    ['Green', 'Free'],
  ] as const;
  const made = variants.map(([color, size]) => makeVariant(color, size));
  expect(listValues(made, 'size')).toEqual(['S', 'M', 'L', 'XL', 'Free']);
  expect(listValues(made, 'color')).toEqual(['Red', 'Blue', 'Green']);
  expect(listValues([makeVariant(null, 'S')], 'color')).toEqual([]);
});
