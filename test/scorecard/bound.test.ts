import { expect, test } from 'vitest';
import { upperBound } from './bound.ts';

test.each([
  [0, 10_000, 0.0003],
  [0, 700, 3 / 700],
  [0, 2, 1],
  // The values come from printed tables of the exact bound, 95 % one-sided.
  [1, 10, 0.3942],
  [2, 50, 0.1206],
  [5, 100, 0.1023],
  [10, 10, 1],
])('%i failures in %i trials give an upper bound of %f', (failures, trials, bound) => {
  expect(upperBound(trials, failures)).toBeCloseTo(bound, 4);
});

test('without trials the upper bound is 1', () => {
  expect(upperBound(0, 0)).toBe(1);
});
