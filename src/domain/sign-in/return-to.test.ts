import * as fc from '#test/fast-check.ts';
import { describe, expect, test } from 'vitest';
import { readReturnPath, toLoginPath, toReturnPath } from './return-to.ts';

const ATTACKS = [
  '',
  ' ',
  'evil.com',
  'https://evil.com',
  'http://evil.com',
  'HTTPS://EVIL.COM',
  '//evil.com',
  '///evil.com',
  '////evil.com',
  '//evil.com/%2f..',
  '/\\evil.com',
  '\\\\evil.com',
  '\\/evil.com',
  '/\\/evil.com',
  '/\\\\evil.com',
  '/\t/evil.com',
  '/\n/evil.com',
  '/\r/evil.com',
  '/\u0000/evil.com',
  '\t//evil.com',
  ' //evil.com',
  '\n/profile',
  '/ /evil.com',
  '/%09/evil.com',
  '/%0a/evil.com',
  '/%0d%0aLocation:%20https://evil.com',
  '/%00//evil.com',
  '/%2f/evil.com',
  '/%2f%2fevil.com',
  '/%252f%252fevil.com',
  '/%25252f%25252fevil.com',
  '/%2525252f/evil.com',
  '/%5cevil.com',
  '/%5c%5cevil.com',
  '/%255cevil.com',
  '/.//evil.com',
  '/..//evil.com',
  '/a/..//evil.com',
  '/./\\evil.com',
  '/orders/..//evil.com',
  '/%2e%2e//evil.com',
  '/%2e//evil.com',
  '/orders//evil.com',
  '/\u00a0/evil.com',
  '/\u2028/evil.com',
  '\ufeff//evil.com',
  '/search?q=a\\b',
  '/orders\n',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'blob:https://evil.com/1',
  'mailto:a@evil.com',
  'https:evil.com',
  'https:/evil.com',
  '@evil.com',
  'user@evil.com/profile',
  'https://haat.invalid@evil.com',
  'https://haat.invalid.evil.com',
  'https://haat.invalid/profile',
  '.evil.com',
  '?next=//evil.com',
  '#//evil.com',
  '/%',
  '/%ff',
  '/login',
  '/login?returnTo=%2F%2Fevil.com',
  '/LOGIN',
  '/./login',
  '/mobile-login',
  '/mobile-register',
  '/register/',
  '/api/v1/track/HT-2611-00000000',
  '/api',
  `/${'a'.repeat(3000)}`,
];

describe('the way back after a login', () => {
  test.each(ATTACKS)('%j falls back to the home page', (raw) => expect(toReturnPath(raw)).toBe('/'));

  test.each([
    ['/checkout', '/checkout'],
    ['/invoices/inv_01', '/invoices/inv_01'],
    ['/orders?tab=shipped&page=2', '/orders?tab=shipped&page=2'],
    ['/search?q=a%5Cb%2F%2Fc', '/search?q=a%5Cb%2F%2Fc'],
    ['/search?q=https://example.com', '/search?q=https://example.com'],
    ['/category/wall-decor/wall-plates-%26-plaques', '/category/wall-decor/wall-plates-%26-plaques'],
    ['/search?q=दीया', '/search?q=%E0%A4%A6%E0%A5%80%E0%A4%AF%E0%A4%BE'],
    ['/orders/../profile', '/profile'],
    ['/profile#settings', '/profile'],
    ['/apiary', '/apiary'],
    ['/loginless', '/loginless'],
    ['/@me', '/@me'],
  ])('%j leads to %j', (raw, path) => expect(toReturnPath(raw)).toBe(path));

  test('any input stays on the shop’s origin, and a second pass changes nothing', () => {
    const pieces = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '@',
      ':',
      '%2f',
      '%5c',
      '%09',
      '\t',
      'evil.com',
      'a',
      '?',
      '#',
      '//',
    );
    const raw = fc.oneof(
      fc.string(),
      fc.array(pieces, { maxLength: 8 }).map((parts) => `/${parts.join('')}`),
    );
    fc.assert(
      fc.property(raw, (text) => {
        const path = toReturnPath(text);
        const url = new URL(path, 'https://shop.example');
        expect(url.origin).toBe('https://shop.example');
        expect(toReturnPath(path)).toBe(path);
      }),
      { numRuns: 2000 },
    );
  });

  test('both parameters are read, returnTo first', () => {
    expect(readReturnPath(new URLSearchParams('redirect=/orders'))).toBe('/orders');
    expect(readReturnPath(new URLSearchParams('redirect=/orders&returnTo=/checkout'))).toBe('/checkout');
    expect(readReturnPath(new URLSearchParams('returnTo=//evil.com&redirect=/orders'))).toBe('/');
    expect(readReturnPath(new URLSearchParams())).toBe('/');
  });

  test('the login link carries the return path, unless it is the home page or unsafe', () => {
    expect(toLoginPath('/checkout')).toBe('/login?returnTo=%2Fcheckout');
    expect(toLoginPath('/orders?tab=all&x=1')).toBe('/login?returnTo=%2Forders%3Ftab%3Dall%26x%3D1');
    expect(toLoginPath('//evil.com')).toBe('/login');
    expect(toLoginPath('/')).toBe('/login');
  });
});
