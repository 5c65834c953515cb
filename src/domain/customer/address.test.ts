import * as fc from '#test/fast-check.ts';
import { describe, expect, test } from 'vitest';
import { formatAddress, withOneDefault } from './address.ts';
import { toFieldErrors } from '#domain/error.ts';
import { SaveAddress, toAddressJson } from '#contract/customer/address.ts';

const HOME = {
  line1: '12 Chowk Bazaar',
  city: 'Varanasi',
  state: 'Uttar Pradesh',
  postal_code: '221001',
  phone: '+91 98765 43210',
};

function errorsOf(input: object) {
  return toFieldErrors(SaveAddress.safeParse(input).error?.issues ?? []);
}

describe('saving an address', () => {
  test('normalises the input, fills in defaults and drops unknown fields', () => {
    expect(SaveAddress.parse({ ...HOME, user_id: 'cus_other' })).toEqual({
      type: 'home',
      line1: '12 Chowk Bazaar',
      line2: '',
      city: 'Varanasi',
      state: 'UP',
      postal_code: '221001',
      country: 'India',
      phone: '9876543210',
      is_default: false,
    });
  });

  test('returns an error for each missing field', () => {
    expect(errorsOf({})).toEqual({
      line1: 'Address is required',
      city: 'City is required',
      state: 'State is required',
      postal_code: 'Postal code required',
      phone: 'Phone number required',
    });
  });

  test.each(['22100', '2210011', '021001', 'abcdef', ''])('PIN code %j is refused', (postal_code) => {
    expect(errorsOf({ ...HOME, postal_code })).toEqual({ postal_code: 'Postal code required' });
  });

  test('accepts a PIN code with a space in it or sent as a number', () => {
    expect(SaveAddress.parse({ ...HOME, postal_code: '221 001' }).postal_code).toBe('221001');
    expect(SaveAddress.parse({ ...HOME, postal_code: 221001 }).postal_code).toBe('221001');
  });

  test('an Indian phone number must start with 6, 7, 8 or 9', () => {
    expect(errorsOf({ ...HOME, phone: '+91 58111 11111' })).toEqual({
      phone: 'Phone number must be 10 digits and start with 6, 7, 8 or 9',
    });
    expect(SaveAddress.parse({ ...HOME, phone: '+1 581 111 1111' }).phone).toBe('+15811111111');
  });

  test.each(['98765', '98765432101', '0000000000', '+12'])('phone number %j is refused', (phone) => {
    expect(errorsOf({ ...HOME, phone })).toEqual({ phone: 'Phone number required' });
  });

  test('a foreign phone number keeps its country code', () => {
    expect(SaveAddress.parse({ ...HOME, phone: '+1 415 555 0100' }).phone).toBe('+14155550100');
  });

  test('accepts only India and its states', () => {
    expect(errorsOf({ ...HOME, country: 'Nepal' })).toEqual({ country: 'We deliver within India only' });
    expect(errorsOf({ ...HOME, state: 'Atlantis' })).toEqual({
      state: 'Please choose a state or union territory of India',
    });
    expect(SaveAddress.parse({ ...HOME, state: 'Orissa' }).state).toBe('OD');
  });

  test('is serialised in a form that can be saved again', () => {
    const {
      is_default: isDefault,
      postal_code: postalCode,
      state: stateKey,
      ...rest
    } = SaveAddress.parse(HOME);
    const json = toAddressJson({ id: 'adr_1', ...rest, stateKey, postalCode, isDefault });
    expect(json).toMatchObject({ id: 'adr_1', state: 'Uttar Pradesh', state_code: 'UP', country: 'India' });
    expect(SaveAddress.parse(json)).toEqual(SaveAddress.parse(HOME));
  });
});

describe('a list of addresses', () => {
  test('has exactly one default', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ is_default: fc.boolean() })), (list) => {
        const defaults = withOneDefault(list).filter((address) => address.is_default);
        expect(defaults.length).toBe(Math.min(1, list.length));
      }),
    );
  });

  test('keeps only the last one that is marked as default', () => {
    expect(withOneDefault([{ is_default: true }, { is_default: true }, { is_default: false }])).toEqual([
      { is_default: false },
      { is_default: true },
      { is_default: false },
    ]);
  });

  test('prints each address on one line', () => {
    expect(formatAddress({ ...HOME, line2: '' })).toBe('12 Chowk Bazaar, Varanasi, Uttar Pradesh 221001');
  });
});
