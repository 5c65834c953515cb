import { describe, expect, test } from 'vitest';
import { CHECKOUT_DEFAULTS, CheckoutForm } from './checkout.ts';
import { toFieldErrors } from '#domain/error.ts';

const ADDRESS = { line1: '12 Chowk', city: 'Varanasi', state: 'UP', postalCode: '221001' };
const FORM = {
  name: 'Asha Rani',
  email: 'asha@example.com',
  phone: '9876543210',
  address: ADDRESS,
  paymentMethod: 'cod',
  sameAsBilling: true,
};

function errorsOf(input: object) {
  return toFieldErrors(CheckoutForm.safeParse(input).error?.issues ?? []);
}

describe('the checkout form', () => {
  test('reports all errors at once, in the specification’s words', () => {
    expect(errorsOf({ ...CHECKOUT_DEFAULTS, name: 'A' })).toEqual({
      name: 'Name is required (minimum 2 characters)',
      email: 'Invalid email address',
      phone: 'Phone number must be exactly 10 digits',
      'address.line1': 'Address is required',
      'address.city': 'City is required',
      'address.state': 'State is required',
      'address.postalCode': 'Postal code must be 6 digits',
    });
  });

  test('has its own error messages for an overlong name and an unknown payment method', () => {
    expect(errorsOf({ ...FORM, name: 'A'.repeat(101), paymentMethod: 'gold' })).toEqual({
      name: 'Please use at most 100 characters',
      paymentMethod: 'Please send paymentMethod as one of razorpay, cod',
    });
  });

  test('fills in the defaults', () => {
    expect(CheckoutForm.parse(FORM)).toMatchObject({
      countryCode: '91',
      shippingMethod: 'standard',
      notes: '',
      address: { ...ADDRESS, line2: '', country: 'India' },
    });
  });

  test.each([
    ['987654321', 'Phone number must be exactly 10 digits'],
    ['98765432101', 'Phone number must be exactly 10 digits'],
    ['0000000000', 'Phone number must be 10 digits and cannot start with 0'],
    ['5811111111', 'Phone number must be 10 digits and start with 6, 7, 8 or 9'],
    ['1111111111', 'Phone number must be 10 digits and start with 6, 7, 8 or 9'],
  ])('phone %s is refused: %s', (phone, message) =>
    expect(errorsOf({ ...FORM, phone })).toEqual({ phone: message }),
  );

  test('validates the phone number by its country, and reports it together with other errors', () => {
    const abroad = { ...FORM, countryCode: '1', phone: '4155550100' };
    expect(errorsOf(abroad)).toEqual({});
    expect(errorsOf({ ...abroad, countryCode: '91', name: '' })).toEqual({
      name: 'Name is required (minimum 2 characters)',
      phone: 'Phone number must be 10 digits and start with 6, 7, 8 or 9',
    });
    expect(errorsOf({ ...FORM, phone: undefined })).toEqual({
      phone: 'Phone number must be exactly 10 digits',
    });
  });

  test('accepts a pasted phone number with country code and separators', () => {
    expect(CheckoutForm.parse({ ...FORM, phone: '+91 98765-43210' }).phone).toBe('9876543210');
  });

  test('requires a billing address only when it differs', () => {
    expect(errorsOf({ ...FORM, billingAddress: { line1: '' } })).toEqual({});
    expect(errorsOf({ ...FORM, sameAsBilling: false, billingAddress: { ...ADDRESS, city: ' ' } })).toEqual({
      'billingAddress.city': 'City is required',
    });
    expect(errorsOf({ ...FORM, sameAsBilling: false })).toHaveProperty('billingAddress');
  });

  test('checks a GSTIN to its last character, and accepts an empty one', () => {
    expect(CheckoutForm.parse({ ...FORM, gstin: '' }).gstin).toBeUndefined();
    expect(CheckoutForm.parse({ ...FORM, gstin: '27aapfu0939f1zv' }).gstin).toBe('27AAPFU0939F1ZV');
    expect(errorsOf({ ...FORM, gstin: '27AAPFU0939F1ZW' })).toHaveProperty('gstin');
  });

  test('refuses an unknown payment method and an unknown country code', () => {
    expect(errorsOf({ ...FORM, paymentMethod: 'cheque' })).toHaveProperty('paymentMethod');
    expect(errorsOf({ ...FORM, countryCode: '7' })).toEqual({ countryCode: 'Unknown country code' });
  });
});
