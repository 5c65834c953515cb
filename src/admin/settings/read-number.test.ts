import { expect, test } from 'vitest';
import { readNumber } from './read-number.ts';

test.each([
  ['1250', 1250],
  [' ₹ 1,250.50 ', 1250.5],
  ['12,50,000', 1250000],
  ['5 %', 5],
  ['0', 0],
  [1250, 1250],
  ['', Number.NaN],
  ['12,5o', Number.NaN],
])('%j is read as %d', (typed, number) => {
  expect(readNumber(typed)).toBe(number);
});
