import { expect, test } from 'vitest';
import { formatCod } from './format-cod.ts';

const terms = { codLimitPaise: 10_000_00, codChargePaise: 50_00 };
const place = { pin: '226001', isCodOffered: true };
const atPlace = { pricePaise: 1200_00, terms, place };

test('cash on delivery is described with its charge, or with its limit', () => {
  expect(formatCod(atPlace)).toBe('Cash on delivery available, for a charge of ₹50');
  expect(formatCod({ ...atPlace, pricePaise: 10_000_00 })).toBe('Cash on delivery up to ₹10,000');
});

test('cash on delivery unavailable in the PIN code or the shop is stated', () => {
  expect(formatCod({ ...atPlace, place: { ...place, isCodOffered: false } })).toBe(
    'Cash on delivery is not available in PIN code 226001.',
  );
  const none = { ...atPlace, terms: { codLimitPaise: null } };
  expect(formatCod(none)).toBe('Cash on delivery is not available at present.');
});
