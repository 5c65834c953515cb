import { expect, test } from 'vitest';
import type { TaxRateJson } from '#domain/tax/tax-rate.ts';
import { planRate } from './plan-rate.ts';

const brass: TaxRateJson = {
  hsn: '7418',
  rate: 12,
  valid_from: '2017-07-01',
  valid_to: null,
  up_to_unit_price: null,
  note: '',
};
const shoes: TaxRateJson = { ...brass, hsn: '6403', rate: 5, up_to_unit_price: 2500 };

test('a later rate ends the previous one the day before, and both changes are listed', () => {
  const { rates, changes } = planRate([brass, shoes], { ...brass, rate: 5, valid_from: '2099-04-01' });
  expect(rates).toEqual([
    { ...brass, valid_to: '2099-03-31' },
    shoes,
    { ...brass, rate: 5, valid_from: '2099-04-01' },
  ]);
  expect(changes).toEqual(['12% ends on 31 Mar 2099.', '5% begins on 1 Apr 2099.']);
});

test('a rate with the same start date is replaced; rates for another price limit or HSN code are left alone', () => {
  const later = { ...brass, rate: 5, valid_from: '2099-04-01' };
  const corrected = planRate([{ ...brass, valid_to: '2099-03-31' }, later], { ...later, rate: 18 });
  expect(corrected.rates).toHaveLength(2);
  expect(corrected.changes).toEqual(['5% from 1 Apr 2099 becomes 18%.']);
  const other = planRate([brass, shoes], { ...shoes, up_to_unit_price: 3000, valid_from: '2099-04-01' });
  expect(other.changes).toEqual(['5% begins on 1 Apr 2099.']);
  expect(other.rates).toContainEqual(shoes);
});
