import { expect, test } from 'vitest';
import { CLOSED_TO_SEARCH, isOwnPage, mayHavePixel } from './own-pages.ts';

test.each([
  ['/', false, true],
  ['/products/prd_1', false, true],
  ['/contact', false, true],
  ['/registered-designs', false, true],
  ['/checkout', true, true],
  ['/order-confirmation/ord_1', true, true],
  ['/orders', true, false],
  ['/orders.data', true, false],
  ['/invoices/inv_1', true, false],
  ['/mobile-login', true, false],
  ['/reset-password/a-secret', true, false],
  ['/verify-email/a-secret', true, false],
  ['/undo-change/a-secret', true, false],
  ['/newsletter/a-secret', true, false],
])('%s is a private page: %s; it may load an advertising pixel: %s', (path, isOwn, pixel) => {
  expect(isOwnPage(path)).toBe(isOwn);
  expect(mayHavePixel(path)).toBe(pixel);
});

test('search engines may not fetch checkout and orders, but may fetch the login page to read its noindex', () => {
  expect(CLOSED_TO_SEARCH).toContain('/checkout');
  expect(CLOSED_TO_SEARCH).toContain('/orders');
  expect(CLOSED_TO_SEARCH).not.toContain('/login');
});
