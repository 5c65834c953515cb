import { expect, test } from 'vitest';
import { formatDelivery } from './delivery-words.ts';

test.each([
  ['2026-11-26', '2026-11-28', 'between 26 and 28 November'],
  ['2026-11-29', '2026-12-02', 'between 29 November and 2 December'],
  ['2026-11-26', '2026-11-26', 'on 26 November'],
  [null, null, ''],
])('delivery from %s to %s is written as "%s"', (from, to, words) => {
  expect(formatDelivery(from, to)).toBe(words);
});
