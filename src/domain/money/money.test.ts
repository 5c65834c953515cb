import * as fc from '#test/fast-check.ts';
import { expect, test } from 'vitest';
import {
  divideHalfUp,
  formatAmount,
  formatRupees,
  roundToRupee,
  shareOf,
  splitProportionally,
  sumPaise,
  toPaise,
  toRupees,
} from './money.ts';

test.each([
  [1499, 149_900],
  [0.1, 10],
  [19.99, 1999],
  [1.15, 115],
  [8.29, 829],
  [0, 0],
  [-0, 0],
  [-12.34, -1234],
  [99_99_999.99, 999_999_999],
])('%d rupees are %d paise', (rupees, paise) => {
  expect(toPaise(rupees)).toBe(paise);
});

test.each([NaN, Infinity, -Infinity, 1e300])('%d is not an amount of rupees', (value) => {
  expect(() => toPaise(value)).toThrow(`Not an amount of rupees: ${value}`);
});

test('rupees and paise survive a JSON round trip', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), (paise) => {
      const json = JSON.stringify(toRupees(paise));
      expect(json).toMatch(/^-?\d+(\.\d{1,2})?$/);
      expect(toPaise(JSON.parse(json))).toBe(paise === 0 ? 0 : paise);
    }),
  );
});

test.each([
  [0, '₹0.00'],
  [5, '₹0.05'],
  [99_900, '₹999.00'],
  [100_000, '₹1,000.00'],
  [1_000_000, '₹10,000.00'],
  [12_345_600, '₹1,23,456.00'],
  [123_456_789_01, '₹12,34,56,789.01'],
  [-58_960, '−₹589.60'],
])('%d paise are formatted as %s', (paise, text) => {
  expect(formatRupees(paise)).toBe(text);
});

test('paise are omitted on request, rounded to the nearest rupee', () => {
  expect(formatRupees(149_950, { decimals: 0 })).toBe('₹1,500');
  expect(formatRupees(149_949, { decimals: 0 })).toBe('₹1,499');
  expect(formatRupees(-49, { decimals: 0 })).toBe('₹0');
  expect(formatRupees(149_900, { decimals: 'auto' })).toBe('₹1,499');
  expect(formatRupees(149_950, { decimals: 'auto' })).toBe('₹1,499.50');
});

test('an API amount in rupees is formatted like the same amount in paise', () => {
  expect(formatAmount(1499)).toBe('₹1,499.00');
  expect(formatAmount(8.29)).toBe('₹8.29');
  expect(formatAmount(1499, { decimals: 'auto' })).toBe('₹1,499');
});

test('formats as the en-IN locale does', () => {
  const locale = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });
  fc.assert(
    fc.property(fc.integer({ min: -1e11, max: 1e11 }), (paise) => {
      // Amounts have a minus sign where the locale has a hyphen.
      expect(formatRupees(paise)).toBe(locale.format(paise / 100).replace('-', '−'));
    }),
  );
});

test.each([
  [5, 2, 3],
  [4, 3, 1],
  [7, 2, 4],
  [-5, 2, -2],
  [-7, 2, -3],
  [-1, 3, 0],
  [-2, 3, -1],
  [0, 7, 0],
])('%d ÷ %d is %d, rounded half up', (n, d, result) => {
  expect(divideHalfUp(n, d)).toBe(result);
});

test('divides exactly beyond 2^53, and refuses an invalid divisor or too large a result', () => {
  expect(divideHalfUp(9_007_199_254_740_993n * 1000n, 1000n * 9n)).toBe(1_000_799_917_193_444);
  expect(() => divideHalfUp(1, 0)).toThrow('Not a divisor: 0');
  expect(() => divideHalfUp(1, -2)).toThrow(RangeError);
  expect(() => divideHalfUp(10n ** 20n, 1)).toThrow('Beyond what money can be: 100000000000000000000');
});

test('rounds to whole rupees, fifty paise up', () => {
  expect([49, 50, 149, 150, 0].map(roundToRupee)).toEqual([0, 100, 100, 200, 0]);
});

test('a share in basis points is rounded half up', () => {
  expect(shareOf(149_900, 500)).toBe(7495);
  expect(shareOf(10, 500)).toBe(1);
  expect(shareOf(9, 500)).toBe(0);
  expect(shareOf(149_900, 0)).toBe(0);
});

test.each([
  { total: 30_000, weights: [149_900, 59_800, 399_900], parts: [7377, 2943, 19_680] },
  { total: 10_000, weights: [142_523, 56_857, 380_220], parts: [2459, 981, 6560] },
  { total: 100, weights: [1, 1, 1], parts: [34, 33, 33] },
  { total: 2, weights: [1, 1, 1], parts: [1, 1, 0] },
  { total: 7, weights: [0, 5, 0], parts: [0, 7, 0] },
  { total: 5, weights: [0, 0], parts: [3, 2] },
  { total: 0, weights: [3, 4], parts: [0, 0] },
  { total: 0, weights: [], parts: [] },
  { total: 10, weights: [1, 2, 4], parts: [1, 3, 6] },
])('splits $total over $weights', ({ total, weights, parts }) => {
  expect(splitProportionally(total, weights)).toEqual(parts);
});

test('splits so that the parts add up and none is a paisa off its fair share', () => {
  const weights = fc.array(fc.integer({ min: 0, max: 1e10 }), { minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e11 }), weights, (total, weights) => {
      const parts = splitProportionally(total, weights);
      const sum = weights.reduce((a, b) => a + b, 0);
      expect(sumPaise(parts)).toBe(total);
      for (const [index, part] of parts.entries()) {
        const fair = sum === 0 ? BigInt(total) : BigInt(total) * BigInt(weights[index] ?? 0);
        const unit = BigInt(sum === 0 ? weights.length : sum);
        const error = BigInt(part) * unit - fair;
        expect(error > -unit && error < unit).toBe(true);
      }
    }),
  );
});

test.each([
  [-1, [1], 'Only whole, non-negative amounts can be split'],
  [1.5, [1], 'Only whole, non-negative amounts can be split'],
  [1, [-1, 2], 'Only whole, non-negative amounts can be split'],
  [1, [0.5], 'Only whole, non-negative amounts can be split'],
  [1, [], 'Nobody to split the amount over'],
])('does not split %d over %j', (total, weights, words) => {
  expect(() => splitProportionally(total, weights)).toThrow(words);
});
