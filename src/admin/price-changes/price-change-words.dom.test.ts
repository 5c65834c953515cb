import { expect, test } from 'vitest';
import { type PriceChange, describePriceChange } from './price-change-words.tsx';

const change = {
  kind: 'percent',
  off: 10,
  begins_at: '2026-11-30T18:30:00.000Z',
  ends_at: null,
  products: 15,
} as PriceChange;

test('a price change that has not begun says how many of its products it lowers', () => {
  const describe = (changes: Partial<PriceChange>) => describePriceChange({ ...change, ...changes });
  const mixed = describe({ state: 'scheduled', lowered: 10 });
  expect(mixed).toContain('Will take 10% off 10 of 15 products, 1 Dec 2026');
  expect(mixed).toContain('The others keep their current price.');
  expect(describe({ state: 'scheduled', lowered: 15 })).toContain('Will take 10% off 15 products, ');
  expect(describe({ state: 'running', products: 10, lowered: 10 })).toContain('Takes 10% off 10 products, ');
});
