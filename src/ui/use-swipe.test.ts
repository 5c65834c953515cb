import { expect, test } from 'vitest';
import { toStep } from './use-swipe.ts';

test('a swipe must be long and mostly horizontal; leftwards is forward', () => {
  expect(toStep(-60, 10)).toBe(1);
  expect(toStep(60, -10)).toBe(-1);
  expect(toStep(-39, 0)).toBeUndefined();
  expect(toStep(-60, 50)).toBeUndefined();
});
