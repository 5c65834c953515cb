import { expect, test } from 'vitest';
import { IdempotencyHeader, OptionalIdempotencyHeader } from './idempotency-key.ts';

test.each(['short', 'a'.repeat(129), 'with space in it', ''])('%j is not a valid idempotency key', (key) => {
  expect(IdempotencyHeader.safeParse({ 'idempotency-key': key }).success).toBe(false);
  expect(OptionalIdempotencyHeader.safeParse({ 'idempotency-key': key }).success).toBe(false);
});

test('a key may be left out only where it is optional', () => {
  expect(OptionalIdempotencyHeader.safeParse({}).success).toBe(true);
  expect(IdempotencyHeader.safeParse({}).success).toBe(false);
});
