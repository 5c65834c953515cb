import { expect, test } from 'vitest';
import { discountPercentage, effectivePricePaise, isOnSale } from './price.ts';

test.each([
  { pricePaise: 149_900, salePricePaise: 119_900, pays: 119_900, percent: 20 },
  { pricePaise: 99_900, salePricePaise: 66_600, pays: 66_600, percent: 33 },
  { pricePaise: 80_000, salePricePaise: 70_000, pays: 70_000, percent: 13 },
  { pricePaise: 149_900, salePricePaise: null, pays: 149_900, percent: 0 },
  { pricePaise: 149_900, salePricePaise: undefined, pays: 149_900, percent: 0 },
  { pricePaise: 149_900, salePricePaise: 149_900, pays: 149_900, percent: 0 },
])('$pricePaise paise on sale for $salePricePaise costs $pays, $percent percent off', (row) => {
  expect(effectivePricePaise(row)).toBe(row.pays);
  expect(discountPercentage(row)).toBe(row.percent);
  expect(isOnSale(row)).toBe(row.percent > 0);
});

test('a sale price above the list price is ignored; nothing is sold above its MRP', () => {
  const product = { pricePaise: 100, salePricePaise: 101 };
  expect(isOnSale(product)).toBe(false);
  expect(effectivePricePaise(product)).toBe(100);
});
