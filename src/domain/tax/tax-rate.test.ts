import { expect, test } from 'vitest';
import { fromTaxRateJson, TaxRateJson, taxRateKey, toTaxRateJson } from './tax-rate.ts';

const cushions = { hsn: '6304', rate: 5, valid_from: '2025-09-22', up_to_unit_price: 2625 };

test('a rate entered in percent and rupees is stored in basis points and paise, and read back the same', () => {
  const typed = TaxRateJson.parse({ ...cushions, note: ' Notification 9/2025 ' });
  const kept = fromTaxRateJson(typed);
  expect(kept).toEqual({
    hsn: '6304',
    rateBp: 500,
    validFrom: '2025-09-22',
    validTo: null,
    upToUnitPaise: 262_500,
    note: 'Notification 9/2025',
  });
  expect(toTaxRateJson(kept)).toEqual(typed);
});

test('a rate for any price has no ceiling, and a quarter percent is exact', () => {
  const typed = TaxRateJson.parse({
    hsn: '7113',
    rate: 0.25,
    valid_from: '2025-09-22',
    valid_to: '2026-03-31',
  });
  const kept = fromTaxRateJson(typed);
  expect(kept).toMatchObject({ rateBp: 25, validTo: '2026-03-31', upToUnitPaise: null, note: '' });
  expect(toTaxRateJson(kept)).toEqual(typed);
});

test.each([
  [{ hsn: '630' }, 'An HSN code has 4 to 8 digits'],
  [{ hsn: '630400001' }, 'An HSN code has 4 to 8 digits'],
  [{ hsn: '63O4' }, 'An HSN code has 4 to 8 digits'],
  [{ rate: '5' }, 'Enter a rate in percent, such as 5'],
  [{ rate: -1 }, 'A rate must be 0 percent or more'],
  [{ rate: 101 }, 'A rate can be at most 100 percent'],
  [{ rate: 5.125 }, 'A rate can have at most two decimals'],
  [{ valid_from: '22-09-2025' }, 'Enter a day such as 2025-09-22'],
  [{ valid_to: '2025-09-21' }, 'A rate cannot end before it begins'],
  [{ up_to_unit_price: 0 }, 'Enter an amount above ₹0'],
])('%j is refused: %s', (wrong, sentence) => {
  const { error } = TaxRateJson.safeParse({ ...cushions, ...wrong });
  expect(error?.issues.map(({ message }) => message)).toEqual([sentence]);
});

test('a rate may be valid for a single day', () => {
  expect(TaxRateJson.safeParse({ ...cushions, valid_to: '2025-09-22' }).success).toBe(true);
});

test('a rate is identified by HSN code, start date and price ceiling', () => {
  const typed = TaxRateJson.parse(cushions);
  const key = taxRateKey(typed);
  expect(taxRateKey({ ...typed, rate: 12, note: 'corrected', valid_to: '2026-03-31' })).toBe(key);
  const others = [
    { ...typed, hsn: '9404' },
    { ...typed, valid_from: '2025-09-23' },
    { ...typed, up_to_unit_price: null },
    { ...typed, hsn: '63042', valid_from: '025-09-22' },
  ];
  for (const other of others) expect(taxRateKey(other)).not.toBe(key);
});
