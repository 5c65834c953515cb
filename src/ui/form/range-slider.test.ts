import { expect, test } from 'vitest';
import { move } from './range-slider.tsx';

test('a thumb stops at the other one', () => {
  expect(move([1000, 5000], 0, 7000)).toEqual([5000, 5000]);
  expect(move([1000, 5000], 1, 500)).toEqual([1000, 1000]);
  expect(move([1000, 5000], 0, 2000)).toEqual([2000, 5000]);
});
