import { expect, test } from 'vitest';
import { formatCount } from './format-count.ts';

test.each([
  [0, '0 pieces'],
  [1, '1 piece'],
  [12, '12 pieces'],
])('%d of a noun with a regular plural is "%s"', (count, words) => {
  expect(formatCount(count, 'piece')).toBe(words);
});

test('the caller passes an irregular plural', () => {
  expect(formatCount(1, 'entry', 'entries')).toBe('1 entry');
  expect(formatCount(2, 'entry', 'entries')).toBe('2 entries');
});
