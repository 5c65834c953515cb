import * as fc from '#test/fast-check.ts';
import { describe, expect, test } from 'vitest';
import type { FilterSet } from './filter-set.ts';
import {
  CATEGORY_SORTS,
  isAttributeChosen,
  listChips,
  parsePriceRange,
  PRODUCT_SORTS,
  readChosen,
  toggleFilter,
  toLeastDiscount,
  toOptionLabel,
  toPriceRange,
  toQuery,
  withoutFilters,
  type Chosen,
} from './filters.ts';

const MATERIAL: FilterSet = {
  key: 'material',
  label: 'Material',
  kind: 'options',
  options: ['Brass', 'Wood', 'Cane & Bamboo', 'A, B', '50%', '%2C'],
};
const COLOUR: FilterSet = { key: 'colour', label: 'Colour', kind: 'colour', options: ['Red', 'Multicolour'] };
const PRICE: FilterSet = {
  key: 'price',
  label: 'Price',
  kind: 'price',
  options: ['0-999', '1000-2499', '5000-'],
};
const DISCOUNT: FilterSet = { key: 'discount', label: 'Discount', kind: 'discount', options: ['10', '20'] };
const SETS = [MATERIAL, COLOUR, PRICE, DISCOUNT];
const NOTHING: Chosen = { filters: {}, sort: 'featured', view: 'grid' };

function read(query: string) {
  return readChosen(new URLSearchParams(query), SETS, CATEGORY_SORTS);
}

const chosen: fc.Arbitrary<Chosen> = fc
  .record({
    material: fc.subarray(MATERIAL.options),
    colour: fc.subarray(COLOUR.options),
    price: fc.oneof(
      fc.constant<string[]>([]),
      fc
        .tuple(fc.nat(9999), fc.option(fc.nat(9999)))
        .map(([least, more]) => [`${least}-${more === null ? '' : least + more}`]),
    ),
    discount: fc.subarray(DISCOUNT.options, { maxLength: 1 }),
  })
  .chain((filters) =>
    fc.record({
      filters: fc.constant(
        Object.fromEntries(Object.entries(filters).filter(([, values]) => values.length > 0)),
      ),
      sort: fc.constantFrom(...CATEGORY_SORTS),
      view: fc.constantFrom('grid' as const, 'list' as const),
    }),
  );

describe('the URL of a product list', () => {
  test('keeps every choice in a round trip', () => {
    fc.assert(
      fc.property(chosen, (wish) => {
        const address = toQuery(wish, SETS, CATEGORY_SORTS).toString();
        expect(read(address)).toEqual(wish);
      }),
      { numRuns: 500 },
    );
  });

  test('is canonical: the order, case and duplicates of parameters make no difference', () => {
    const canonical = 'material=Brass%2CWood&colour=Red&sort=newest';
    expect(
      toQuery(read('sort=newest&colour=red&material=wood,BRASS,wood'), SETS, CATEGORY_SORTS).toString(),
    ).toBe(canonical);
    expect(toQuery(NOTHING, SETS, CATEGORY_SORTS).toString()).toBe('');
  });

  test.each([
    'sort=cheapest&view=table',
    'material=Gold,%00&colour=&price=abc&discount=0',
    'price=-5-10&discount=200',
    'price=999-0',
    'unknown=1',
  ])('%s is ignored', (query) => expect(read(query)).toEqual(NOTHING));

  test('falls back to the default sort of its page', () => {
    expect(readChosen(new URLSearchParams(), [], PRODUCT_SORTS).sort).toBe('newest');
    expect(readChosen(new URLSearchParams('sort=featured'), [], PRODUCT_SORTS).sort).toBe('newest');
    expect(readChosen(new URLSearchParams('sort=popular'), [], PRODUCT_SORTS).sort).toBe('popular');
  });

  test('reading any query never throws, and reading the canonical form gives the same choice', () => {
    fc.assert(
      fc.property(fc.webQueryParameters(), (query) => {
        const once = read(query);
        expect(read(toQuery(once, SETS, CATEGORY_SORTS).toString())).toEqual(once);
      }),
    );
  });
});

describe('choosing filters', () => {
  test('adds a second option but replaces a price range', () => {
    const both = toggleFilter(toggleFilter(NOTHING, MATERIAL, 'Brass'), MATERIAL, 'Wood');
    expect(both.filters).toEqual({ material: ['Brass', 'Wood'] });
    const price = toggleFilter(toggleFilter(NOTHING, PRICE, '0-999'), PRICE, '5000-');
    expect(price.filters).toEqual({ price: ['5000-'] });
  });

  test('removes an option that is pressed twice; clearing the filters keeps the sort', () => {
    expect(toggleFilter(toggleFilter(NOTHING, MATERIAL, 'Brass'), MATERIAL, 'Brass')).toEqual(NOTHING);
    expect(withoutFilters(read('material=Brass&sort=newest'))).toEqual({ ...NOTHING, sort: 'newest' });
  });

  test('shows a readable chip for each chosen value', () => {
    expect(
      listChips(read('material=Brass,Wood&price=1000-2499&discount=20'), SETS).map(({ label }) => label),
    ).toEqual(['Brass', 'Wood', '₹1,000 – ₹2,499', '20% and above']);
    expect(toOptionLabel(PRICE, '5000-')).toBe('₹5,000 and above');
    expect(toOptionLabel(PRICE, 'cheap')).toBe('cheap');
  });
});

describe('filter values', () => {
  test.each([
    ['0-999', { leastPaise: 0, mostPaise: 99999 }],
    ['1000-2499', { leastPaise: 100000, mostPaise: 249999 }],
    ['5000-', { leastPaise: 500000, mostPaise: null }],
    ['500-500', { leastPaise: 50000, mostPaise: 50099 }],
    ['999-0', undefined],
    ['-999', undefined],
    ['1e3-2e3', undefined],
    ['', undefined],
  ])('the price range %j is parsed as %j', (text, range) => expect(parsePriceRange(text)).toEqual(range));

  test('the first valid price range and the lowest valid discount count', () => {
    expect(toPriceRange(['x', '5000-', '0-999'])).toEqual({ leastPaise: 500000, mostPaise: null });
    expect(toPriceRange([])).toBeUndefined();
    expect(toLeastDiscount(['30', '10'])).toBe(10);
    expect(toLeastDiscount(['x'])).toBeUndefined();
  });

  test('attributes match any chosen value in any case', () => {
    expect(isAttributeChosen('brass', ['Wood', 'BRASS'])).toBe(true);
    expect(isAttributeChosen('bras', ['Brass'])).toBe(false);
  });
});

test('repeated form parameters are read like one comma-separated parameter', () => {
  expect(read('material=Brass&material=A%252C%20B&colour=red')).toEqual(
    read('material=Brass,A%252C%20B&colour=Red'),
  );
  expect(read('price=1000-2499&price=0-999').filters.price).toEqual(['1000-2499']);
});
