import { assert, integer, property, string } from '#test/fast-check.ts';
import { describe, expect, test } from 'vitest';
import { nextValue, readValue } from './number-steps.ts';

const range = { min: 1, max: 12 };

describe('a number that is typed', () => {
  test('is cut to a whole number and clamped to the range', () => {
    expect(readValue(' 7 ', range)).toBe(7);
    expect(readValue('2.9', range)).toBe(2);
    expect(readValue('1,200', { min: 1, max: 5000 })).toBe(1200);
    expect(readValue('0', range)).toBe(1);
    expect(readValue('-4', range)).toBe(1);
    expect(readValue('99', range)).toBe(12);
    expect(readValue('99', { min: 1, max: undefined })).toBe(99);
  });

  test('is undefined when it is empty or not a number', () => {
    for (const typed of ['', ' ', 'two', '1e3', '--1', '9'.repeat(20)])
      expect(readValue(typed, range)).toBeUndefined();
  });
});

describe('keys', () => {
  test('step up, down, by ten and to both ends', () => {
    const to = (key: string) => nextValue(5, key, range);
    expect(['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End'].map(to)).toEqual([
      6, 4, 12, 1, 1, 12,
    ]);
    expect(to('a')).toBeUndefined();
    expect(nextValue(5, 'End', { min: 1, max: undefined })).toBeUndefined();
  });

  test('and typed text never give a value beyond the range', () => {
    assert(
      property(integer({ min: 1, max: 12 }), string(), (value, typed) => {
        for (const key of ['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End']) {
          const next = nextValue(value, key, range)!;
          expect(next).toBeGreaterThanOrEqual(1);
          expect(next).toBeLessThanOrEqual(12);
        }
        const read = readValue(typed, range);
        expect(read === undefined || (read >= 1 && read <= 12)).toBe(true);
      }),
    );
  });
});
