import * as fc from '#test/fast-check.ts';
import { ToWords } from 'to-words';
import { expect, test } from 'vitest';
import { amountInWords } from './amount-in-words.ts';

test.each([
  [0, 'Rupees Zero Only'],
  [1, 'Rupees Zero and One Paise Only'],
  [100, 'Rupees One Only'],
  [1_900, 'Rupees Nineteen Only'],
  [2_000, 'Rupees Twenty Only'],
  [2_150, 'Rupees Twenty One and Fifty Paise Only'],
  [10_000, 'Rupees One Hundred Only'],
  [11_000, 'Rupees One Hundred Ten Only'],
  [589_600, 'Rupees Five Thousand Eight Hundred Ninety Six Only'],
  [10_000_000, 'Rupees One Lakh Only'],
  [12_345_678, 'Rupees One Lakh Twenty Three Thousand Four Hundred Fifty Six and Seventy Eight Paise Only'],
  [1_000_000_000, 'Rupees One Crore Only'],
  [
    99_99_99_999_99,
    'Rupees Ninety Nine Crore Ninety Nine Lakh Ninety Nine Thousand Nine Hundred Ninety Nine and Ninety Nine Paise Only',
  ],
  [1_23_00_00_000_00, 'Rupees One Hundred Twenty Three Crore Only'],
])('%d paise are spelled out as %s', (paise, words) => {
  expect(amountInWords(paise)).toBe(words);
});

test('agrees with a library that spells Indian numbers', () => {
  const library = new ToWords({ localeCode: 'en-IN', converterOptions: { currency: false } });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999 }), (rupees) => {
      expect(amountInWords(rupees * 100)).toBe(`Rupees ${library.convert(rupees)} Only`);
    }),
    { numRuns: 2000 },
  );
});

test.each([-1, 0.5, NaN, Infinity])('%d is refused as an amount to spell out', (paise) => {
  expect(() => amountInWords(paise)).toThrow(RangeError);
});
