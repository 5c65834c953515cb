import { expect, test } from 'vitest';
import { TaxRateJson } from '#domain/tax/tax-rate.ts';
import { findCodes, findMissingHeadings, findRate } from './find-rates.ts';

const rates = [
  {
    hsn: '7419',
    rate: 5,
    valid_from: '2025-09-22',
    note: 'Handicraft table of Notification 13/2025-CT(Rate): brass artware',
  },
  { hsn: '74198030', rate: 12, valid_from: '2017-07-01', valid_to: '2025-09-21', note: 'brass diyas' },
  { hsn: '74198030', rate: 5, valid_from: '2025-09-22', note: 'brass diyas' },
  { hsn: '6304', rate: 5, valid_from: '2025-09-22', up_to_unit_price: 2625, note: 'cotton cushion covers' },
  { hsn: '6304', rate: 18, valid_from: '2025-09-22', note: 'cotton cushion covers' },
  { hsn: '6913', rate: 5, valid_from: '2025-09-22', note: 'ornamental ceramics' },
  { hsn: '4602', rate: 5, valid_from: '2025-09-22', note: 'handbags and items for the table' },
].map((rate) => TaxRateJson.parse(rate));
const day = '2026-11-23';

test.each([
  ['brass', ['74198030', '7419']],
  ['Cotton covers', ['6304']],
  ['7419', ['74198030', '7419']],
  ['pottery', ['6913']],
  ['brass cushions', ['74198030', '6304', '7419']],
  ['brass diyas', ['74198030', '7419']],
  ['a cover of cotton', ['6304']],
  ['cover of silver', ['6304']],
  ['lid for the sand', []],
  ['hion and otton', []],
  ['silver', []],
  ['', []],
])('%j finds %j', (typed, codes) => {
  expect(findCodes(rates, typed, day).map(({ hsn }) => hsn)).toEqual(codes);
});

test('an HSN code is listed once, with the rate of the day and without its notification’s title', () => {
  expect(findCodes(rates, 'brass', day)).toEqual([
    { hsn: '74198030', rate: 5, note: 'brass diyas' },
    { hsn: '7419', rate: 5, note: 'brass artware' },
  ]);
  expect(findCodes(rates, 'diyas', '2025-01-01')).toMatchObject([{ rate: 12 }]);
});

test('the rate depends on the unit price, the longest matching code and the date', () => {
  expect(findRate(rates, { hsn: '6304', price: 2600, day })).toBe(5);
  expect(findRate(rates, { hsn: '6304', price: 3000, day })).toBe(18);
  expect(findRate(rates, { hsn: '74199999', price: 500, day })).toBe(5);
  expect(findRate(rates, { hsn: '9999', price: 500, day })).toBeUndefined();
});

test('goods with their own HSN heading match no other; the missing heading is named until the table has it', () => {
  expect(findCodes(rates, 'stoles', day)).toEqual([]);
  expect(findMissingHeadings(rates, 'Silk stoles')).toEqual(['6214']);
  expect(findMissingHeadings(rates, 'saree')).toEqual(['5208', '5007']);
  expect(findMissingHeadings(rates, 'cushion')).toEqual([]);
  const added = TaxRateJson.parse({ hsn: '62149090', rate: 5, valid_from: '2025-09-22' });
  expect(findMissingHeadings([...rates, added], 'stole')).toEqual([]);
  expect(findCodes([...rates, added], 'stole', day)).toMatchObject([{ hsn: '62149090' }]);
});
