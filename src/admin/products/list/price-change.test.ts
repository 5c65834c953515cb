import { expect, test } from 'vitest';
import { describePriceChange, toNewPrice } from './price-change.ts';

test.each([
  [999, { unit: 'percent', by: -10 }, 899],
  [999.5, { unit: 'percent', by: 5 }, 1049],
  [900, { unit: 'amount', by: -50.5 }, 849.5],
  [50, { unit: 'amount', by: -50 }, null],
] as const)('%d rupees by %j become %s', (price, change, changed) => {
  expect(toNewPrice(price, change)).toBe(changed);
});

test('a change is said in words before it is made', () => {
  expect(describePriceChange({ unit: 'percent', by: -10 })).toBe('Each price and sale price falls by 10%.');
  expect(describePriceChange({ unit: 'amount', by: 50 })).toBe('Each price and sale price rises by ₹50.');
});
