import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import {
  HTTP_STATUS,
  ShopError,
  conflict,
  forbidden,
  invalid,
  invalidFields,
  isShopError,
  malformed,
  notFound,
  tooLarge,
  tooMany,
  unauthenticated,
  unavailable,
  unsupported,
} from './error.ts';

describe('shop errors', () => {
  test.each([
    [malformed(), 400, 'request.malformed'],
    [unauthenticated(), 401, 'session.required'],
    [forbidden('No'), 403, 'access.forbidden'],
    [notFound('Stock request'), 404, 'stock_request.not_found'],
    [conflict('stock.gone', 'Sold out'), 409, 'stock.gone'],
    [tooLarge('Too large'), 413, 'request.too_large'],
    [unsupported('Not accepted'), 415, 'request.unsupported'],
    [invalid('cart.empty', 'Your cart is empty'), 422, 'cart.empty'],
    [tooMany('Slow down', 30), 429, 'rate.limited'],
    [unavailable('payment.unreachable', 'Later'), 503, 'payment.unreachable'],
  ])('%s has its HTTP status and a stable code', (error, status, code) => {
    expect(error).toBeInstanceOf(ShopError);
    expect(HTTP_STATUS[error.kind]).toBe(status);
    expect(error.code).toBe(code);
  });

  test('for a missing session have the message that the invoice page expects', () => {
    expect(unauthenticated().message).toBe('Authentication required');
  });

  test('name what was not found', () => {
    expect(notFound('Order').message).toBe('Order not found');
  });

  test('carry the seconds to wait', () => {
    expect(tooMany('Slow down', 30).detail).toEqual({ retryAfterSeconds: 30 });
  });

  test('are distinguished from other errors, and by code', () => {
    expect(isShopError(conflict('stock.gone', ''), 'stock.gone')).toBe(true);
    expect(isShopError(conflict('stock.gone', ''), 'price.changed')).toBe(false);
    expect(isShopError(new Error('stock.gone'))).toBe(false);
  });

  test('give each invalid field its first message', () => {
    const schema = z.object({
      address: z.object({ city: z.string().min(1, 'City is required').min(2, 'Too short') }),
    });
    const error = invalidFields(schema.safeParse({ address: { city: '' } }).error!.issues);
    expect(error.message).toBe('City is required');
    expect(error.fields).toEqual({ 'address.city': 'City is required' });
  });
});
