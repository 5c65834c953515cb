import { expect, test } from 'vitest';
import { readReturnDays } from './return-window.ts';

test.each([
  ['7 days', 7],
  ['7 days from delivery', 7],
  ['A 30-day return window', 30],
  ['Within 1 day', 1],
  ['Two weeks', undefined],
  ['No returns', undefined],
  ['0 days', undefined],
])('%s gives %s', (words, days) => {
  expect(readReturnDays(words)).toBe(days);
});
