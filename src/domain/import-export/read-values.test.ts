import { describe, expect, test } from 'vitest';
import { AMOUNT_MISTAKE, SHORTENED_MISTAKE, readAmount, readPercent, readWhole } from './read-values.ts';

describe('values as Indian sheets write them', () => {
  test.each([
    ['1250', 125_000],
    ['₹12,34,567.89', 123_456_789],
    ['Rs. 1,250/-', 125_000],
    ['INR 99.5', 9_950],
    ['1,234,567', 123_456_700],
    ['1062.66666666667', 106_267],
    ['1200.5000', 120_050],
    ['99.9950', 10_000],
  ])('reads the amount %s', (text, paise) => expect(readAmount(text)).toEqual({ value: paise }));

  test.each(['12,5o', '12,50', '-90', '1.234', '12,34', 'free'])('%s is not an amount', (text) =>
    expect(readAmount(text)).toEqual({ mistake: AMOUNT_MISTAKE }),
  );

  test.each([
    ['1,200', 1200],
    ['12.0', 12],
    ['-3', -3],
  ])('reads the number %s', (text, value) => expect(readWhole(text)).toEqual({ value }));

  test('an amount with 300,000 spaces before a stray character is rejected within a second', () => {
    const text = `1${' '.repeat(300_000)}2`;
    const began = performance.now();
    for (const read of [readAmount, readPercent]) expect(read(text)).toHaveProperty('mistake');
    expect(performance.now() - began).toBeLessThan(1000);
  });

  test('a number that a spreadsheet shortened to scientific notation is refused', () => {
    expect(readWhole('9.19877E+11')).toEqual({ mistake: SHORTENED_MISTAKE });
    expect(readAmount('1.2E+07')).toEqual({ mistake: SHORTENED_MISTAKE });
  });
});
