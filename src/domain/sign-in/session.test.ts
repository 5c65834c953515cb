import { describe, expect, test } from 'vitest';
import { hourMs } from '#domain/durations.ts';
import { toFieldErrors } from '#domain/error.ts';
import { Login, Register } from '#contract/sign-in/credentials.ts';
import { expiryFrom, isLoginForced, isRefreshDue, readExpiry } from './session.ts';

const NOW = Date.parse('2026-11-21T06:00:00Z');

describe('sessions', () => {
  test('last seven days', () => {
    expect(expiryFrom(NOW).toISOString()).toBe('2026-11-28T06:00:00.000Z');
  });

  test.each([
    [25 * hourMs, false],
    [24 * hourMs, false],
    [24 * hourMs - 1, true],
    [1, true],
    [0, false],
    [-hourMs, false],
  ])('with %s ms left the token is exchanged: %s', (left, due) => {
    expect(isRefreshDue(NOW + left, NOW)).toBe(due);
  });

  test('are assumed to last seven days if the expiry is not readable', () => {
    expect(readExpiry(null, NOW)).toBe(NOW + 168 * hourMs);
    expect(readExpiry('soon', NOW)).toBe(NOW + 168 * hourMs);
    expect(readExpiry('2026-11-22T00:00:00Z', NOW)).toBe(Date.parse('2026-11-22T00:00:00Z'));
  });

  test.each([
    ['/profile', true],
    ['/profile/settings', true],
    ['/orders?tab=all', true],
    ['/', false],
    ['/products', false],
    ['/orders-help', false],
    ['/order-status/1', false],
    ['/help/orders', false],
  ])('a 401 at %s forces the login: %s', (path, forced) => expect(isLoginForced(path)).toBe(forced));
});

describe('logging in by email', () => {
  test('keeps the password as it is and trims the address', () => {
    expect(Login.parse({ email: ' Asha@Example.com ', password: '  two  ' })).toEqual({
      email: 'Asha@Example.com',
      password: '  two  ',
    });
  });

  test('returns an error for each missing or invalid field', () => {
    expect(toFieldErrors(Login.safeParse({}).error!.issues)).toEqual({
      email: 'Invalid email address',
      password: 'Please enter your password',
    });
    const { error } = Register.safeParse({ name: ' A ', email: 'a@', password: 'short' });
    expect(toFieldErrors(error!.issues)).toEqual({
      name: 'Please enter your name',
      email: 'Invalid email address',
      password: 'Password must be at least 8 characters',
    });
  });
});
