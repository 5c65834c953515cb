import * as fc from '#test/fast-check.ts';
import { expect, test } from 'vitest';
import { countBytes, eachNumber, readNumbers, writeNumber } from './varint.ts';

// Small numbers and, as often, those at which another byte begins.
const number = fc.oneof(
  fc.nat(300),
  fc.nat(2 ** 31 - 1),
  fc.constantFrom(127, 128, 2 ** 14 - 1, 2 ** 14, 2 ** 21 - 1, 2 ** 21, 2 ** 28 - 1, 2 ** 28, 2 ** 31 - 1),
);

test('numbers of any size are read back unchanged, in as many bytes as computed', () => {
  fc.assert(
    fc.property(fc.array(number), (numbers) => {
      const bytes = new Uint8Array(numbers.length * 5);
      const end = numbers.reduce((at, each) => writeNumber(bytes, at, each), 0);
      expect(readNumbers(bytes.subarray(0, end))).toEqual(numbers);
      expect(end).toBe(numbers.reduce((sum, each) => sum + countBytes(each), 0));
      const others: number[] = [];
      eachNumber(bytes, (each) => others.push(each), countBytes(numbers[0] ?? 0), end);
      expect(others).toEqual(numbers.slice(1));
    }),
  );
});
