import * as fc from '#test/fast-check.ts';
import { describe, expect, test } from 'vitest';
import { toFieldErrors } from '#domain/error.ts';
import {
  countDown,
  OTP_WORDS,
  SendMobileOtp,
  SendOtp,
  tellOtpWait,
  toOtpCode,
  VerifyMobileOtp,
  VerifyOtp,
} from './otp.ts';

describe('asking for a code', () => {
  test('accepts the number as people write it and fills in defaults', () => {
    expect(SendOtp.parse({ mobile_number: '+91 98765-43210' })).toEqual({
      mobile_number: '9876543210',
      country_code: '91',
      delivery_method: 'sms',
    });
    expect(
      SendMobileOtp.parse({
        mobile_number: '9876543210',
        country_code: 91,
        purpose: 'register',
        role: 'owner',
      }),
    ).toEqual({
      mobile_number: '9876543210',
      country_code: '91',
      purpose: 'register',
    });
  });

  test.each([
    '',
    '98765',
    '98765432101',
    '5876543210',
    '0876543210',
    'abcdefghij',
    9876543210,
    null,
    undefined,
  ])('each of the two APIs refuses %j with its own message', (mobile_number) => {
    const first = SendOtp.safeParse({ mobile_number });
    const second = SendMobileOtp.safeParse({ mobile_number });
    expect(toFieldErrors(first.error!.issues)).toEqual({ mobile_number: OTP_WORDS.indianMobile });
    expect(toFieldErrors(second.error!.issues)).toEqual({ mobile_number: OTP_WORDS.mobile });
  });

  test('accepts only listed countries, each with its own number length', () => {
    for (const country_code of ['7', '9+1'])
      expect(SendMobileOtp.safeParse({ mobile_number: '9876543210', country_code }).success).toBe(false);
    expect(SendMobileOtp.parse({ mobile_number: '4155550100', country_code: '+1' }).country_code).toBe('1');
    const dubai = SendMobileOtp.parse({ mobile_number: '050 123 4567', country_code: '971' });
    expect(dubai).toMatchObject({ mobile_number: '501234567', country_code: '971' });
    const short = SendMobileOtp.safeParse({ mobile_number: '50123456', country_code: '971' });
    expect(short.error!.issues[0]!.message).toBe('Please enter a valid 9-digit mobile number');
  });
});

describe('entering a code', () => {
  test.each(['', '12345', '1234567', '12345a', '１２３４５６', 123456, null])(
    '%j is not six digits',
    (otp) => {
      for (const schema of [VerifyOtp, VerifyMobileOtp]) {
        const { error } = schema.safeParse({ mobile_number: '9876543210', otp });
        expect(toFieldErrors(error!.issues)).toEqual({ otp: 'Please enter the 6-digit OTP' });
      }
    },
  );

  test('keeps leading zeros', () => {
    expect(VerifyOtp.parse({ mobile_number: '9876543210', otp: ' 000123 ' }).otp).toBe('000123');
  });
});

describe('a code', () => {
  test('has six digits for any random bytes, or must be drawn again', () => {
    const three = fc.uint8Array({ minLength: 3, maxLength: 3 });
    fc.assert(
      fc.property(three, (bytes) => {
        expect(toOtpCode(bytes) ?? '000000').toMatch(/^\d{6}$/);
      }),
    );
    expect(toOtpCode(new Uint8Array([0, 0, 7]))).toBe('000007');
    expect(toOtpCode(new Uint8Array([0xf4, 0x23, 0xff]))).toBe('999999');
    expect(toOtpCode(new Uint8Array([0xf4, 0x24, 0x00]))).toBeUndefined();
  });

  test.each([
    [300, 'OTP expires in 5:00'],
    [299.2, 'OTP expires in 5:00'],
    [61, 'OTP expires in 1:01'],
    [5, 'OTP expires in 0:05'],
    [0, 'OTP has expired'],
    [-3, 'OTP has expired'],
  ])('with %s seconds left the countdown shows: %s', (seconds, words) =>
    expect(countDown(seconds)).toBe(words),
  );
});

test.each([
  [1, '1 minute'],
  [840, '14 minutes'],
  [3541, '1 hour'],
  [61_200, '17 hours'],
])('a wait of %i seconds for another code is shown as %s', (seconds, said) => {
  expect(tellOtpWait(seconds)).toBe(`Too many attempts. You can ask for another OTP in ${said}.`);
});
