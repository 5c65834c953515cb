import { expect, test } from 'vitest';
import { Seller } from '#domain/seller/seller.ts';
import { formatTurnoverWarning, turnoverLimitPaise } from './turnover.ts';

const seller = (facts: Partial<Seller>): Seller => ({ ...Seller.parse({}), ...facts });
const lakhs = (facts: Partial<Seller>) => {
  const limit = turnoverLimitPaise(seller(facts));
  return limit === null ? null : limit / 1_00_000_00;
};

test.each([
  ['regular', 'UP', null],
  ['composition', 'UP', 150],
  ['composition', 'UK', 75],
  ['unregistered', 'UP', 40],
  ['unregistered', 'TG', 20],
  ['unregistered', 'NL', 10],
] as const)('a seller of kind %s in %s has a turnover limit of %s lakh', (kind, homeState, limit) => {
  expect(lakhs({ kind, homeState })).toBe(limit);
});

test('the owner may set another limit', () => {
  expect(lakhs({ kind: 'unregistered', turnoverLimitPaise: 20_00_000_00 })).toBe(20);
});

test('the owner is warned from 80% of the turnover limit onwards', () => {
  const artisan = seller({ kind: 'unregistered' });
  expect(formatTurnoverWarning(artisan, 31_99_999_00)).toBeUndefined();
  expect(formatTurnoverWarning(artisan, 32_00_000_00)).toMatch(
    /is ₹32,00,000; the limit .* is ₹40,00,000\. .*before you reach it/,
  );
  expect(formatTurnoverWarning(artisan, 40_00_000_01)).toMatch(/speak to your accountant now/);
  expect(formatTurnoverWarning(seller({}), 9_00_00_000_00)).toBeUndefined();
});
