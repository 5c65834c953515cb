import { expect, test } from 'vitest';
import { readNumber, readOptionalNumber, readRupees } from './read-number.ts';

test.each([
  ['1250', 1250],
  [' ₹ 1,250.50 ', 1250.5],
  ['12,50,000', 1250000],
  ['5 %', 5],
  ['0', 0],
  [1250, 1250],
  ['', Number.NaN],
  ['12,5o', Number.NaN],
  ['1e3', Number.NaN],
  ['0x10', Number.NaN],
  ['-5', Number.NaN],
  ['.5', Number.NaN],
])('%j is read as %d', (typed, number) => {
  expect(readNumber(typed)).toBe(number);
});

test.each([
  ['', null],
  ['  ', null],
  ['3', 3],
  ['three', Number.NaN],
])('%j in an optional field is read as %d', (typed, number) => {
  expect(readOptionalNumber(typed)).toBe(number);
});

test.each([
  ['₹ 1,250.50', 1250.5],
  ['0', undefined],
  ['12.345', undefined],
  ['1e3', undefined],
  ['100000000', undefined],
  ['', undefined],
])('%j is read as %d rupees', (typed, rupees) => {
  expect(readRupees(typed)).toBe(rupees);
});
