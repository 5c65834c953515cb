import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { countBytes, packNumbers, unpackNumbers } from './varint.ts';

// Small numbers and, as often, those at which another byte begins.
const number = fc.oneof(
  fc.nat(300),
  fc.nat(2 ** 31 - 1),
  fc.constantFrom(127, 128, 2 ** 14 - 1, 2 ** 14, 2 ** 21 - 1, 2 ** 21, 2 ** 28 - 1, 2 ** 28, 2 ** 31 - 1),
);

test('numbers of any size come back as they were, in as many bytes as was said', () => {
  fc.assert(
    fc.property(fc.array(number), (numbers) => {
      const packed = packNumbers(numbers);
      expect(unpackNumbers(packed)).toEqual(numbers);
      expect(packed).toHaveLength(numbers.reduce((sum, each) => sum + countBytes(each), 0));
    }),
  );
});
