import { expect, test } from 'vitest';
import { formatReturnWindow } from './return-window.ts';

test.each([
  [7, '7 days'],
  [1, '1 day'],
  [30, '30 days'],
  [0, ''],
])('%s days are said as "%s"', (days, words) => {
  expect(formatReturnWindow(days)).toBe(words);
});
