import { expect, test } from 'vitest';
import { formatRefundWays } from './format-refund-ways.ts';

test('each part of a refund is described with the way it is paid back', () => {
  expect(formatRefundWays(0, 0, 'Meera')).toEqual(['Nothing goes back to Meera: these pieces were free.']);
  expect(formatRefundWays(1499, 0, 'Meera')).toEqual(['₹1,499 goes back to Meera the way it was paid.']);
  expect(formatRefundWays(1499, 1499, 'Meera')).toEqual([
    'You hand ₹1,499 back to Meera: the order was paid in cash.',
  ]);
  expect(formatRefundWays(3568.9, 2883, 'Meera')).toEqual([
    '₹685.90 goes back to Meera the way it was paid.',
    'You hand ₹2,883 back to Meera: that part was paid in cash.',
  ]);
});
