import { expect, test } from 'vitest';
import { describePriceChange, toNewPrice } from './price-change.ts';

test.each([
  [999, { unit: 'percent', by: -10 }, 899],
  [999.5, { unit: 'percent', by: 5 }, 1049],
  [900, { unit: 'amount', by: -50.5 }, 849.5],
  [50, { unit: 'amount', by: -50 }, null],
] as const)('a price of %d rupees changed by %j becomes %s', (price, change, changed) => {
  expect(toNewPrice(price, change)).toBe(changed);
});

test('a price change is described in words', () => {
  expect(describePriceChange({ unit: 'percent', by: -10 })).toBe('Each price and sale price falls by 10%.');
  expect(describePriceChange({ unit: 'amount', by: 50 })).toBe('Each price and sale price rises by ₹50.');
});
