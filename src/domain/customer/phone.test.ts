import * as fc from '#test/fast-check.ts';
import { describe, expect, test } from 'vitest';
import {
  COUNTRY_CODES,
  formatPhone,
  isMobileNumber,
  isWholeNumber,
  LOGIN_COUNTRY_CODES,
  maskPhone,
  mobileWords,
  parseE164,
  phoneMistake,
  stripToNational,
  toE164,
  toNationalDigits,
} from './phone.ts';

describe('phone numbers', () => {
  test.each([
    ['9876543210', '9876543210'],
    ['+91 98765 43210', '9876543210'],
    ['+91-98765-43210', '9876543210'],
    ['0091 9876543210', '9876543210'],
    ['919876543210', '9876543210'],
    ['098765 43210', '9876543210'],
    ['(98765) 43210', '9876543210'],
    ['9198765432', '9198765432'],
    ['98765', '98765'],
    ['987654321099', '9876543210'],
    ['abc', ''],
  ])('%j is shown as %j', (typed, shown) => expect(toNationalDigits(typed)).toBe(shown));

  test.each([
    ['050 123 4567', '971', '501234567'],
    ['+971 50 123 4567', '971', '501234567'],
    ['5012345678', '971', '501234567'],
    ['8123 4567', '65', '81234567'],
    ['012-345 6789', '60', '123456789'],
  ])('%j of +%s is shown as %j', (typed, code, shown) => expect(toNationalDigits(typed, code)).toBe(shown));

  test('of a country with shorter numbers get errors that name their own length', () => {
    expect(mobileWords('971')).toBe('Please enter a valid 9-digit mobile number');
    expect(mobileWords('60')).toBe('Please enter a valid 9- or 10-digit mobile number');
    expect(phoneMistake('50123456', '971')).toBe('Phone number must be exactly 9 digits');
    expect(phoneMistake('501234567', '971')).toBeUndefined();
    expect(phoneMistake('98765')).toBe('Phone number must be exactly 10 digits');
  });

  test('an extra digit is kept, so that validation can find it', () => {
    expect(stripToNational('98765432101')).toBe('98765432101');
    expect(stripToNational('+447911123456')).toBe('447911123456');
    expect(stripToNational('+447911123456', '44')).toBe('7911123456');
  });

  test.each([
    ['9876543210', '91', true],
    ['6000000000', '91', true],
    ['5876543210', '91', false],
    ['987654321', '91', false],
    ['98765432101', '91', false],
    ['4155550100', '1', true],
    ['0155550100', '1', false],
    ['501234567', '971', true],
    ['5012345678', '971', false],
    ['81234567', '65', true],
    ['123456789', '60', true],
    ['1123456789', '60', true],
    ['12345678', '60', false],
  ])('%s of +%s can receive a code: %s', (national, code, can) => {
    expect(isMobileNumber(national, code)).toBe(can);
  });

  test('are stored and read back for every country of the list', () => {
    const country = fc.constantFrom(...COUNTRY_CODES.map(({ code }) => code));
    fc.assert(
      fc.property(country, fc.integer({ min: 1_000_000_000, max: 9_999_999_999 }), (code, number) => {
        const national = toNationalDigits(String(number), code);
        // If the digits begin with the country code, it is removed and too few may remain, as in a number that is still being typed.
        fc.pre(isWholeNumber(national, code));
        const stored = toE164(national, code);
        expect(parseE164(stored)).toEqual({ countryCode: code, national });
      }),
    );
  });

  test('from an unlisted country or without a country code are not parsed', () => {
    expect(parseE164('+4912345678901')).toBeUndefined();
    expect(parseE164('9876543210')).toBeUndefined();
  });

  test('are printed in groups', () => {
    expect(formatPhone('+919876543210')).toBe('+91 98765 43210');
    expect(formatPhone('unknown')).toBe('unknown');
  });

  test('show at most four digits when masked', () => {
    expect(maskPhone('+919876543210')).toBe('********3210');
    expect(maskPhone('12')).toBe('****');
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(maskPhone(text).replaceAll('*', '').length).toBeLessThanOrEqual(4);
      }),
    );
  });

  test('the mobile login offers four countries', () => {
    expect(LOGIN_COUNTRY_CODES.map(({ code }) => code)).toEqual(['91', '1', '44', '971']);
  });
});
